// How a die falls: a cube with weight that is thrown, hits the table, tumbles and comes to rest, worked out step by step.
// A path ends with the cube upright and at home, so whatever face is painted on its front is what it shows.

type Vector = readonly [x: number, y: number, z: number];
/** A rotation as quaternion. */
type Turn = readonly [w: number, x: number, y: number, z: number];

/** A cube at a time; lengths are in sides of the cube, z points at whoever looks down at the table. */
export interface Step {
  /** The part of the fall that is over. */
  at: number;
  /** The part of the way that is left, and how far the cube is beside it. */
  left: number;
  beside: number;
  high: number;
  turn: Turn;
}

export interface Fall {
  steps: Step[];
}

const TICK = 1 / 300; // s
const GRAVITY = 60; // sides/s²
const BOUNCE = 0.38;
const FRICTION = 0.45;
const INERTIA = 6; // 1 / that of a cube of side and mass 1
const SOFT = 1.2; // sides/s: a slower corner does not bounce
const LONGEST = 1.6; // s
const FRAMES = 32;
const EYE = 7; // sides between the table and the eye
const FRAME = 42 / 48; // of a die in its box
const HOME = 0.78; // from here on the path is drawn to its exact end
const CORNERS: Vector[] = [-0.5, 0.5].flatMap((x) => [-0.5, 0.5].flatMap((y) => [-0.5, 0.5].map((z): Vector => [x, y, z])));

const add = (a: Vector, b: Vector, by = 1): Vector => [a[0] + b[0] * by, a[1] + b[1] * by, a[2] + b[2] * by];
const cross = (a: Vector, b: Vector): Vector => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

function times([a, b, c, d]: Turn, [e, f, g, h]: Turn): Turn {
  return [a * e - b * f - c * g - d * h, a * f + b * e + c * h - d * g, a * g - b * h + c * e + d * f, a * h + b * g - c * f + d * e];
}

function turned([w, x, y, z]: Turn, point: Vector): Vector {
  const axis: Vector = [x, y, z];
  const twice = cross(axis, point).map((part) => 2 * part) as unknown as Vector;
  return add(add(point, twice, w), cross(axis, twice));
}

const unit = (turn: Turn): Turn => turn.map((part) => part / Math.hypot(...turn)) as unknown as Turn;
const back = ([w, x, y, z]: Turn): Turn => [w, -x, -y, -z];
const about = ([x, y, z]: Vector, angle: number): Turn => [Math.cos(angle / 2), ...([x, y, z].map((part) => part * Math.sin(angle / 2)) as unknown as Vector)];

/** Between two turns, the short way. */
function between(a: Turn, b: Turn, part: number): Turn {
  const same = a.reduce((sum, one, number) => sum + one * (b[number] ?? 0), 0);
  const sign = same < 0 ? -1 : 1;
  return unit(a.map((one, number) => one * (1 - part) + sign * (b[number] ?? 0) * part) as unknown as Turn);
}

/** The same numbers for the same seed, between 0 and 1. */
function numbers(seed: number): () => number {
  let state = seed * 2654435761;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 3266489917) | 0;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}

/** All 24 ways in which a cube lies square. */
const SQUARE: Turn[] = [0, 1, 2, 3].flatMap((spin) => {
  const upright = about([0, 0, 1], (spin * Math.PI) / 2);
  const sides = [0, 1, 2, 3].map((quarter) => about([1, 0, 0], (quarter * Math.PI) / 2));
  return [...sides, about([0, 1, 0], Math.PI / 2), about([0, 1, 0], -Math.PI / 2)].map((side) => times(upright, side));
});

interface Body {
  place: Vector;
  speed: Vector;
  turn: Turn;
  spin: Vector;
}

/** One tick: gravity, then what the table gives back at each corner that is in it. */
function tick(body: Body): void {
  body.speed = add(body.speed, [0, 0, -GRAVITY * TICK]);
  body.place = add(body.place, body.speed, TICK);
  body.turn = unit(times(about(body.spin.map((part) => part / (Math.hypot(...body.spin) || 1)) as unknown as Vector, Math.hypot(...body.spin) * TICK), body.turn));
  let deepest = 0;
  for (const corner of CORNERS) {
    const arm = turned(body.turn, corner);
    const depth = body.place[2] + arm[2];
    deepest = Math.min(deepest, depth);
    if (depth < 0) push(body, arm);
  }
  body.place = add(body.place, [0, 0, -deepest * 0.6]);
}

function push(body: Body, arm: Vector): void {
  const corner = add(body.speed, cross(body.spin, arm));
  if (corner[2] >= 0) return;
  const up: Vector = [0, 0, 1];
  const weight = (way: Vector): number => 1 + dot(cross(cross(arm, way).map((part) => part * INERTIA) as unknown as Vector, arm), way);
  const knock = (-corner[2] * (1 + (corner[2] < -SOFT ? BOUNCE : 0))) / weight(up);
  const slide = Math.hypot(corner[0], corner[1]);
  let impulse: Vector = [0, 0, knock];
  if (slide > 1e-6) {
    const way: Vector = [-corner[0] / slide, -corner[1] / slide, 0];
    impulse = add(impulse, way, Math.min(FRICTION * knock, slide / weight(way)));
  }
  body.speed = add(body.speed, impulse);
  body.spin = add(body.spin, cross(arm, impulse), INERTIA);
}

/** A throw, tick by tick, until the cube lies still; null if it does not in time. */
function thrown(seed: number): Body[] | null {
  const random = numbers(seed);
  const some = (least: number, most: number): number => least + (most - least) * random();
  const axis: Vector = [some(-1, 1), some(-1, 1), some(-1, 1)];
  const body: Body = {
    place: [0, 0, some(2.2, 3.2)],
    speed: [some(7, 10), some(-0.8, 0.8), some(-2, 2)],
    turn: unit([some(-1, 1), ...axis]),
    spin: [some(-7, 7), some(11, 20), some(-7, 7)],
  };
  const all: Body[] = [];
  for (let now = 0; now < LONGEST; now += TICK) {
    tick(body);
    all.push({ ...body });
    const lies = Math.abs(body.place[2] - 0.5) < 0.012;
    if (lies && Math.hypot(...body.speed) < 0.25 && Math.hypot(...body.spin) < 0.4) return all;
  }
  return null;
}

/** The way of a cube from where it is thrown to its place, or null if a throw is not worth being seen. */
export function fall(seed: number): Fall | null {
  const all = thrown(seed);
  const last = all?.at(-1);
  if (!all || !last || all.length * TICK < 0.55) return null;
  // The table is turned so that the cube ends square to it, then the cube so that its front is on top.
  const near = SQUARE.map((square) => times(square, back(last.turn))).sort((a, b) => Math.abs(b[0]) - Math.abs(a[0]))[0] as Turn;
  const spun = unit([near[0], 0, 0, near[3]]);
  const home = unit(times(spun, last.turn));
  const square = [...SQUARE].sort((a, b) => same(b, home) - same(a, home))[0] as Turn;
  const way = Math.hypot(last.place[0], last.place[1]);
  const [dx, dy] = [last.place[0] / way, last.place[1] / way];
  const steps = Array.from({ length: FRAMES + 1 }, (_, number): Step => {
    const at = number / FRAMES;
    const now = all[Math.round(at * (all.length - 1))] as Body;
    const [x, y] = [last.place[0] - now.place[0], last.place[1] - now.place[1]];
    const end = Math.max(0, (at - HOME) / (1 - HOME));
    const turn = times(between(unit(times(spun, now.turn)), square, end ** 2), back(square));
    return { at, left: (x * dx + y * dy) / way, beside: y * dx - x * dy, high: Math.max(0, now.place[2] - 0.5) * (1 - end ** 4), turn };
  });
  return { steps };
}

function same(a: Turn, b: Turn): number {
  return Math.abs(a.reduce((sum, one, number) => sum + one * (b[number] ?? 0), 0));
}

const WANTED = 11; // no throw has as many dice, or a part of it: so no two follow each other the same way
let known: Fall[] | null = null;

/** Some falls that differ, the same ones every time. */
export function falls(): Fall[] {
  if (known) return known;
  known = [];
  for (let seed = 1; known.length < WANTED; seed++) {
    const found = fall(seed);
    if (found) known.push(found);
  }
  return known;
}

/** Where a throw starts: so many px beside the place of a die, and there at a part of its size. */
export interface Start {
  beside: readonly [x: number, y: number];
  small: number;
}

interface Seen {
  at: number;
  x: number;
  y: number;
  high: number;
  scale: number;
  turn: Turn;
}

/** The steps of a fall as they are seen, in px; a die that comes out of something grows while it does. */
function seen({ steps }: Fall, size: number, { beside: [x, y], small }: Start): Seen[] {
  const long = Math.hypot(x, y) || 1;
  return steps.map(({ at, left, beside, high, turn }) => {
    const out = Math.min(1, (1 - left) / OUT);
    return {
      at,
      x: x * left - (y / long) * beside * size,
      y: y * left + (x / long) * beside * size,
      high: high * size * (small + (1 - small) * out),
      scale: small === 1 ? 1 : at === 0 ? 0 : small + (1 - small) * out,
      turn,
    };
  });
}
const OUT = 0.4; // of its way: then a die has its full size

/** How a die moves on the screen. */
export function moved(fall: Fall, size: number, start: Start): Keyframe[] {
  const [far, deep] = [(size * EYE).toFixed(0), (size * FRAME) / 2]; // it turns about its middle, behind its front
  return seen(fall, size, start).map(({ at, x, y, high, scale, turn: [w, ...axis] }) => {
    const angle = 2 * Math.acos(Math.max(-1, Math.min(1, w)));
    const spun = angle < 1e-3 ? 'rotate3d(0, 0, 1, 0rad)' : `rotate3d(${axis.map((part) => part.toFixed(4)).join(', ')}, ${angle.toFixed(4)}rad)`;
    const there = `${x.toFixed(1)}px, ${y.toFixed(1)}px, ${(high - deep).toFixed(1)}px`;
    const large = `scale3d(${[scale, scale, scale].map((part) => part.toFixed(3)).join(', ')})`;
    return { offset: at, transform: `perspective(${far}px) translate3d(${there}) ${spun} ${large} translateZ(${deep.toFixed(1)}px)` };
  });
}

/** How its shadow moves: further away and fainter, the higher the die is. */
export function shaded(fall: Fall, size: number, start: Start): Keyframe[] {
  return seen(fall, size, start).map(({ at, x, y, high, scale }) => ({
    offset: at,
    transform: `translate(${(x + high * 0.3).toFixed(1)}px, ${(y + high * 0.55).toFixed(1)}px) scale(${(scale * (1 + (high / size) * 0.12)).toFixed(3)})`,
    opacity: Number((scale / (1 + (high / size) * 0.9)).toFixed(3)),
  }));
}

/** The same movement in the first part of a longer time, at rest for what is left of it. */
export function resting(frames: Keyframe[], part: number): Keyframe[] {
  return [...frames.map((frame) => ({ ...frame, offset: Math.min(1, Number(frame.offset) * part) })), { ...frames.at(-1), offset: 1 }];
}
