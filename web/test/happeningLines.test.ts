import { expect, test } from 'vitest';
import { lines } from '../src/table/happeningLines';
import { update } from './views';

test('an event is told beat by beat, and last what is said of it as a whole', () => {
  const [started] = update('rolling-bones-laying').happened;
  expect(started && lines(started).map((line) => line.key)).toEqual(['first-seat', 'rolling-bones-opens', 'host-told-started']);
});
