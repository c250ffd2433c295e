// The rulebook taken apart and searched.
import { expect, test } from 'vitest';
import { matching, parseRulebook, pieces } from '../src/learn/rulebook';

const TEXT = `# Bones

*By nobody.*

Throw at tiles.

## What you play with

- 28 tiles;
  - some blank.

## Your turn

**BN-1** Throw the dice (BN-2).

> *Ruling:* Über reasons.

**BN-2** Take a tile.

- one;
- or all.
`;
const shown = (query: string): (string | null)[] => matching(parseRulebook(TEXT), query).flatMap((part) => part.entries.map(({ rule }) => rule));

test('every rule stands with its ruling and its list', () => {
  const book = parseRulebook(TEXT);
  expect(book.title).toBe('Bones');
  expect(book.parts.map(({ title }) => title)).toEqual(['', 'What you play with', 'Your turn']);
  expect(book.parts[0]?.entries).toHaveLength(2);
  expect(book.parts[1]?.entries[0]?.blocks[0]).toEqual({ kind: 'list', items: ['28 tiles;', 'some blank.'] });
  const rules = book.parts[2]?.entries ?? [];
  expect(rules.map(({ rule, blocks }) => [rule, blocks.length])).toEqual([['BN-1', 2], ['BN-2', 2]]);
});

test('a search finds rules that hold every word, whatever their case and accents, rulings and lists included', () => {
  expect(shown('')).toHaveLength(5);
  expect(shown('THROW dice')).toEqual(['BN-1']);
  expect(shown('uber')).toEqual(['BN-1']);
  expect(shown('all')).toEqual(['BN-2']);
  expect(shown('bn-2')).toEqual(['BN-1', 'BN-2']);
  expect(shown('dice all')).toEqual([]);
});

test('what was looked for is lit, and rules that are named can be gone to', () => {
  expect(pieces('**BN-1** Throw the dice (BN-2).', 'the')).toEqual([
    { kind: 'strong', text: 'BN-1', found: false },
    { kind: 'plain', text: ' Throw ', found: false },
    { kind: 'plain', text: 'the', found: true },
    { kind: 'plain', text: ' dice (', found: false },
    { kind: 'rule', text: 'BN-2', found: false },
    { kind: 'plain', text: ').', found: false },
  ]);
  expect(pieces('*Ruling:* Über', 'ub').filter(({ found }) => found)).toEqual([{ kind: 'plain', text: 'Üb', found: true }]);
});
