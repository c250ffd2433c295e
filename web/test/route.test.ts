import { expect, test } from 'vitest';
import { routed } from '../src/lib/route.svelte';

test.each([
  ['/', { page: 'start' }],
  ['/new?game=bones', { page: 'new', game: 'bones' }],
  ['/t/abc?invite=def', { page: 'table', table: 'abc', invite: 'def' }],
  ['/t/abc', { page: 'table', table: 'abc', invite: null }],
  ['/rules/bones', { page: 'rules', game: 'bones' }],
  ['/recover/xyz', { page: 'recover', code: 'xyz' }],
  ['/me', { page: 'me' }],
  ['/check', { page: 'check', table: null, invite: null }],
  ['/check/abc?invite=def', { page: 'check', table: 'abc', invite: 'def' }],
  ['/draws', { page: 'draws' }],
  ['/games', { page: 'games' }],
  ['/t/abc/more', { page: 'nowhere' }],
  ['/elsewhere', { page: 'nowhere' }],
])('%s', (address, route) => {
  expect(routed(new URL(address, 'http://localhost'))).toEqual(route);
});
