// The helper for a real table: what is tapped in, and the rules that count it, as they run in the browser.
import { loadPyodide } from 'pyodide';
import { beforeAll, describe, expect, it } from 'vitest';
import * as bones from '../src/games/bones/Entry.svelte';
import * as rollingBones from '../src/games/rolling-bones/Entry.svelte';
import * as sharkAttacks from '../src/games/shark-attacks/Entry.svelte';
import * as skulls from '../src/games/skulls-of-sedlec/Entry.svelte';
import type { Counted } from '../src/lib/beside';
import { Entry } from '../src/lib/entry.svelte';
import { installed } from '../src/lib/python';
import { csv, sheets, type Sheet, type Standing } from '../src/lib/sheets.svelte';

let answer: (question: string) => string;
const ask = (question: object): unknown => JSON.parse(answer(JSON.stringify(question)));
const count = (game: string, position: object): Counted => (ask({ ask: 'count', game, position }) as { answer: Counted }).answer;

beforeAll(async () => {
  answer = installed(await loadPyodide());
}, 120_000);

describe('the rules in the browser', () => {
  it('count what is tapped in', () => {
    const skeleton = ['skull', 'rib_cage', 'rib_cage'].reduce(rollingBones.tapped, rollingBones.empty);
    expect(rollingBones.points(count('rolling-bones', rollingBones.position(skeleton)))).toBe(-4);
    const tiles = ['tile_2_5', 'tile_2_6'];
    expect(bones.points(count('bones', bones.position(tiles)))).toBe(15);
    const flight = { blue: [3, 2, 2, 0], fins: [3, 1] };
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
    const after = (laid: typeof rollingBones.empty, action: string): typeof rollingBones.empty => {
      const { answer } = ask({ ask: 'after', game: 'rolling-bones', look: rollingBones.look(laid), action }) as { answer: Record<string, unknown> };
      return rollingBones.followed(laid, answer);
    };
    const rolled = { left_hand: 4, right_foot: 6, gravestone: 3 };
    const bones = { skull: 'right', rib_cage: 'right', spine: 'false', left_upper_arm: 'right' } as const;
    const laid = { ...rollingBones.empty, bones, rolled, post_ops: 1, turn: { ...rollingBones.empty.turn, laid: 'bone' as const } };
    expect(ask({ ask: 'choices', game: 'rolling-bones', look: rollingBones.look(laid) })).toEqual({ answer: ['bury', 'roll'] });
    const owing = after(laid, 'roll');
    expect(owing.turn).toMatchObject({ phase: 'paying', owed: 2 });
    const next = after(after(owing, 'pay_right'), 'pay_right');
    expect(next).toMatchObject({ post_ops: 2, rolled: {}, bones, turn: { phase: 'laying' } });
    expect(rollingBones.look(next)).toBeNull();
  });
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
    expect([once.bones, twice.bones, thrice.bones]).toEqual([{ skull: 'right' }, { skull: 'false' }, {}]);
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

  it('of a flight leaves nothing to choose', () => {
    expect(sharkAttacks.look({ blue: [2, 0, 0], fins: [] })).toEqual({ phase: 'choosing', blue: { wave: 2, swimmer_2: 1 } });
    expect(sharkAttacks.look({ blue: [2], fins: [0] })).toBeNull();
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
