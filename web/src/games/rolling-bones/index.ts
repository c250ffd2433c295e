// Rolling Bones in the page: the parts of its folder.
import type { OwnRoom } from '../../app/games';
import Picture from './Picture.svelte';
import './look.css';

export default {
  name: 'rolling-bones',
  shelf: 1,
  minutes: [15, 40],
  sounds: { throw: 'bone-dice', act: 'tile' },
  ending: () => 1200,
  Picture,
  board: () => import('./Board.svelte'),
  happened: () => import('./Happened.svelte'),
  keepsake: () => import('./Keepsake.svelte'),
  figure: () => import('./Figure.svelte'),
  sheet: { negative: true },
  entry: () => import('./Entry.svelte'),
} satisfies OwnRoom;
