// Skulls of Sedlec in the page: the parts of its folder.
import type { OwnRoom } from '../../app/games';
import { ending } from './ending';
import Picture from './Picture.svelte';
import './look.css';

export default {
  name: 'skulls-of-sedlec',
  shelf: 3,
  minutes: [15, 20],
  sounds: { throw: 'dig', act: 'card' },
  ending,
  Picture,
  board: () => import('./Board.svelte'),
  happened: () => import('./Happened.svelte'),
  keepsake: () => import('./Keepsake.svelte'),
  figure: () => import('./Figure.svelte'),
  sheet: { kinds: ['royals', 'peasants', 'priests', 'romantics', 'criminals'] },
  entry: () => import('./Entry.svelte'),
} satisfies OwnRoom;
