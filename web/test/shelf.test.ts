import { render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isOwn, room, SHELF } from '../src/app/games';
import { me } from '../src/app/me.svelte';
import { settings } from '../src/app/settings.svelte';
import { shelf } from '../src/app/shelf.svelte';
import { Words, words } from '../src/app/words.svelte';
import type { GameFacts } from '../src/host/protocol';
import { faceName } from '../src/dice/outcomeNames';
import New from '../src/start/New.svelte';
import Start from '../src/start/Start.svelte';
import AnyBoard from '../src/anygame/Board.svelte';
import { hosting, Late, quiet, type Asked } from './host';
import { GAMES, written } from './views';

const GOAT: GameFacts = {
  name: 'goat',
  least_seats: 3,
  most_seats: 4,
  minds: ['random', 'strong'],
  offered: { '3': ['strong', 'random'], '4': ['strong', 'random'] },
  nearly_luck: null,
  strengths: [],
  lesson: false,
  options: [
    { name: 'target', kind: 'number', usual: 20, least: 5, most: 50, choices: [], amounts: {}, proposed: [] },
    { name: 'wild_cards', kind: 'choice', usual: 'none', least: null, most: null, choices: ['none', 'all'], amounts: {}, proposed: [] },
  ],
};
const TEXT = { en: 'page-draws-about = Mine\npage-game-goat = Old Goat\n    .sentence = It bleats.\n    .credit = By somebody.\n    .minutes = 5–10 min\ngoat-look-herd = Herd\n    .black_goat = Blackie\ngoat-kid = Kid\n', de: 'page-game-goat = Alte Ziege\n' };
const ANSWERS = {
  'GET /api/games': () => [...GAMES, GOAT],
  'GET /api/tables': () => [],
  'GET /api/words/goat/en': () => TEXT.en,
  'GET /api/words/goat/de': () => TEXT.de,
};
let asked: Asked[] = [];

beforeEach(async () => {
  asked = hosting(ANSWERS);
  me.now = null;
  shelf.facts = [];
  await words.speak('en');
  await words.need('common', 'page', ...SHELF);
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  [false, ['BUTTON', 'A']],
  [true, ['A', 'BUTTON']],
])('who is new sees a way into a game before the daily game, others after it (here before: %s)', async (known, order) => {
  hosting({ ...ANSWERS, 'GET /api/daily': null, 'GET /api/me': null });
  settings.change({ known });
  const { container } = render(Start);
  await quiet();
  expect([...container.querySelectorAll('article.large .primary, a[href="/daily"]')].map(({ tagName }) => tagName)).toEqual(order);
  settings.change({ known: false });
});

test('a game of others stands behind our own, in its own words and colour', async () => {
  const { container } = render(Start);
  await quiet();
  const shown = [...container.querySelectorAll<HTMLElement>('article')];
  expect(shown.map((one) => one.dataset['game']).slice(-2)).toEqual(['bones', 'goat']);
  const goat = shown.at(-1);
  expect(written(goat?.querySelector('h2') ?? null)).toBe('Old Goat');
  expect(written(goat?.querySelector('.facts') ?? null)).toBe('3–4 5–10 min');
  expect(goat?.querySelector('svg text')?.textContent).toBe('G');
  expect([...(goat?.querySelectorAll('.ways > *') ?? [])].map(written)).toEqual(['Play now: Old Goat', 'With a friend: Old Goat', 'Set up a table: Old Goat', 'Rules: Old Goat']);
  const rules = document.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText));
  expect(rules.filter((rule) => rule.includes('goat'))).toHaveLength(1);
});

test('all that is said of it comes from the host at once, in the language that is spoken', async () => {
  await words.need('goat/shelf');
  await words.need('goat/words', 'goat/page');
  expect(asked.map(({ what }) => what)).toEqual(['GET /api/words/goat/en']);
  await words.speak('de');
  expect(words.say('page-game-goat')).toBe('Alte Ziege');
});

test('the language that was asked for last is spoken, though the other one comes later', async () => {
  await words.need('goat/shelf');
  const late = new Late(TEXT.de);
  hosting({ ...ANSWERS, 'GET /api/words/goat/de': late.answer });
  settings.change({ language: 'de' });
  settings.change({ language: 'en' });
  await quiet();
  await late.go();
  expect([words.language, words.say('page-game-goat')]).toEqual(['en', 'Old Goat']);
});

test('what is needed while another language comes is said in that language', async () => {
  const fresh = new Words();
  const late = new Late(TEXT.en);
  hosting({ ...ANSWERS, 'GET /api/words/goat/en': late.answer });
  const needed = fresh.need('goat/shelf');
  await fresh.speak('de');
  await late.go();
  await needed;
  expect(fresh.say('page-game-goat')).toBe('Alte Ziege');
});

test('what is needed before another language has come is said in that language', async () => {
  const fresh = new Words();
  await fresh.need('goat/shelf');
  const late = new Late(TEXT.de);
  hosting({ ...ANSWERS, 'GET /api/words/goat/de': late.answer });
  const spoken = fresh.speak('de');
  await fresh.need('page-dice');
  await late.go();
  await spoken;
  expect(fresh.say('page-check-choose')).toBe('Welche Aufzeichnung?');
});

test('several who ask at once what games there are make one question', async () => {
  await Promise.all([shelf.load(), shelf.load()]);
  expect(asked.filter(({ what }) => what === 'GET /api/games')).toHaveLength(1);
});

test('our own texts stay ours, in whichever order they come', async () => {
  const fresh = new Words();
  await fresh.need('goat/shelf');
  expect(fresh.say('page-draws-about')).toBe('Mine');
  await fresh.need('page-dice');
  expect(fresh.say('page-draws-about')).not.toBe('Mine');
});

test('its table is set up with its own seats, options and bots', async () => {
  const { container } = render(New, { game: 'goat' });
  await quiet();
  expect([...container.querySelectorAll('.seat select')].map((one) => (one as HTMLSelectElement).value)).toEqual(['me', 'mind:strong', 'mind:strong']);
  const lines = [...container.querySelectorAll('label.line')].map(written);
  expect(lines).toContain('Target');
  expect(lines).toContain('Wild cards NoneAll');
});

test('what is drawn has the name that the game gives it, by itself or in a field of its look', async () => {
  await words.need('goat/words');
  expect(faceName('goat', 'kid', ['herd'])).toBe('Kid');
  expect(faceName('goat', 'black_goat', ['herd'])).toBe('Blackie');
  expect(faceName('goat', 'black_goat')).toBe('Black goat');
});

test('it has a board for any game, and nothing to tap in beside a real table', async () => {
  expect(isOwn('goat')).toBe(false);
  expect((await room('goat').board()).default).toBe(AnyBoard);
  expect([room('goat').entry, room('goat').figure, room('goat').minutes]).toEqual([undefined, undefined, undefined]);
});

test('without a host our own games stand on the shelf', async () => {
  hosting({ 'GET /api/games': null, 'GET /api/tables': null });
  const { container } = render(Start);
  await quiet();
  expect(container.querySelectorAll('article')).toHaveLength(4);
});
