// The scores of a game turn by turn, as lines that can be drawn.

export interface Curve {
  seat: number;
  /** Where the line goes, for the points of an SVG polyline. */
  points: string;
  /** The last point: its height, where the name stands. */
  end: number;
}

/** A line for each seat in a box of that size, from no points before the first turn; 0 is always in view. */
export function curves(course: number[][], width: number, height: number): Curve[] {
  const all = [0, ...course.flat()];
  const low = Math.min(...all);
  const span = Math.max(...all) - low || 1;
  const seats = course[0]?.length ?? 0;
  const y = (score: number): number => round(height - ((score - low) / span) * height);
  return Array.from({ length: seats }, (_, seat) => {
    const scores = [0, ...course.map((after) => after[seat] ?? 0)];
    const points = scores.map((score, turn) => `${round((turn / course.length) * width)},${y(score)}`).join(' ');
    return { seat, points, end: y(scores[scores.length - 1] ?? 0) };
  });
}

/** Heights moved apart, top to bottom in their order, so that names beside them do not overlap. */
export function apart(heights: number[], gap: number, bottom: number): number[] {
  const order = heights.map((_, index) => index).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const placed = [...heights];
  let least = 0;
  for (const index of order) {
    placed[index] = Math.max(placed[index] ?? 0, least);
    least = (placed[index] ?? 0) + gap;
  }
  let most = bottom;
  for (const index of order.reverse()) {
    placed[index] = Math.min(placed[index] ?? 0, most);
    most = (placed[index] ?? 0) - gap;
  }
  return placed;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
