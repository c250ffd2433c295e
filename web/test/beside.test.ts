// The helper for a real table: the entries, and the rules that count them, as they run in the browser.
import { isDeepStrictEqual } from 'node:util';
import { loadPyodide, type PyodideAPI } from 'pyodide';
import { beforeAll, describe, expect, it } from 'vitest';
import * as bones from '../src/games/bones/Entry.svelte';
import * as rollingBones from '../src/games/rolling-bones/Entry.svelte';
import * as sharkAttacks from '../src/games/shark-attacks/Entry.svelte';
import * as skulls from '../src/games/skulls-of-sedlec/Entry.svelte';
import type { Counted } from '../src/beside/beside';
import { Entry } from '../src/beside/entry.svelte';
import { installed } from '../src/beside/python';
import { csv, sheets, type Sheet, type Standing } from '../src/beside/sheets.svelte';
import type { Look } from '../src/games/rolling-bones/rules';

let python: PyodideAPI;
let answer: (question: string) => string;
const ask = (question: object): unknown => JSON.parse(answer(JSON.stringify(question)));
const count = (game: string, position: object): Counted => (ask({ ask: 'count', game, position }) as { answer: Counted }).answer;

beforeAll(async () => {
  python = await loadPyodide();
  answer = installed(python);
}, 120_000);

describe('the rules in the browser', () => {
  it('count what is tapped in', () => {
    const skeleton = ['skull', 'rib_cage', 'rib_cage'].reduce(rollingBones.tapped, rollingBones.empty);
    expect(rollingBones.points(count('rolling-bones', rollingBones.position(skeleton)))).toBe(-4);
    const tiles = ['tile_2_5', 'tile_2_6'];
    expect(bones.points(count('bones', bones.position(tiles)))).toBe(15);
    const flight = { ...sharkAttacks.empty, blue: [3, 2, 2, 0], fins: [3, 1] };
    expect(sharkAttacks.points(count('shark-attacks', sharkAttacks.position(flight)))).toBe(2);
    const stack = (['royal', 'peasant', 'priest', 'priest'] as const).reduce(skulls.withSkull, skulls.empty);
    const counted = count('skulls-of-sedlec', skulls.position(stack));
    expect(skulls.points(counted)).toBe(6);
    expect(skulls.written(counted, 1)).toEqual({ seat: 1, kinds: [1, 1, 4, 0, 0] });
  });

  it('say why something cannot be, in a key with its arguments', () => {
    expect(ask({ ask: 'count', game: 'bones', position: { tiles: [[9, 2]] } })).toEqual({
      refused: { key: 'position-tile', args: { tile: '[9, 2]' } },
    });
  });

  it('take the look of a turn, false bones included, and lead on from it', () => {
    const rolled = { left_hand: 4, right_foot: 6, gravestone: 3 };
    const bones = { skull: 'skull', rib_cage: 'rib_cage', spine: 'false', left_upper_arm: 'left_upper_arm' };
    const laid = rollingBones.laidOf({ ...rollingBones.empty, bones, rolled, post_ops: 1 }, 'bone');
    expect(choices(laid)).toEqual(['bury', 'roll']);
    const owing = after(laid, 'roll');
    expect(owing.turn).toMatchObject({ phase: 'paying', owed: 2 });
    const next = after(after(owing, 'pay_right'), 'pay_right');
    expect(next).toMatchObject({ post_ops: 2, rolled: {}, bones, turn: { phase: 'laying', laid: 'nothing' } });
    expect(rollingBones.look(next)).toBeNull();
  });
});

type Laid = typeof rollingBones.empty;
const choices = (laid: Laid): unknown => (ask({ ask: 'choices', game: 'rolling-bones', look: rollingBones.look(laid) }) as { answer: unknown }).answer;
function after(laid: Laid, action: string): Laid {
  const told = ask({ ask: 'after', game: 'rolling-bones', look: rollingBones.look(laid), action }) as { answer: Record<string, unknown> };
  return rollingBones.followed(laid, told.answer);
}

describe('every position of Rolling Bones', () => {
  const GAMES = 3;
  const LONGEST = 240_000; // ms, on a busy machine
  interface Decision {
    look: Look;
    choices: string[];
    action: string;
  }
  /** Decisions of a game that is played at random: false bones everywhere, hats on and off and exchanged. */
  function played(seed: number, most: number): Decision[] {
    return JSON.parse(
      String(
        python.runPython(`
import json
from random import Random
from ossuary.games.rolling_bones import rules as rb
rng, state, told = Random(${seed}), rb.initial(rb.Options()), []
while len(told) < ${most} and rb.mover(state) != rb.TERMINAL:
    if rb.mover(state) == rb.CHANCE:
        odds = list(rb.odds(state))
        move = rng.choices(range(len(odds)), odds)[0]
    else:
        legal = [action for action in range(len(rb.ACTIONS)) if rb.legal(state) >> action & 1]
        move = rng.choice(legal)
        told.append({"look": rb.look(state), "choices": [rb.ACTIONS[action] for action in legal], "action": rb.ACTIONS[move]})
    rb.advance(state, move)
json.dumps(told)
`),
      ),
    ) as Decision[];
  }

  /** Notes what differs; a thousand expectations would take longer than the rules do. */
  function told(wrong: unknown[], found: unknown[], right: unknown[]): void {
    if (!isDeepStrictEqual(found, right)) wrong.push({ found, right });
  }

  const times = <T>(number: number, value: T, step: (value: T) => T): T => (number ? times(number - 1, step(value), step) : value);
  const withBones = (laid: Laid, { skeleton }: Look): Laid =>
    Object.entries(skeleton).reduce((now, [site, bone]) => times(bone === site ? 1 : 2, now, (one) => rollingBones.tapped(one, site)), laid);
  const withDice = (laid: Laid, { rolled }: Look): Laid =>
    Object.entries(rolled).reduce((now, [face, number]) => times(number, now, (one) => rollingBones.withDie(one, face, 1)), laid);
  const withHat = (laid: Laid, { hat }: Look): Laid => (hat ? rollingBones.hatted(laid) : laid);

  /** The table after a roll, as a new visitor enters it. */
  function entered(look: Look, diceFirst: boolean): Laid {
    const paid = rollingBones.takenOff(rollingBones.paidFor(rollingBones.empty, look.post_ops), look.to_roll['centre'] ?? 0);
    const lying = diceFirst ? withHat(withBones(withDice(paid, look), look), look) : withDice(withHat(withBones(paid, look), look), look);
    return rollingBones.laidOf(lying, look.laid);
  }

  it('can be tapped in, dice first or bones first, and leaves the choices that the rules leave', () => {
    const wrong: unknown[] = [];
    const kinds = { bone: 0, hat: 0, nothing: 0, off: 0, false: 0 };
    for (let seed = 0; seed < GAMES; seed++) {
      for (const { look, choices: legal } of played(seed, 400)) {
        if (look.phase !== 'laying') continue;
        for (const diceFirst of [true, false]) told(wrong, [look, choices(entered(look, diceFirst))], [look, legal]);
        kinds[look.laid as 'bone'] += 1;
        if (look.to_roll['centre']) kinds.off += 1;
        if (Object.entries(look.skeleton).some(([site, bone]) => site !== bone)) kinds.false += 1;
      }
    }
    expect(wrong).toEqual([]);
    for (const number of Object.values(kinds)) expect(number).toBeGreaterThan(5);
  }, LONGEST);

  it('has false bones of the site’s own kind, where no other die is left', () => {
    const legs = ['pelvis', 'left_thigh', 'left_lower_leg', 'left_foot', 'left_foot'];
    const others = { right_hand: 6, skull: 2, hat: 3, left_hand: 2 };
    const feet = { ...legs.reduce(rollingBones.tapped, rollingBones.paidFor(rollingBones.empty, 1)), rolled: others };
    expect(choices(rollingBones.laidOf(feet, 'bone'))).toEqual(['roll']);
    const trunk = ['spine', 'pelvis', 'pelvis'].reduce(rollingBones.tapped, rollingBones.paidFor(rollingBones.empty, 1));
    expect(choices(rollingBones.laidOf({ ...trunk, rolled: { left_hand: 6, right_hand: 6, skull: 3 } }, 'bone'))).toEqual(['roll']);
  });

  it('goes on with the dice of the next roll, also if they are tapped in while some are to be paid', () => {
    const rolled = { left_hand: 6, right_hand: 6, skull: 5, gravestone: 1 };
    const owing = after({ ...rollingBones.empty, rolled }, 'roll');
    expect(rollingBones.withDie(owing, 'spine', 1)).toEqual({ ...rollingBones.empty, rolled: { spine: 1 }, post_ops: 1 });
  });

  /** An action as a visitor taps it after following the turn. */
  function acted(laid: Laid, action: string): Laid {
    const [, verb, what] = /^(lay|on|take)_(.*)$/.exec(action) ?? [];
    if (what === 'hat') return rollingBones.hatted(laid);
    if (verb && what) return rollingBones.tapped(laid, what);
    return after(laid, action);
  }

  it('is led to by tapping and following, and it stays known which bone lies where', () => {
    const wrong: unknown[] = [];
    for (let seed = GAMES; seed < 2 * GAMES; seed++) {
      let laid = rollingBones.empty;
      for (const { look, choices: legal, action } of played(seed, 400)) {
        if (rollingBones.look(laid) === null) laid = withDice(laid, look);
        told(wrong, [look, laid.bones, choices(laid)], [look, look.skeleton, legal]);
        laid = /bury|leave/.test(action) ? rollingBones.empty : acted(laid, action);
      }
    }
    expect(wrong).toEqual([]);
  }, LONGEST);
});

describe('an entry', () => {
  it('goes back step by step, also to before it was cleared', () => {
    const entry = new Entry<string[]>([]);
    entry.change(['a']);
    entry.change(['a', 'b']);
    entry.clear();
    expect(entry.now).toEqual([]);
    entry.undo();
    expect(entry.now).toEqual(['a', 'b']);
    entry.undo();
    entry.undo();
    expect([entry.now, entry.canUndo]).toEqual([[], false]);
  });

  it('of a site is nothing, the right bone, a false one, and nothing again; the hat falls with the skull', () => {
    const once = rollingBones.tapped(rollingBones.empty, 'skull');
    const twice = rollingBones.tapped({ ...once, hat: true }, 'skull');
    const thrice = rollingBones.tapped(twice, 'skull');
    expect([once.bones, twice.bones, thrice.bones]).toEqual([{ skull: 'skull' }, { skull: 'false' }, {}]);
    expect([twice.hat, thrice.hat]).toEqual([true, false]);
  });

  it('of a stack goes on to the next free place after every card', () => {
    const half = skulls.withSkull(skulls.empty, 'royal');
    expect([half.row, half.column]).toEqual([0, 0]);
    let pile = skulls.withSkull(half, 'priest');
    expect([pile.row, pile.column]).toEqual([0, 1]);
    for (let skull = 0; skull < 6; skull++) pile = skulls.withSkull(pile, 'peasant');
    expect([pile.row, pile.column]).toEqual([1, 0]);
  });

  it('of a stack has the places that so many people have', () => {
    expect([2, 3].map((people) => skulls.emptyFor(people).rows.map((row) => row.length))).toEqual([[4, 3, 2], [3, 2, 1]]);
    expect(skulls.emptyFor(2)).toBe(skulls.empty);
  });

  it('of a throw is a choice at the beach, and in a flight only where signs have to come from others', () => {
    const bitten = (thrown: typeof sharkAttacks.empty, signs: number[]): Record<string, unknown> => {
      const question = sharkAttacks.question(thrown);
      return (ask({ ask: question?.ask, ...question?.more, look: { ...question?.look, scores: [0, 0, 0], signs } }) as { answer: Record<string, unknown> }).answer;
    };
    const beach = { ...sharkAttacks.empty, blue: [2, 0, 0] };
    expect([sharkAttacks.look(beach), sharkAttacks.question(beach)]).toEqual([{ phase: 'choosing', blue: { wave: 2, swimmer_2: 1 } }, null]);
    const fleeing = { ...sharkAttacks.empty, blue: [2, 1, 0], fins: [3], escaped: 4 };
    expect(sharkAttacks.look(fleeing)).toBeNull();
    expect([sharkAttacks.finished(beach), sharkAttacks.finished(fleeing)]).toEqual([true, false]);
    expect(bitten(fleeing, [1, 1, 1])).toMatchObject({ phase: 'fleeing', signs: [3, 1, 1] });
    const signing = bitten(fleeing, [0, 3, 3]);
    expect(signing).toMatchObject({ phase: 'signing', signs: [0, 3, 3], signs_due: 2, escaped: 4, blue: { wave: 1 } });
    expect(sharkAttacks.answered(signing, ['Ann', 'Bob', 'Cleo']).look).toBe(signing);
    expect(sharkAttacks.answered(bitten(fleeing, [1, 1, 1]), ['Ann', 'Bob', 'Cleo']).look).toBeNull();
    expect(ask({ ask: 'choices', game: 'shark-attacks', look: signing })).toEqual({ answer: ['sign_from_1', 'sign_from_2'] });
    const once = sharkAttacks.followed(fleeing, {}, 'sign_from_2') ?? fleeing;
    expect(bitten(once, [0, 3, 3])).toMatchObject({ phase: 'signing', signs: [1, 3, 2], signs_due: 1 });
    expect(sharkAttacks.followed(beach, {}, 'go_on')).toBeNull();
  });
});

describe('score sheets', () => {
  it('are kept on the device, the newest first, and can be removed', () => {
    localStorage.clear();
    const first = sheets.make('bones', ['Ann', 'Bob'], { end: 'tiles' });
    const second = sheets.make('bones', ['Ann', 'Bob'], { end: 'tiles' });
    expect(sheets.open('bones')?.id).toBe(second.id);
    expect((JSON.parse(localStorage.getItem('ossuary-sheets') ?? '') as Sheet[]).map(({ id }) => id)).toEqual([second.id, first.id]);
    sheets.remove(second.id);
    expect(sheets.open('bones')?.id).toBe(first.id);
    expect(sheets.open('rolling-bones')).toBeUndefined();
  });

  it('come out as a table of texts', () => {
    const sheet = { names: ['Ann "the bone"', 'Bob'], entries: [{ seat: 0, points: 3 }, { end: true }, { seat: 1, line: 7 }] } as unknown as Sheet;
    const standing = { after: [[3, 0], [3, 0], [3, 7]] } as unknown as Standing;
    expect(csv(sheet, standing)).toBe(',,"Ann ""the bone""",Bob\r\n1,"Ann ""the bone"": 3",3,0\r\n2,,3,0\r\n3,Bob: 7,3,7\r\n');
  });
});
