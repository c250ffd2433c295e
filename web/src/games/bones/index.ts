// Bones in the page: the parts of its folder.
import type { OwnRoom } from '../../app/games';
import { ending } from './ending';
import Picture from './Picture.svelte';
import './look.css';

export default {
  name: 'bones',
  shelf: 4,
  minutes: [20, 40],
  sounds: { throw: 'ivory-dice', act: 'tile' },
  ending,
  addsUp: true,
  Picture,
  board: () => import('./Board.svelte'),
  happened: () => import('./Happened.svelte'),
  keepsake: () => import('./Keepsake.svelte'),
  figure: () => import('./Figure.svelte'),
  sheet: { shares: true, line: true },
  entry: () => import('./Entry.svelte'),
} satisfies OwnRoom;
