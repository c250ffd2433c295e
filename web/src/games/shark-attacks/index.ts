// Shark Attacks! in the page: the parts of its folder.
import type { OwnRoom } from '../../app/games';
import Picture from './Picture.svelte';
import './look.css';

export default {
  name: 'shark-attacks',
  shelf: 2,
  minutes: [15, 30],
  sounds: { throw: 'glass-dice', act: 'slam' },
  ending: () => 1200,
  Picture,
  board: () => import('./Board.svelte'),
  happened: () => import('./Happened.svelte'),
  keepsake: () => import('./Keepsake.svelte'),
  figure: () => import('./Figure.svelte'),
  sheet: {},
  entry: () => import('./Entry.svelte'),
} satisfies OwnRoom;
