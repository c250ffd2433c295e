import { beforeEach, expect, test } from 'vitest';
import { Words } from '../src/app/words.svelte';

const voice = { names: ['Ada', 'Bob'], you: 0 };
const seat = (number: number) => ({ key: 'seat', args: { number } });
let words: Words;

beforeEach(async () => {
  words = new Words();
  await words.need('common', 'host');
});

test('a player is named, and one of them is spoken to', () => {
  expect(words.tell({ key: 'game-won', args: { who: seat(1) } }, voice)).toBe('Bob wins!');
  expect(words.tell({ key: 'game-won', args: { who: seat(0) } }, voice)).toBe('You win!');
});

test('things said are nested and enumerated', () => {
  const player = (number: number) => ({ key: 'player', args: { who: seat(number) } });
  const shared = { key: 'game-shared', args: { winners: [player(0), player(1)] } };
  expect(words.tell(shared, voice)).toBe('Ada and Bob share the win.');
  expect(words.enumerate(['a', 'b', 'c'])).toBe('a, b and c');
  expect(words.enumerate([])).toBe('nothing');
});

test('another language says the same', async () => {
  await words.speak('de');
  expect(words.tell({ key: 'game-won', args: { who: seat(1) } }, voice)).toBe('Bob gewinnt!');
});

test('a rule is quoted by its attribute', async () => {
  await words.need('bones/rules');
  expect(words.say('rule-bn-3.short')).toContain('double blank');
});

test('what is not there is not said', () => {
  expect(words.say('no-such-key')).toBe('');
});
