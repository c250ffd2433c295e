import { expect, test } from 'vitest';
import { backTo, routed } from '../src/app/route.svelte';

test.each([
  ['/', { page: 'start' }],
  ['/new?game=bones', { page: 'new', game: 'bones' }],
  ['/t/abc?invite=def', { page: 'table', table: 'abc', invite: 'def' }],
  ['/t/abc', { page: 'table', table: 'abc', invite: null }],
  ['/t/abc/back', { page: 'back', table: 'abc', invite: null, move: null, seat: null }],
  ['/t/abc/back?invite=def&move=57&seat=1', { page: 'back', table: 'abc', invite: 'def', move: 57, seat: 1 }],
  ['/t/abc/back?move=-1&seat=x', { page: 'back', table: 'abc', invite: null, move: null, seat: null }],
  ['/t/abc/back/more', { page: 'nowhere' }],
  ['/rules/bones', { page: 'rules', game: 'bones' }],
  ['/recover/xyz', { page: 'recover', code: 'xyz' }],
  ['/me', { page: 'me' }],
  ['/check', { page: 'check', table: null, invite: null }],
  ['/check/abc?invite=def', { page: 'check', table: 'abc', invite: 'def' }],
  ['/draws', { page: 'draws' }],
  ['/games', { page: 'games' }],
  ['/daily', { page: 'daily', day: null }],
  ['/daily/2026-11-18', { page: 'daily', day: '2026-11-18' }],
  ['/tournaments', { page: 'tournaments', tournament: null, invite: null, game: null }],
  ['/tournaments/new?game=bones', { page: 'tournaments', tournament: 'new', invite: null, game: 'bones' }],
  ['/tournaments/abc?invite=def', { page: 'tournaments', tournament: 'abc', invite: 'def', game: null }],
  ['/beside', { page: 'beside', game: null }],
  ['/beside/bones', { page: 'beside', game: 'bones' }],
  ['/sheet/abc', { page: 'sheet', sheet: 'abc' }],
  ['/sheet', { page: 'nowhere' }],
  ['/t/abc/more', { page: 'nowhere' }],
  ['/elsewhere', { page: 'nowhere' }],
])('%s', (address, route) => {
  expect(routed(new URL(address, 'http://localhost'))).toEqual(route);
});

test.each([
  [backTo('abc', null), '/t/abc/back'],
  [backTo('abc', 'd&f', 0, 1), '/t/abc/back?invite=d%26f&move=0&seat=1'],
])('the address of a look is %s', (address, expected) => {
  expect(address).toBe(expected);
});
