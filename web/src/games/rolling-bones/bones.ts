// The bones, each where it belongs in the whole skeleton, on a grid of 280 × 460 units.
// All are drawn with round strokes of a width; the right ones are the left ones in a mirror.

/** A stroke of a width along a path; a filled one is its inside as well. */
export interface Stroke {
  d: string;
  width: number;
  filled?: boolean;
}

/** x, y, width, height. */
export type Box = readonly [number, number, number, number];

export interface Shape {
  strokes: Stroke[];
  /** What is cut out of it, or engraved. */
  holes: Stroke[];
  /** What the drawing covers. */
  box: Box;
  mirrored: boolean;
}

export const WIDE = 280;
export const HIGH = 460;

const line = (d: string, width: number): Stroke => ({ d, width });
const solid = (d: string, width = 0): Stroke => ({ d, width, filled: true });
const knob = (x: number, y: number, width: number): Stroke => ({ d: `M${x} ${y}h.01`, width });
const hole = (x: number, y: number, rx: number, ry: number): Stroke =>
  solid(`M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`);

const rib = (d: string): Stroke[] => [line(d, 6.5), line(mirror(d), 6.5)];

/** A path of absolute `M x y C …` seen in a mirror. */
function mirror(d: string): string {
  let turn = 0;
  return d.replace(/-?\d+(\.\d+)?/g, (number) => (turn++ % 2 === 0 ? String(WIDE - Number(number)) : number));
}

type Drawn = Omit<Shape, 'mirrored'>;

const LIMBS: Record<string, Drawn> = {
  upper_arm: {
    strokes: [line('M90 128 63 178', 9), knob(91, 127, 17), knob(83, 131, 10), knob(68, 181, 12), knob(58, 176, 12)],
    holes: [],
    box: [52, 118, 48, 70],
  },
  forearm: {
    strokes: [
      ...[line('M63 193Q60 220 46 243', 6.5), knob(63, 193, 10), knob(46, 243, 10)],
      ...[line('M50 189Q35 212 33 239', 6.5), knob(50, 189, 10), knob(33, 239, 9)],
    ],
    holes: [],
    box: [28, 183, 41, 66],
  },
  hand: {
    strokes: [
      ...[knob(35, 262, 23), line('M31 262 14 279', 7), line('M32 266 25 291', 7), line('M37 266 39 292', 7)],
      ...[line('M40 264 51 284', 7), line('M40 258 56 265', 7)],
    ],
    holes: [line('M25.5 268 21 273M30.5 272 29 278M37.8 272 38.3 278M43.5 270.5 46.5 276', 1.6)],
    box: [10, 249, 50, 48],
  },
  thigh: {
    strokes: [
      ...[knob(121, 286, 16), line('M121 286 109 295', 8), knob(107, 294, 13), line('M108 296 105 348', 10.5)],
      ...[knob(99, 350, 13), knob(111, 351, 13)],
    ],
    holes: [],
    box: [92, 278, 37, 80],
  },
  lower_leg: {
    strokes: [
      ...[knob(103, 366, 12), line('M95 380H110', 9), line('M107 380 105 418', 8.5), knob(105, 420, 11)],
      ...[line('M94 382Q87 400 93 418', 6), knob(93, 419, 9)],
    ],
    holes: [],
    box: [86, 360, 29, 66],
  },
  foot: {
    strokes: [
      solid('M101 426H111C112 433 118 438 118 446 118 450 115 452 111 452 104 452 101 447 95 447 90 447 89 452 84 452 80 452 80 446 84 444 92 441 100 438 101 426Z', 2),
      ...[line('M76 449.5H72', 8), line('M79 443.5 76 444.5', 5)],
    ],
    holes: [line('M98 441 88 446M106 432V438', 2)],
    box: [67, 424, 53, 30],
  },
};

const CENTRE: Record<string, Drawn> = {
  skull: {
    strokes: [
      solid(
        'M140 38C158 38 171 50 171 66 171 75 167 81 162 85 160 86.5 159 88 159 90V95C159 99 156 102 152 102H128C124 102 121 99 121 95V90C121 88 120 86.5 118 85 113 81 109 75 109 66 109 50 122 38 140 38Z',
      ),
    ],
    holes: [
      ...[hole(127, 68, 7.5, 8.5), hole(153, 68, 7.5, 8.5), solid('M140 77 143.5 84H136.500Z', 1)],
      line('M127 91C135 95.5 145 95.5 153 91M134 93.500V99M140 94.500V100M146 93.500V99', 2.2),
    ],
    box: [107, 36, 66, 68],
  },
  rib_cage: {
    strokes: [
      line('M140 108V182', 10),
      ...['M140 120C126 113 112 114 99 121', 'M140 134C120 126 103 134 102 146', 'M140 148C118 140 98 148 99 162'].flatMap(rib),
      ...['M140 162C118 155 101 163 103 175', 'M140 176C124 170 109 176 111 186'].flatMap(rib),
    ],
    holes: [line('M140 130V168', 1.8)],
    box: [94, 103, 92, 88],
  },
  spine: {
    strokes: [line('M140 190V238', 6), ...[194, 206, 218, 230].map((y) => line(`M132 ${y}H148`, 8.5))],
    holes: [],
    box: [127, 187, 26, 51],
  },
  pelvis: {
    strokes: [
      solid(
        'M140 248C128 237 105 237 101 252 98 266 112 270 118 275 124 283 132 288 140 288 148 288 156 283 162 275 168 270 182 266 179 252 175 237 152 237 140 248Z',
      ),
    ],
    holes: [hole(128, 272, 4.5, 5.5), hole(152, 272, 4.5, 5.5), line('M140 254V264', 2)],
    box: [99, 239, 82, 51],
  },
  hat: {
    strokes: [solid('M121 43 117 12C127 6 149 6 161 10L157 43Z', 3), line('M105 42C125 47 153 47 173 41', 8)],
    holes: [line('M121 34C132 37 146 37 157 33', 5)],
    box: [101, 5, 76, 44],
  },
  gravestone: {
    strokes: [solid('M116 62V34A24 24 0 0 1 164 34V62Z', 3), line('M106 64H174', 7)],
    holes: [line('M140 24V48M131 33H149', 5)],
    box: [103, 8, 74, 60],
  },
};

export const KINDS = ['left', 'right', 'centre'] as const;
export type Kind = (typeof KINDS)[number];
const SIDES = ['left', 'right'] as const;

function flipped([x, y, width, height]: Box): Box {
  return [WIDE - x - width, y, width, height];
}

export const SHAPES: Record<string, Shape> = Object.fromEntries([
  ...SIDES.flatMap((side) =>
    Object.entries(LIMBS).map(([bone, drawn]): [string, Shape] => {
      const mirrored = side === 'right';
      return [`${side}_${bone}`, { ...drawn, box: mirrored ? flipped(drawn.box) : drawn.box, mirrored }];
    }),
  ),
  ...Object.entries(CENTRE).map(([bone, drawn]): [string, Shape] => [bone, { ...drawn, mirrored: false }]),
]);

// From head to toe, as it is read out; what is drawn later lies above.
const TOUCHED: [string, Box][] = [
  ['skull', [106, 46, 68, 58]],
  ['rib_cage', [104, 106, 72, 80]],
  ['left_upper_arm', [46, 116, 58, 68]],
  ['left_forearm', [16, 184, 58, 62]],
  ['left_hand', [4, 244, 60, 58]],
  ['spine', [110, 182, 60, 58]],
  ['pelvis', [94, 236, 92, 58]],
  ['left_thigh', [79, 290, 58, 68]],
  ['left_lower_leg', [72, 354, 58, 62]],
  ['left_foot', [62, 402, 62, 58]],
];

/** The sites, and where a finger finds each. */
export const SITES: [string, Box][] = TOUCHED.flatMap(([site, box]): [string, Box][] =>
  site.startsWith('left_')
    ? [
        [site, box],
        [site.replace('left_', 'right_'), flipped(box)],
      ]
    : [[site, box]],
);

/** The sections: their sites from the trunk outwards, and their middle. */
export const SECTIONS: Record<string, { sites: string[]; middle: [number, number] }> = Object.fromEntries([
  ...SIDES.flatMap((side): [string, { sites: string[]; middle: [number, number] }][] => {
    const across = (x: number): number => (side === 'left' ? x : WIDE - x);
    return [
      [`${side}_arm`, { sites: [`${side}_upper_arm`, `${side}_forearm`, `${side}_hand`], middle: [across(48), 214] }],
      [`${side}_leg`, { sites: [`${side}_thigh`, `${side}_lower_leg`, `${side}_foot`], middle: [across(102), 366] }],
    ];
  }),
  ['trunk', { sites: ['skull', 'rib_cage', 'spine', 'pelvis'], middle: [140, 146] }],
]);

export const HAT_SITE: Box = [98, 0, 84, 58];

/** How a drawing is moved so that it fills a box, turned by an angle. */
export function fitted(shape: Shape, [x, y, width, height]: Box, angle = 0): string {
  const [left, top, wide, high] = shape.box;
  const scale = Math.min(width / wide, height / high);
  const [cx, cy] = [x + width / 2, y + height / 2];
  return `translate(${cx} ${cy}) rotate(${angle}) scale(${scale}) translate(${-left - wide / 2} ${-top - high / 2})`;
}

export const middle = ([x, y, width, height]: Box): [number, number] => [x + width / 2, y + height / 2];
export const falseSize = (box: Box): number => Math.min(Math.max(box[2], box[3]) * 0.86, 58);
/** A false bone is small and tilted in the site that it had to fill. */
export function misplaced(bone: string, box: Box): string | undefined {
  const shape = SHAPES[bone];
  const [x, y] = middle(box);
  const size = falseSize(box);
  return shape && fitted(shape, [x - size / 2, y - size / 2, size, size], 28);
}
