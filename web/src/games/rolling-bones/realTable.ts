// A real table as entered, a skeleton and the dice beside it: how a tap changes it, and the questions about it.
import type { Counted } from '../../beside/beside';
import type { SheetEntry } from '../../beside/sheets.svelte';
import { words } from '../../app/words.svelte';
import type { Look } from './rules';
import { KINDS, type Kind } from './bones';

/** A turn, besides its bones and dice. */
type Turn = Pick<Look, 'phase' | 'to_roll' | 'laid' | 'owed' | 'chosen'>;
export interface Laid {
  /** By site, the bone that lies there; a false one that nobody has named is `false`. */
  bones: Record<string, string>;
  hat: boolean;
  rolled: Record<string, number>;
  post_ops: number;
  turn: Turn;
}

export const FALSE = 'false';
export const LAID = ['nothing', 'hat', 'bone'] as const;
const ROLLED: Turn = { phase: 'laying', to_roll: { left: 0, right: 0, centre: 0 }, laid: 'nothing', owed: 0, chosen: null };
export const empty: Laid = { bones: {}, hat: false, rolled: {}, post_ops: 0, turn: ROLLED };
/** How a bone lies there. */
export const how = (site: string, bone: string): string => (bone === site ? 'right' : FALSE);
export const position = ({ bones, hat }: Laid): object => ({
  bones: Object.fromEntries(Object.entries(bones).map(([site, bone]) => [site, how(site, bone)])),
  hat,
});
export const points = ({ score }: Counted): number => Number(score['score']);
export const written = (counted: Counted, seat: number): SheetEntry => ({ seat, points: points(counted) });

const LIMBS = ['upper_arm', 'forearm', 'hand', 'thigh', 'lower_leg', 'foot'];
export const FACES = {
  left: LIMBS.map((bone) => `left_${bone}`),
  right: LIMBS.map((bone) => `right_${bone}`),
  centre: ['skull', 'rib_cage', 'spine', 'pelvis', 'hat', 'gravestone'],
};
export const EACH = 6; // dice of a kind
const kindOf = (face: string): Kind => KINDS.find((kind) => FACES[kind].includes(face)) ?? 'centre';

/** The dice of each kind that lie there, as far as it is known which they are. */
function known({ bones, hat, rolled, turn }: Laid): Record<Kind, number> {
  const dice = { left: 0, right: 0, centre: hat ? 1 : 0 };
  for (const kind of KINDS) dice[kind] += turn.to_roll[kind] ?? 0;
  for (const [face, number] of Object.entries(rolled)) dice[kindOf(face)] += number;
  for (const bone of Object.values(bones)) if (bone !== FALSE) dice[kindOf(bone)] += 1;
  if (turn.chosen) dice[kindOf(turn.chosen)] += 1;
  return dice;
}

/** By site, the bone that lies there; which one an unnamed false bone shows changes nothing, so it is one that is left. */
export function skeleton(laid: Laid): Record<string, string> {
  const dice = known(laid);
  const entries = Object.entries(laid.bones).map(([site, bone]): [string, string] => {
    if (bone !== FALSE) return [site, bone];
    const kind = KINDS.reduce((best, one) => (dice[one] < dice[best] ? one : best));
    dice[kind] += 1;
    return [site, FACES[kind].find((face) => face !== site) ?? ''];
  });
  return Object.fromEntries(entries);
}

/** Whether all dice lie there but those that the rolls have cost: a tap then plays. */
function complete(laid: Laid): boolean {
  const { bones, post_ops, turn } = laid;
  const unnamed = Object.values(bones).filter((bone) => bone === FALSE).length;
  const here = KINDS.reduce((sum, kind) => sum + known(laid)[kind], unnamed);
  const paid = (post_ops * (post_ops + 1)) / 2 + (turn.phase === 'paying' ? post_ops + 1 - turn.owed : 0);
  return here === KINDS.length * EACH - paid;
}

export function look(laid: Laid): Record<string, unknown> | null {
  const { laid: of, ...turn } = laid.turn;
  if (turn.phase === 'laying' && Object.keys(laid.rolled).length === 0 && !complete(laid)) return null;
  const told = { ...turn, skeleton: skeleton(laid), hat: laid.hat, rolled: laid.rolled, post_ops: laid.post_ops };
  return laid.post_ops ? { ...told, laid: of } : told;
}

export const agreed = ['target'];
export const last = ['bury', 'leave'];
export const leads = /^(roll|pay_|take_hat|false_)/;
export const label = (action: string, shown: Record<string, unknown>): string =>
  action.startsWith('false_')
    ? words.say('rolling-bones-false-die', { bone: words.say(`rolling-bones-${action.slice('false_'.length)}`) })
    : words.say(`rolling-bones-${action}`, { dice: (shown['to_roll'] as Record<string, number>)[action.slice('pay_'.length)] ?? 0 });

/** What lies there after an action; once all dice are paid, those of the next roll are to be entered. */
export function followed(before: Laid, after: Record<string, unknown>): Laid {
  const { skeleton: named, hat, rolled, post_ops, phase, to_roll, laid, owed, chosen } = after as unknown as Look;
  const bones = Object.fromEntries(Object.entries(named).map(([site, bone]) => [site, before.bones[site] === FALSE ? FALSE : bone]));
  if (phase === 'rolling') return { bones, hat, rolled: {}, post_ops, turn: ROLLED };
  return { bones, hat, rolled, post_ops, turn: { phase, to_roll, laid, owed, chosen } };
}

/** On an empty site: the false bone that was chosen, a rolled die once all of them lie there, else the next of what a site can hold. */
export function tapped(laid: Laid, site: string): Laid {
  const { [site]: there, ...others } = laid.bones;
  const { turn } = laid;
  if (!there && turn.chosen) {
    return { ...laid, bones: { ...others, [site]: turn.chosen }, turn: { ...turn, phase: 'laying', laid: 'bone', chosen: null } };
  }
  if (!there && laid.rolled[site] && complete(laid)) {
    return { ...withDie(laid, site, -1), bones: { ...others, [site]: site }, turn: { ...turn, laid: 'bone' } };
  }
  const next = there === undefined ? site : there === site ? FALSE : null;
  const bones = next ? { ...others, [site]: next } : others;
  return { ...laid, bones, hat: laid.hat && bones['skull'] !== undefined };
}

/** The hat put on or off; once all dice lie there it comes from the roll, and waits for the next one when it comes off. */
export function hatted(laid: Laid): Laid {
  const { hat, turn } = laid;
  if (!complete(laid)) return { ...laid, hat: !hat };
  if (hat) return takenOff({ ...laid, hat: false }, 1);
  if (!laid.rolled['hat']) return { ...laid, hat: true };
  return { ...withDie(laid, 'hat', -1), hat: true, turn: { ...turn, laid: turn.laid === 'nothing' ? 'hat' : turn.laid } };
}

/** One die more or less of a face; entering one while paying means that the dice were rolled. */
export function withDie(laid: Laid, face: string, by: number): Laid {
  const since = laid.turn.phase === 'paying' ? paidFor(laid, 1) : laid;
  const { [face]: there = 0, ...others } = since.rolled;
  const number = there + by;
  if (number < 0 || number > EACH) return laid;
  return { ...since, rolled: number ? { ...others, [face]: number } : others };
}

/** More or fewer rolls that were paid for; nothing of the last one is laid yet. */
export const paidFor = (laid: Laid, by: number): Laid => ({ ...laid, post_ops: laid.post_ops + by, turn: ROLLED });

/** More or fewer hats that came off since the roll. */
export function takenOff(laid: Laid, by: number): Laid {
  const { to_roll } = laid.turn;
  return { ...laid, turn: { ...laid.turn, to_roll: { ...to_roll, centre: (to_roll['centre'] ?? 0) + by } } };
}

/** What is laid of this roll. */
export const laidOf = (laid: Laid, what: string): Laid => ({ ...laid, turn: { ...laid.turn, laid: what } });
