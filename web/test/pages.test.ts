import { render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SHELF } from '../src/app/games';
import { me } from '../src/app/me.svelte';
import { shelf } from '../src/app/shelf.svelte';
import { settings } from '../src/app/settings.svelte';
import { words } from '../src/app/words.svelte';
import Me from '../src/mine/Me.svelte';
import New from '../src/start/New.svelte';
import Start from '../src/start/Start.svelte';
import type { Listed, NewTable } from '../src/host/protocol';
import { hosting, Late, quiet, type Answer, type Asked } from './host';
import { GAMES, written } from './views';

const ADA = { player: 'ada', name: 'Ada', muted: [], ratings: [] };
const ACK = { type: 'ack', id: 'i', version: 1, again: false, table: null };
const ANSWERS: Record<string, Answer | null> = {
  'GET /api/games': () => GAMES,
  'GET /api/tables': () => [],
  'POST /api/me': ({ name }) => ({ ...ADA, name }),
  'POST /api/options': () => undefined,
  'POST /api/tables': () => ({ table: 't', invite: 'secret', commitment: 'c' }),
  'POST /api/tables/t/commands': () => ACK,
};
let asked: Asked[] = [];
const told = (what: string): Record<string, unknown> | undefined => asked.filter((one) => one.what === what).at(-1)?.body;

beforeEach(() => {
  asked = hosting(ANSWERS);
  me.now = null;
  shelf.facts = [];
  settings.change({ name: '', known: false });
  return words.need('common', 'page', ...SHELF);
});
afterEach(() => vi.unstubAllGlobals());

function field<T extends Element>(container: HTMLElement, selector: string): T {
  const found = container.querySelector<T>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
}
function choose(select: HTMLSelectElement, value: string): void {
  select.selectedIndex = [...select.options].findIndex((option) => option.value === value);
  // happy-dom does not find a chosen option as `:checked`, by which Svelte looks for it.
  select.querySelector = () => select.options[select.selectedIndex] ?? null;
  flushSync(() => select.dispatchEvent(new Event('change', { bubbles: true })));
}
function type(input: HTMLInputElement, text: string): void {
  input.value = text;
  flushSync(() => input.dispatchEvent(new Event('input', { bubbles: true })));
}
function press(container: HTMLElement, text: string): HTMLButtonElement {
  const found = [...container.querySelectorAll('button')].find((button) => written(button) === text);
  if (!found) throw new Error(`no button ${text}`);
  if (!found.disabled) flushSync(() => found.click());
  return found;
}

async function settingUp(game: string) {
  const { container } = render(New, { game });
  await quiet();
  const seats = (): HTMLSelectElement[] => [...container.querySelectorAll<HTMLSelectElement>('.seat select')];
  const submit = async (): Promise<NewTable | undefined> => {
    asked.length = 0;
    flushSync(() => field(container, 'form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
    await quiet();
    return told('POST /api/tables') as NewTable | undefined;
  };
  return { container, seats, submit };
}

test('a table as it comes is one for us and a bot, with nothing unusual agreed', async () => {
  const { submit } = await settingUp('shark-attacks');
  expect(await submit()).toEqual({
    game: 'shark-attacks',
    seats: [{ kind: 'me' }, { kind: 'mind', mind: 'rule-of-thumb' }],
    options: {},
    clock: null,
    listed: false,
    coach: false,
    rated: false,
  });
  expect(told('POST /api/me')).toEqual({ name: 'Guest' });
});

test('seats for friends, for bots, and for those around this screen', async () => {
  const { container, seats, submit } = await settingUp('rolling-bones');
  for (let more = 0; more < 3; more++) press(container, 'Add a seat');
  expect(seats()[0]?.disabled).toBe(true);
  choose(seats()[1] as HTMLSelectElement, 'open');
  choose(seats()[2] as HTMLSelectElement, 'screen');
  choose(seats()[3] as HTMLSelectElement, 'screen');
  choose(seats()[4] as HTMLSelectElement, 'mind:random');
  const called = [...container.querySelectorAll<HTMLInputElement>('.seat input')];
  expect(called.map((input) => input.placeholder)).toEqual(['Player 3', 'Player 4']);
  type(called[1] as HTMLInputElement, ' Dan ');
  expect((await submit())?.seats).toEqual([
    { kind: 'me' },
    { kind: 'open' },
    { kind: 'me', name: 'Player 3' },
    { kind: 'me', name: 'Dan' },
    { kind: 'mind', mind: 'random' },
  ]);
});

test('a game that is picked stays picked, though the host says later who we are', async () => {
  const late = new Late(ADA);
  asked = hosting({ ...ANSWERS, 'GET /api/me': late.answer });
  settings.change({ known: true });
  const { container, submit } = await settingUp('shark-attacks');
  flushSync(() => field<HTMLInputElement>(container, '[value=bones]').click());
  await late.go();
  expect((await submit())?.game).toBe('bones');
});

test('a name that is typed stays, though the host says later who we are', async () => {
  const late = new Late(ADA);
  asked = hosting({ ...ANSWERS, 'GET /api/me': late.answer, 'GET /api/me/tables': () => [], 'GET /api/me/sessions': () => [], 'GET /api/me/tokens': () => [] });
  settings.change({ known: true });
  const { container } = render(Me);
  type(field<HTMLInputElement>(container, '#name'), 'Eve');
  await late.go();
  expect(field<HTMLInputElement>(container, '#name').value).toBe('Eve');
});

/** Loads a file of these lines as the deck. */
async function loadDeck(container: HTMLElement, lines: string[]): Promise<void> {
  const input = field<HTMLInputElement>(container, 'input[type=file]');
  Object.defineProperty(input, 'files', { value: [new File([lines.join('\n')], 'mine.txt')], configurable: true });
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await quiet();
}

test('a deck comes from a file, with what is unusual in it, and goes to the host as it is', async () => {
  const { container, submit } = await settingUp('skulls-of-sedlec');
  expect(written(field(container, '[role=status]'))).toBe('The usual deck');
  const cards = Array.from({ length: 18 }, (_, card) => (card < 16 ? 'peasant/priest' : 'royal/romantic'));
  await loadDeck(container, ['# mine', '', ...cards.map((card) => ` ${card} `)]);
  expect(told('POST /api/options')).toEqual({ game: 'skulls-of-sedlec', options: { deck: cards } });
  expect(written(field(container, '[role=status]'))).toBe('18 cards from mine.txt');
  expect([...container.querySelectorAll('fieldset p.quiet')].map(written)).toContain(
    'Note: this deck has 2 skulls of the kind royal; the usual number is 4.',
  );
  expect((await submit())?.options).toEqual({ deck: cards });
  press(container, 'Back to the usual deck');
  expect((await submit())?.options).toEqual({});
});

test('a deck that nobody can play with is refused where it is chosen, and the one before stays', async () => {
  const said = { key: 'deck-cards', args: { cards: 2 } };
  vi.stubGlobal('fetch', async (path: string, how: RequestInit) => {
    const refused = `${how.method} ${path}` === 'POST /api/options';
    const answer = refused ? { code: 'deck-cards', said } : (ANSWERS[`${how.method} ${path}`]?.({}) ?? null);
    return new Response(JSON.stringify(answer), { status: refused ? 400 : 200 });
  });
  const { container } = await settingUp('skulls-of-sedlec');
  await loadDeck(container, ['royal/peasant', 'royal/romantic']);
  expect(written(field(container, '[role=alert]'))).toBe('A deck has 18 cards; this one has 2.');
  expect(written(field(container, '[role=status]'))).toBe('The usual deck');
});

test.each(GAMES.map((game) => [game.name, game.least_seats, game.most_seats] as const))('%s has %d to %d seats', async (name, least, most) => {
  const { container, seats } = await settingUp(name);
  for (let more = 0; more < 9; more++) press(container, 'Add a seat');
  expect(seats()).toHaveLength(most);
  expect(press(container, 'Add a seat').disabled).toBe(true);
  for (let fewer = 0; fewer < 9; fewer++) press(container, 'Remove a seat');
  expect(seats()).toHaveLength(least);
});

test('a game for fewer takes the last seats away', async () => {
  const { container, seats } = await settingUp('rolling-bones');
  for (let more = 0; more < 6; more++) press(container, 'Add a seat');
  expect(seats()).toHaveLength(8);
  flushSync(() => field<HTMLInputElement>(container, 'input[value=skulls-of-sedlec]').click());
  expect(seats()).toHaveLength(3);
});

test('what is agreed is a number or a choice, the usual is left out', async () => {
  const { container, submit } = await settingUp('shark-attacks');
  const target = field<HTMLInputElement>(container, 'input[type=number]');
  expect([target.min, target.max, target.placeholder]).toEqual(['1', '1000', '100']);
  type(target, '40');
  const dice = [...container.querySelectorAll('select')].find((select) => select.textContent?.includes('One for each swimmer die')) as HTMLSelectElement;
  expect([...dice.options].map((option) => option.value)).toEqual(['', 'swimmers']);
  choose(dice, 'swimmers');
  expect((await submit())?.options).toEqual({ target: 40, flight_dice: 'swimmers' });
  type(target, '');
  choose(dice, '');
  expect((await submit())?.options).toEqual({});
});

test('Bones ends with the tiles, after rounds, or at points', async () => {
  const { container, submit } = await settingUp('bones');
  const end = [...container.querySelectorAll('select')].find((select) => select.textContent?.includes('with the last tile')) as HTMLSelectElement;
  expect((await submit())?.options).toEqual({});
  choose(end, 'points=100');
  expect((await submit())?.options).toEqual({ end: 'points=100' });
});

test.each([
  ['none', null],
  ['seconds-180', { seconds: 180 }],
  ['days-3', { days: 3 }],
])('the clock %s is %o', async (value, clock) => {
  const { container, submit } = await settingUp('bones');
  choose([...container.querySelectorAll('select')].at(-1) as HTMLSelectElement, value);
  expect((await submit())?.clock).toEqual(clock);
});

test('a table is opened with the coach if that is wanted', async () => {
  const { container, submit } = await settingUp('bones');
  const label = [...container.querySelectorAll('label')].find((one) => written(one).startsWith('Play with the coach'));
  flushSync(() => label?.querySelector('input')?.click());
  expect((await submit())?.coach).toBe(true);
});

test('a name that was typed is taken first, and a refusal is told', async () => {
  const { container, submit } = await settingUp('bones');
  type(field(container, 'input[autocomplete=nickname]'), ' Ada ');
  asked = hosting({ ...ANSWERS, 'POST /api/tables': null });
  await submit();
  expect(asked.map(({ what }) => what)).toEqual(['POST /api/me', 'POST /api/tables']);
  expect(told('POST /api/me')).toEqual({ name: 'Ada' });
  expect(written(field(container, '[role=alert]'))).toContain('cannot be reached');
  expect(field<HTMLButtonElement>(container, 'button[type=submit]').disabled).toBe(false);
});

const listed = (table: string, change: Partial<Listed> = {}): Listed => ({
  table, game: 'bones', options: {}, status: 'playing', players: [], open_seats: 0, clock: null, your_move: false, touched: 0, ...change,
});
const links = (section: Element | undefined): (string | null)[] => [...(section?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));

test('our tables that are not over come first, as the host orders them, and are not listed twice', async () => {
  settings.change({ known: true });
  hosting({
    ...ANSWERS,
    'GET /api/me': () => ADA,
    'GET /api/me/tables': () => [listed('b', { your_move: true }), listed('over', { status: 'over' }), listed('a')],
    'GET /api/tables': () => [listed('a'), listed('c', { status: 'open', open_seats: 1 })],
  });
  const { container } = render(Start);
  await quiet();
  const sections = [...container.querySelectorAll('section')];
  const under = (heading: string): Element | undefined => sections.find((section) => written(section.querySelector('h2')) === heading);
  expect(links(under('My tables'))).toEqual(['/t/b', '/t/a']);
  expect(links(under('Open tables'))).toEqual(['/t/c']);
});

test('a stranger has no tables, and sees for how many each game is', async () => {
  const { container } = render(Start);
  await quiet();
  const questions = new Set(asked.map(({ what }) => what)); // a busy machine may be slow enough to ask again
  expect([...questions]).toEqual(['GET /api/daily', 'GET /api/games', 'GET /api/tables']);
  expect([...container.querySelectorAll('.facts')].map((facts) => written(facts).split(' ')[0])).toEqual(['2–8', '2–6', '2–3', '2–4']);
  expect(written(container)).toContain('Nobody is waiting.');
});

test('a game is played now against a bot; a refusal is told, and may be tried again', async () => {
  asked = hosting({ ...ANSWERS, 'POST /api/tables': null });
  const { container } = render(Start);
  await quiet();
  const play = field<HTMLButtonElement>(container, '[data-game=skulls-of-sedlec] button');
  flushSync(() => play.click());
  expect(play.disabled).toBe(true);
  await quiet();
  expect(told('POST /api/tables')).toEqual({ game: 'skulls-of-sedlec', seats: [{ kind: 'me' }, { kind: 'mind', mind: 'rule-of-thumb' }] });
  expect(written(field(container, '[role=alert]'))).toContain('cannot be reached');
  expect(play.disabled).toBe(false);
});
