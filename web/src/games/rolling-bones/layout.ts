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
const WAYS: Way[] = ['rows', 'sides', 'flanks', 'beside'];
const LEAST = 44; // px: a finger must find a die
const MOST = 260;
const NEARLY = 0.8; // of the largest, for dice that are nearer to a thumb and a skeleton that stays where it is
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

/** The layout with the largest dice among those that leave the skeleton its size; upright, dice below it are
 * nearest to a thumb, and may be somewhat smaller for that. Where none does, the one with the largest skeleton beside the least dice.
 * Dice stay where they have been kept as long as they fit there. */
export function layout(width: number, height: number, kept: Way | null = null): Layout {
  const fitted = WAYS.map((way) => largest(way, width, height)).filter((found) => found !== null);
  const most = Math.max(...fitted.map(({ die }) => die));
  const enough = (way: Way): number => (way === 'rows' && width < height ? NEARLY * most : most);
  const stays = fitted.find(({ way }) => way === kept) ?? (kept && placed(kept, width, height, LEAST));
  if (stays && stays.skeleton >= NEARLY * SITES) return stays;
  const first = fitted.find(({ way, die }) => die >= enough(way));
  if (first) return first;
  const [low] = WAYS.map((way) => placed(way, width, height, LEAST)).sort((a, b) => b.skeleton - a.skeleton);
  return low && low.skeleton >= LOWEST ? low : { way: 'sides', die: LEAST, skeleton: SITES };
}

/** The layout of a way with the largest dice that leave the skeleton its size, if any do. */
function largest(way: Way, width: number, height: number): Layout | null {
  for (let die = MOST; die >= LEAST; die--) {
    const found = placed(way, width, height, die);
    if (found.skeleton >= Math.max(2 * die, Math.min(SITES, LOW * height))) return found;
  }
  return null;
}

function placed(way: Way, width: number, height: number, die: number): Layout {
  return { way, die, skeleton: Math.floor(HEIGHTS[way](width, height, die)) };
}
