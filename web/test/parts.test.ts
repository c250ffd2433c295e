import { render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SHELF } from '../src/app/games';
import type { LiveTable } from '../src/table/live.svelte';
import { settings } from '../src/app/settings.svelte';
import { words } from '../src/app/words.svelte';
import Chat from '../src/table/Chat.svelte';
import Countdown from '../src/table/Countdown.svelte';
import HowToWin, { howToWin } from '../src/table/HowToWin.svelte';
import Log from '../src/table/Log.svelte';
import Menu from '../src/table/Menu.svelte';
import Offers from '../src/table/Offers.svelte';
import Players from '../src/table/Players.svelte';
import Result from '../src/table/Result.svelte';
import TableList from '../src/shared/TableList.svelte';
import Waiting from '../src/table/Waiting.svelte';
import type { Chair, Happening, Listed, View } from '../src/host/protocol';
import { offer, update, voiceOf, written } from './views';

const NOW = 1_800_000_000;

beforeEach(() => words.need('common', 'host', 'page', ...SHELF, 'page-coach', 'rolling-bones/words', 'rolling-bones/page', 'skulls-of-sedlec/words', 'skulls-of-sedlec/page'));
afterEach(() => vi.useRealTimers());

const texts = (container: HTMLElement, selector: string): string[] => [...container.querySelectorAll(selector)].map(written);
const pressed = (container: HTMLElement, text: string): void => {
  const found = [...container.querySelectorAll('button')].find((button) => written(button) === text);
  if (!found) throw new Error(`no button ${text}`);
  flushSync(() => found.click());
};

function playing(chairs: Partial<Chair>[], mover: number | null = 0): View {
  const { table } = update('rolling-bones-laying');
  const one = table.chairs[0] as Chair;
  return { ...table, mover, chairs: chairs.map((chair) => ({ ...one, ...chair })) };
}

test('a player is to move, or resigned, or away, or not here, in this order', () => {
  const chairs: Partial<Chair>[] = [{}, {}, { present: false }, { present: false, away: true }, { resigned: true, away: true }, { kind: 'mind', present: false }];
  const voice = { names: ['A', 'B', 'C', 'D', 'E', 'F'], you: 0 };
  const { container } = render(Players, { view: playing(chairs), scores: [7, 0, 0, 0, 0, 12], voice, ahead: 0, decision: null });
  expect(texts(container, 'li')).toEqual(['A you 7 to move', 'B 0', 'C 0 not here', 'D 0 a bot plays', 'E 0 resigned', 'F 12']);
  expect([...container.querySelectorAll('li')].map((seat) => seat.getAttribute('aria-current'))).toEqual(['step', null, null, null, null, null]);
  expect([...container.querySelectorAll('li')].map((seat) => seat.classList.contains('absent'))).toEqual([false, false, true, true, false, false]);
});

test('everybody has a face: a bot with its line, a person with a letter, a free seat with none', () => {
  const view = playing([{}, { kind: 'mind', mind: 'strong' }, { kind: 'open' }]);
  const { container } = render(Players, { view, scores: [], voice: { names: ['Ada', 'Hildegard', 'Player 3'], you: 0 }, ahead: 0, decision: null });
  const [ada, bot, free] = [...container.querySelectorAll('li')] as [Element, Element, Element];
  expect(ada.querySelector('.initial')?.getAttribute('data-letter')).toBe('A');
  expect([bot.querySelector('[data-face]')?.getAttribute('data-face'), written(bot.querySelector('.about'))]).toEqual(['strong', 'Has counted the bones. Twice.']);
  expect(free.querySelector('.initial')?.getAttribute('data-letter')).toBe('');
});

test('the time is shown with whoever has to decide', async () => {
  vi.useFakeTimers({ now: NOW * 1000 });
  const shown = { view: playing([{}, {}], 1), scores: [], voice: { names: ['A', 'B'], you: 0 }, ahead: 0 };
  const { container, rerender } = render(Players, { ...shown, decision: { seat: 1, opened: NOW, deadline: NOW + 65 } });
  expect(texts(container, 'li')).toEqual(['A you', 'B to move 1:05']);
  await rerender({ ...shown, decision: { seat: 0, opened: NOW, deadline: NOW + 5 } });
  expect(texts(container, 'li')).toEqual(['A you 0:05', 'B to move']); // a clock runs though another's move is still on show
});

test('time runs by the clock of the host, and is short at last', () => {
  vi.useFakeTimers({ now: NOW * 1000 });
  const { container } = render(Countdown, { opened: NOW - 10, deadline: NOW + 30, ahead: 10_000 });
  const timer = container.querySelector('[role=timer]');
  const seen = (): unknown[] => [written(timer), timer?.getAttribute('aria-label'), container.querySelector('.short') !== null, container.querySelector<HTMLElement>('.running span')?.style.transform];
  expect(seen()).toEqual(['0:20', '20 seconds left', false, 'scaleX(0.5)']);
  vi.advanceTimersByTime(19_000);
  flushSync();
  expect(seen()).toEqual(['0:01', '1 second left', true, 'scaleX(0.025)']);
  vi.advanceTimersByTime(60_000);
  flushSync();
  expect(seen()).toEqual(['0:00', '0 seconds left', true, 'scaleX(0)']);
});

test.each([
  ['en', 3 * 86_400, '3 d', '3 days left'],
  ['en', 5 * 3600, '5 h', '5 hours left'],
  ['de', 3 * 86_400, '3 d', 'noch 3 Tage'],
  ['de', 125, '2:05', 'noch 2 Minuten'],
])('in %s %d seconds are short to the eye and whole words to the ear', async (language, seconds, short, whole) => {
  vi.useFakeTimers({ now: NOW * 1000 });
  await words.speak(language);
  const { container } = render(Countdown, { opened: NOW, deadline: NOW + seconds, ahead: 0 });
  const timer = container.querySelector('[role=timer]');
  expect([written(timer), timer?.getAttribute('aria-label')]).toEqual([short, whole]);
  await words.speak('en');
});

const result = (name: string, change: (view: View) => void = () => undefined) => {
  const given = update(name);
  change(given.table);
  const rematch = vi.fn(async () => undefined);
  const { container } = render(Result, { view: given.table, yours: given.yours, voice: voiceOf(given), invite: null, rematch });
  return { container, rematch };
};

test('whoever won a tie stands first', () => {
  const { container } = result('skulls-of-sedlec-tie');
  expect(texts(container, 'tbody th[scope=row]').slice(0, 2)).toEqual(['Bob', 'Ada']);
  expect(texts(container, 'tr.won th')).toEqual(['Bob']);
  expect(texts(container, '.total')).toEqual(['22', '22']);
  expect(written(container.querySelector('h2'))).toBe('Bob wins!');
});

test('the others follow by their points, and parts without points are left out', () => {
  const { container } = result('bones-over', (view) => {
    view.result = { why: 'resigned', scores: [57, 99, 38], payoffs: [0, 0, 1], course: [], told: [] };
  });
  expect(texts(container, 'tbody th')).toEqual(['Cleo', 'Bob', 'Ada']);
  expect(container.querySelector('p.quiet')).toBeNull();
  const { container: tie } = result('skulls-of-sedlec-tie');
  expect([...tie.querySelectorAll('.parts')].map((parts) => parts.querySelectorAll('span').length)).toEqual([4, 4]);
});

test('a rematch is asked for, or gone to', () => {
  const { container, rematch } = result('bones-over');
  pressed(container, 'Rematch');
  expect(rematch).toHaveBeenCalledOnce();
  const again = result('bones-over', (view) => (view.rematch = 'next'));
  expect(again.container.querySelector('a.primary')?.getAttribute('href')).toBe('/t/next');
  expect(texts(again.container, 'button')).not.toContain('Rematch');
});

test('every action is offered in words, ready chains first', () => {
  const given = update('rolling-bones-laying');
  const act = vi.fn();
  const { container } = render(Offers, { yours: given.yours, voice: voiceOf(given), act });
  const buttons = [...container.querySelectorAll('button')];
  expect(buttons).toHaveLength(1 + given.yours.offers.length);
  buttons[0]?.click();
  expect(act).toHaveBeenLastCalledWith(0, given.yours.chains[0]?.actions);
  pressed(container, words.tell(offer(given, 'roll').said, voiceOf(given)));
  expect(act).toHaveBeenLastCalledWith(0, ['roll']);
});

test('the log has an entry for every turn, the newest last, from the last sixty events', () => {
  const happened = Array.from({ length: 70 }, (_, version): Happening => {
    const told = [{ key: `rolling-bones-pays-${version === 69 ? 'right' : 'left'}`, args: { who: { key: 'seat', args: { number: version % 2 } } } }];
    return { version, at: 0, kind: 'played', seat: version % 2, by: 'player', beats: [], told };
  });
  const view = update('rolling-bones-laying').table;
  const { container } = render(Log, { happened, view, voice: { names: ['Ada', 'Bob'], you: 0 } });
  expect(container.querySelectorAll('li')).toHaveLength(60);
  expect(texts(container, 'li p').slice(-2)).toEqual(['You pay with a left die.', 'Bob pays with a right die.']);
});

test('the first table of a game says how to win in three lines, once', () => {
  const lines = howToWin('rolling-bones');
  expect(lines).toHaveLength(3);
  const { container } = render(HowToWin, { game: 'rolling-bones', lines, wide: true, due: false });
  expect(container.querySelectorAll('li')).toHaveLength(3);
  pressed(container, 'Got it');
  expect(howToWin('rolling-bones')).toEqual([]);
  expect(howToWin('a-game-of-others')).toEqual([]);
});

test('where there is no room beside the board, how to win waits for our first decision and asks about the sound, too', async () => {
  settings.change({ met: [] });
  const lines = howToWin('rolling-bones');
  const { container, rerender } = render(HowToWin, { game: 'rolling-bones', lines, wide: false, due: false });
  expect(container.querySelectorAll('li')).toHaveLength(0);
  await rerender({ due: true });
  expect(container.querySelectorAll('li')).toHaveLength(3);
  expect(written(container)).toContain('Hear the dice?');
  await rerender({ due: false });
  expect(container.querySelectorAll('li')).toHaveLength(3);
  pressed(container, 'Got it');
  expect([settings.now.met.includes('rolling-bones'), settings.now.askedForSound]).toEqual([true, true]);
  expect(container.querySelector('dialog')?.open).toBe(false); // the focus was given back
});

test('an entry of the log opens its sentences; the switch opens all', () => {
  const { happened, table } = update('shark-attacks-choosing');
  const { container } = render(Log, { happened, view: table, voice: { names: ['Ada', 'Bob', 'Cleo'], you: 0 } });
  const shown = (): number => container.querySelectorAll('.words:not(.unseen)').length;
  const [entry] = container.querySelectorAll<HTMLElement>('li button');
  expect([shown(), entry?.getAttribute('aria-expanded')]).toEqual([0, 'false']);
  entry?.click();
  flushSync();
  expect([shown(), entry?.getAttribute('aria-expanded')]).toEqual([1, 'true']);
  entry?.click();
  flushSync();
  expect(shown()).toBe(0);
  container.querySelector<HTMLElement>('.sentences')?.click();
  flushSync();
  expect(shown()).toBe(container.querySelectorAll('li').length);
  container.querySelector<HTMLElement>('.sentences')?.click();
});

const listed = (table: string, change: Partial<Listed>): Listed => ({
  table, game: 'bones', options: {}, status: 'playing', players: ['Ada', null], open_seats: 0, clock: null, your_move: false, touched: 0, lesson: false, rated: false, ratings: [], ...change,
});

test('a table in a list says what it waits for: us, somebody, or nothing', () => {
  const tables = [listed('a', { your_move: true, open_seats: 1 }), listed('b', { open_seats: 2, status: 'open' }), listed('c', {}), listed('d', { status: 'over' })];
  const { container } = render(TableList, { tables });
  expect(texts(container, '.state')).toEqual(['Your move', '2 seats free', 'In progress', 'Over']);
  expect(written(container.querySelector('.who'))).toBe('Ada, Somebody');
  expect([...container.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['/t/a', '/t/b', '/t/c', '/t/d', '/t/d/back']);
});

test('a table that was left behind can be removed, and a finished one cannot', async () => {
  const remove = vi.fn();
  const tables = [listed('a', {}), listed('b', { status: 'over' })];
  const { getAllByRole, container } = render(TableList, { tables, remove });
  const [button, ...more] = getAllByRole('button');
  expect(more).toEqual([]);
  button?.click();
  expect(remove.mock.calls).toEqual([[tables[0]]]);
  expect(texts(container, '.when')).toHaveLength(2);
});

test.each([
  ['everybody is there and has given a text', ['a', 'b'], true, ['start'], true],
  ['a text is missing', ['a'], true, ['start'], false],
  ['somebody is missing', ['a', 'b'], false, ['start'], false],
  ['another may start it', ['a', 'b'], true, [], false],
] as const)('a full table starts by itself: %s', (_, pledges, ready, rights, starts) => {
  const given = update('rolling-bones-laying');
  const chairs = given.table.chairs.map((chair, seat) => ({ ...chair, kind: 'person' as const, player: `p${seat}`, ready: seat === 0 || ready }));
  const dice = { commitment: '', pledges: [...pledges], closed: false, texts: [], secret: null };
  const ask = vi.fn().mockResolvedValue(null);
  render(Waiting, { view: { ...given.table, chairs, dice }, yours: { ...given.yours, player: 'p0', rights: [...rights] }, voice: voiceOf(given), invite: null, join: vi.fn(), rename: vi.fn(), ask });
  expect(ask.mock.calls).toEqual(starts ? [[{ type: 'start' }]] : []);
});

test.each([
  ['who may join', { player: 'p', rights: ['join'] }, 'open', true],
  ['a stranger at an open seat', { player: null, rights: [] }, 'open', true],
  ['a stranger at a full table', { player: null, rights: [] }, 'person', false],
  ['who sits already', { player: 'p', rights: ['start'] }, 'open', false],
] as const)('%s: may take a seat or not', (_, { player, rights }, kind, may) => {
  const given = update('rolling-bones-laying');
  const chairs = [given.table.chairs[0] as Chair, { ...(given.table.chairs[1] as Chair), kind }];
  const yours = { ...given.yours, player, rights: [...rights], seats: [] };
  const { container } = render(Waiting, { view: { ...given.table, chairs }, yours, voice: voiceOf(given), invite: 'i', join: vi.fn(), rename: vi.fn(), ask: vi.fn() });
  expect(container.querySelector('form') !== null).toBe(may);
});

test('a seat is taken under a name', async () => {
  const given = update('rolling-bones-laying');
  const chairs = [given.table.chairs[0] as Chair, { ...(given.table.chairs[1] as Chair), kind: 'open' as const }];
  const join = vi.fn(async () => undefined);
  const yours = { ...given.yours, rights: ['join'], seats: [] };
  const { container } = render(Waiting, { view: { ...given.table, chairs }, yours, voice: voiceOf(given), invite: 'theirs', join, rename: vi.fn(), ask: vi.fn() });
  filled(container, '  Ada ');
  expect(join).toHaveBeenCalledExactlyOnceWith('Ada');
});

/** Writes into the field of a form, and sends it. */
function filled(container: HTMLElement, text: string): void {
  const field = container.querySelector<HTMLInputElement>('form input');
  if (field) field.value = text;
  flushSync(() => field?.dispatchEvent(new Event('input', { bubbles: true })));
  flushSync(() => container.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
}

/** A table with a free seat, for who sits at it under a name. */
function besideFree(name: string) {
  const given = update('rolling-bones-laying');
  const chairs = [given.table.chairs[0] as Chair, { ...(given.table.chairs[1] as Chair), kind: 'open' as const }];
  const [join, rename, ask] = [vi.fn(), vi.fn(async () => undefined), vi.fn(async () => null)];
  const yours = { ...given.yours, seats: [0], rights: ['join'], invite: 'mine' };
  const voice = { names: [name, 'Bob'], you: 0 };
  return { join, rename, ask, ...render(Waiting, { view: { ...given.table, chairs }, yours, voice, invite: 'theirs', join, rename, ask }) };
}

test('friends get the address with the invitation', () => {
  const { container } = besideFree('Ada');
  expect(container.querySelector<HTMLInputElement>('input[readonly]')?.value).toBe(`${location.origin}/t/table?invite=mine`);
});

test('who plays at the same screen has a name of their own', () => {
  const { container, join, rename, ask } = besideFree('Ada');
  filled(container, ' Clara ');
  expect(ask).toHaveBeenCalledExactlyOnceWith({ type: 'join', name: 'Clara' });
  expect([join, rename].map((one) => one.mock.calls.length)).toEqual([0, 0]);
});

test('who invites without a name is asked for it, and nobody else', () => {
  expect(texts(besideFree('Ada').container, '.who p')).toEqual([]);
  const { container, rename } = besideFree('Guest');
  expect(texts(container, '.who p')).toEqual(['Your friends would read “Guest invites you”. What is your name?']);
  filled(container, ' Ada ');
  expect(rename).toHaveBeenCalledExactlyOnceWith('Ada');
});

test('whoever opened the table sends somebody away before the start, and is asked', () => {
  const given = update('rolling-bones-laying');
  const ask = vi.fn(async () => null);
  const shown = (rights: string[]) =>
    render(Waiting, { view: given.table, yours: { ...given.yours, seats: [0], rights }, voice: voiceOf(given), invite: 'i', join: vi.fn(), rename: vi.fn(), ask }).container;
  expect(texts(shown(['start']), 'li button')).toEqual([]);
  const container = shown(['start', 'replace']);
  expect(texts(container, 'li button')).toEqual(['Remove: Bob']);
  pressed(container, 'Remove: Bob');
  expect(ask).not.toHaveBeenCalled();
  pressed(container, 'Yes: Remove: Bob');
  expect(ask).toHaveBeenCalledExactlyOnceWith({ type: 'replace', seat: 1 });
});

test.each([
  ['somebody is missing', { ready: false }, [], false, ['Waiting for players']],
  ['all are here, for whoever opened the table', {}, ['start'], false, ['Everybody is here']],
  ['all are here, for the others', {}, [], false, ['Everybody is here', 'Ada can start the game.']],
  ['the game is being started', {}, [], true, ['Everybody is here']],
])('a table before its game says what it waits for: %s', (_, second, rights, closed, said) => {
  const given = update('rolling-bones-laying');
  const [first, other] = given.table.chairs as [Chair, Chair];
  const chairs = [{ ...first, player: 'ada', ready: true }, { ...other, ready: true, ...second }];
  const dice = { ...(given.table.dice as NonNullable<View['dice']>), closed };
  const { container } = render(Waiting, {
    view: { ...given.table, chairs, dice, keeper: 'ada' },
    yours: { ...given.yours, seats: [1], rights },
    voice: { names: ['Ada', 'Bob'], you: 1 },
    invite: 'i',
    join: vi.fn(),
    rename: vi.fn(),
    ask: vi.fn(),
  });
  expect(texts(container, '.waiting h2, p.quiet')).toEqual(said);
});

const live = (change: object = {}) => ({ chat: [], refusal: null, invite: null, ask: vi.fn(async () => null), ...change }) as unknown as LiveTable;
const message = (number: number, player: string) => ({ number, player, name: player, at: 0, text: `text ${number}` });

test('whoever is muted is not read any more, and nobody mutes themselves', () => {
  const { yours } = update('rolling-bones-laying');
  const table = live({ chat: [message(1, 'ada'), message(2, 'bob'), message(3, 'cleo'), message(4, 'bob')] });
  const { container } = render(Chat, { live: table, yours });
  expect(container.querySelectorAll('.ways')).toHaveLength(3);
  pressed(container, 'Mute');
  expect(texts(container, 'li p')).toEqual(['ada text 1', 'cleo text 3']);
  expect(table.ask).toHaveBeenCalledExactlyOnceWith({ type: 'mute', player: 'bob', muted: true });
});

test('what was said leaves the field only when the host has it', async () => {
  const { yours } = update('rolling-bones-laying');
  const ask = vi.fn(async (): Promise<unknown> => null);
  const { container } = render(Chat, { live: live({ ask }), yours });
  const field = container.querySelector<HTMLInputElement>('form input') as HTMLInputElement;
  const say = async (text: string): Promise<string> => {
    field.value = text;
    flushSync(() => field.dispatchEvent(new Event('input', { bubbles: true })));
    flushSync(() => container.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
    await Promise.resolve().then(() => undefined);
    flushSync();
    return field.value;
  };
  expect(await say('   ')).toBe('   ');
  expect(ask).not.toHaveBeenCalled();
  expect(await say(' hello ')).toBe(' hello ');
  expect(ask).toHaveBeenCalledExactlyOnceWith({ type: 'say', text: 'hello' });
  ask.mockResolvedValue({ type: 'ack' });
  expect(await say('hello')).toBe('');
});

test('what is typed while something is said stays', async () => {
  const { yours } = update('rolling-bones-laying');
  let heard = (_: unknown): void => undefined;
  const ask = vi.fn(() => new Promise((done) => (heard = done)));
  const { container } = render(Chat, { live: live({ ask }), yours });
  const field = container.querySelector<HTMLInputElement>('form input') as HTMLInputElement;
  const type = (text: string): void => {
    field.value = text;
    flushSync(() => field.dispatchEvent(new Event('input', { bubbles: true })));
  };
  type('hello');
  flushSync(() => container.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
  type('hello there');
  heard({ type: 'ack' });
  await vi.waitFor(() => expect(field.value).toBe(' there'));
});

const VOICE = { names: ['Ada', 'Bob'], you: 0 };

test('the menu has what the host allows, and asks elsewhere for what cannot be taken back', () => {
  const given = update('rolling-bones-laying');
  given.yours.rights = ['resign', 'replace'];
  given.table.chairs = given.table.chairs.map((chair) => ({ ...chair, present: false }));
  const table = live();
  const { container } = render(Menu, { live: table, view: given.table, yours: given.yours, voice: VOICE });
  flushSync(() => container.querySelector('button')?.click());
  expect(texts(container, 'li button')).toEqual(['Let a bot play for Bob', 'Resign']);
  pressed(container, 'Resign');
  pressed(container, 'Resign');
  pressed(container, 'No');
  pressed(container, 'Let a bot play for Bob');
  expect(table.ask).not.toHaveBeenCalled();
  pressed(container, 'No');
  pressed(container, 'Resign');
  pressed(container, 'Yes: Resign');
  expect(table.ask).toHaveBeenCalledExactlyOnceWith({ type: 'resign', seat: 0 });
});

test.each([
  ['off', { on: false, agreed: [], awaited: [] }, 'Play with the coach', true],
  ['awaiting us', { on: false, agreed: [1], awaited: [0] }, 'Play with the coach', true],
  ['awaiting others', { on: false, agreed: [0], awaited: [1] }, 'Play without the coach', false],
  ['on', { on: true, agreed: [0, 1], awaited: [] }, 'Play without the coach', false],
])('the coach in the menu while it is %s', (_, coach, text, wanted) => {
  const given = update('rolling-bones-laying');
  given.yours.rights = ['coach'];
  given.table.coach = coach;
  const table = live();
  const { container } = render(Menu, { live: table, view: given.table, yours: given.yours, voice: VOICE });
  flushSync(() => container.querySelector('button')?.click());
  expect(texts(container, 'li button')).toEqual([text]);
  pressed(container, text);
  expect(table.ask).toHaveBeenCalledExactlyOnceWith({ type: 'coach', wanted });
});

test.each([true, false])('whoever may sit down reads whether the coach is on: %s', (on) => {
  const given = update('rolling-bones-laying');
  const chairs = [given.table.chairs[0] as Chair, { ...(given.table.chairs[1] as Chair), kind: 'open' as const }];
  const view = { ...given.table, chairs, coach: { on, agreed: on ? [0] : [], awaited: [] } };
  const yours = { ...given.yours, player: null, seats: [], rights: [] };
  const { container } = render(Waiting, { view, yours, voice: voiceOf(given), invite: 'i', join: vi.fn(), rename: vi.fn(), ask: vi.fn() });
  expect(written(container).includes('By taking a seat you agree to it.')).toBe(on);
});

test('two people on one screen each resign for themselves', () => {
  const given = update('rolling-bones-laying');
  given.yours.rights = ['resign'];
  given.yours.seats = [0, 1];
  const table = live();
  const { container } = render(Menu, { live: table, view: given.table, yours: given.yours, voice: VOICE });
  flushSync(() => container.querySelector('button')?.click());
  expect(texts(container, 'li button')).toEqual(['Ada: Resign', 'Bob: Resign']);
  pressed(container, 'Bob: Resign');
  pressed(container, 'Yes: Bob: Resign');
  expect(table.ask).toHaveBeenCalledExactlyOnceWith({ type: 'resign', seat: 1 });
});
