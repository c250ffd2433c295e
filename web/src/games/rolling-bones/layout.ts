// Where the skeleton stands and the dice lie, so that both are as large as the table has room for.

/** rows: all dice below the skeleton. sides: in a column at each side, the centre ones below. flanks: in two columns at
 * each side, the centre ones below. beside: each kind in two columns, in one line with the skeleton. */
export type Way = 'rows' | 'sides' | 'flanks' | 'beside';

export interface Layout {
  way: Way;
  /** The side of a die and the height of the skeleton, in px. */
  die: number;
  skeleton: number;
}

export const GAP = 2; // px between dice, whose boxes are larger than their frames
export const PAD = 4; // px around them in a tray
export const APART = 6; // px between trays and skeleton
const LEAST = 44; // px: a finger must find a die
const MOST = 260;
const BROAD = 280 / 460; // the skeleton
const SITES = 346; // px: a lower skeleton has sites that a finger misses
const LOWEST = 200; // px of a skeleton
const LOW = 0.86; // of a table that is lower than that

const tray = (dice: number, die: number): number => dice * die + (dice - 1) * GAP + 2 * PAD;

/** How high the skeleton can be beside dice of a size. */
const HEIGHTS: Record<Way, (width: number, height: number, die: number) => number> = {
  rows: (width, height, die) => (tray(6, die) > width ? 0 : Math.min(height - 3 * (tray(1, die) + APART), width / BROAD)),
  sides: (width, height, die) => {
    const high = height - tray(1, die) - APART;
    return tray(6, die) > Math.min(width, high) ? 0 : Math.min(high, (width - 2 * (tray(1, die) + APART)) / BROAD);
  },
  flanks: (width, height, die) => {
    const high = height - tray(1, die) - APART;
    return tray(6, die) > width || tray(3, die) > high ? 0 : Math.min(high, (width - 2 * (tray(2, die) + APART)) / BROAD);
  },
  beside: (width, height, die) => (tray(3, die) > height ? 0 : Math.min(height, (width - 3 * (tray(2, die) + APART)) / BROAD)),
};

/** The layout with the largest dice among those that leave the skeleton its size; dice below it are nearest to a thumb.
 * Where none does, the one with the largest skeleton beside the least dice. */
export function layout(width: number, height: number): Layout {
  const ways = Object.keys(HEIGHTS) as Way[];
  for (let die = MOST; die >= LEAST; die--) {
    const needed = Math.max(2 * die, Math.min(SITES, LOW * height));
    const found = ways.map((way): Layout => ({ way, die, skeleton: Math.floor(HEIGHTS[way](width, height, die)) }));
    const first = found.find(({ skeleton }) => skeleton >= needed);
    if (first) return first;
  }
  const [low] = ways
    .map((way): Layout => ({ way, die: LEAST, skeleton: Math.floor(HEIGHTS[way](width, height, LEAST)) }))
    .sort((a, b) => b.skeleton - a.skeleton);
  return low && low.skeleton >= LOWEST ? low : { way: 'sides', die: LEAST, skeleton: SITES };
}
