import { expect, test } from 'vitest';
import { parsed } from '../src/app/markdown';

test('a rulebook is taken apart', () => {
  expect(parsed('# Bones\n\n## Your turn\n\n**BN-1** Two play.\n\n> *Ruling:* so.\n\n- one\n- two\n\n1. a\n2. b\n')).toEqual([
    { kind: 'h1', text: 'Bones' },
    { kind: 'h2', text: 'Your turn' },
    { kind: 'text', text: '**BN-1** Two play.' },
    { kind: 'quote', text: '*Ruling:* so.' },
    { kind: 'list', items: ['one', 'two'] },
    { kind: 'list', items: ['a', 'b'] },
  ]);
});
