// How large dice can be so that all of them are in sight.

/** Dice that lie together; in rows of their own, at a part of the full size. */
export interface Group {
  dice: number;
  scale: number;
}

export const GAP = 0.14; // between dice, of their size
const LEAST = 44; // px: a finger must find it
const MOST = 420;

/** The largest side of a die in px at which all groups fit, one below the other. */
export function largest(width: number, height: number, groups: Group[]): number {
  for (let side = MOST; side > LEAST; side -= 2) {
    const high = groups.reduce((sum, { dice, scale }) => sum + rows(width, side * scale, dice) * side * scale * (1 + GAP), 0);
    if (high <= height) return side;
  }
  return LEAST;
}

function rows(width: number, side: number, dice: number): number {
  return Math.ceil(dice / Math.max(1, Math.floor((width + side * GAP) / (side * (1 + GAP)))));
}
