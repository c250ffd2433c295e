// Bots with faces: a name, a trade, a line and a portrait each, in both languages.
import { render } from '@testing-library/svelte';
import { beforeEach, expect, test } from 'vitest';
import { faceOf, introduced, named } from '../src/app/names';
import { words } from '../src/app/words.svelte';
import Portrait, { hasPortrait } from '../src/art/portraits/Portrait.svelte';
import type { Chair } from '../src/host/protocol';

const MINDS = ['random', 'rule-of-thumb', 'beginner', 'steady', 'strong', 'perfect'];

beforeEach(async () => {
  await words.speak('en');
  await words.need('common', 'page');
});

const chair = (name: string | null, mind: string | null): Chair => ({ name, mind }) as Chair;

test('every bot has a name of its own, and equal ones keep their numbers', () => {
  expect(MINDS.map(faceOf)).toEqual(['Pica', 'Wick', 'Barnaby', 'Greta', 'Hildegard', 'Death']);
  expect(named(chair('steady 2', 'steady'), 1)).toBe('Greta 2');
  expect(named(chair('perfect', 'perfect'), 1)).toBe('Death');
});

test('people, strangers and empty seats are called as before', () => {
  expect(named(chair('Ada', null), 0)).toBe('Ada');
  expect(named(chair('steady', null), 0)).toBe('steady');
  expect(named(chair('policy 2', 'policy'), 0)).toBe('policy 2');
  expect(named(chair(null, null), 1)).toBe('Player 2');
});

test('the list of opponents says who they are and how strong', async () => {
  expect(introduced('beginner')).toBe('Barnaby, the sexton (Beginner)');
  expect(introduced('policy')).toBe('Bot: policy');
  await words.speak('de');
  expect(introduced('perfect')).toBe('Gevatter Tod, der es nie eilig hat (Perfekt)');
});

test.each(MINDS)('%s has a portrait, and a line', (mind) => {
  expect(hasPortrait(mind)).toBe(true);
  const { container } = render(Portrait, { mind, size: 120 });
  const drawn = container.querySelector(`[data-face=${mind}]`);
  expect(drawn?.getAttribute('width')).toBe('120');
  expect(drawn?.getAttribute('aria-hidden')).toBe('true');
  expect(drawn?.querySelectorAll('path').length).toBeGreaterThan(4);
  expect(words.say(`face-${mind}.line`)).toMatch(/\.$/);
});

test('nobody else has one', () => {
  expect([null, 'policy', 'search:5', 'toString'].map(hasPortrait)).toEqual([false, false, false, false]);
});
