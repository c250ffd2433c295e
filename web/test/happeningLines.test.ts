import { expect, test } from 'vitest';
import { words, type Voice } from '../src/app/words.svelte';
import type { Happening, View } from '../src/host/protocol';
import { lines, voices } from '../src/table/happeningLines';
import { update } from './views';

test('an event is told beat by beat, without what is said about its sealed dice', () => {
  const [started] = update('rolling-bones-laying').happened;
  expect(started && lines(started).map((line) => line.key)).toEqual(['first-seat', 'rolling-bones-opens']);
});

const event = (kind: Happening['kind'], seat: number | null): Happening => ({
  version: 0,
  at: 0,
  kind,
  seat,
  by: 'player',
  beats: [],
  told: seat === null ? [] : [{ key: `host-told-${kind}`, args: { who: { key: 'seat', args: { number: seat } } } }],
});

function told(happened: Happening[], voice: Voice, status: View['status']): string[] {
  const spoken = voices(happened, voice, status);
  return happened.flatMap((one, index) => lines(one).map((line) => words.tell(line, spoken[index])));
}

test('what a former guest did is not told of whoever sits there now', async () => {
  await words.need('common', 'host');
  const before = [event('joined', 1), event('left', 1), event('joined', 1)];
  const voice = { names: ['Ada', 'Cleo'], you: 1 };
  const former = ['Player 2 has taken a seat.', 'Player 2 has left the table.'];
  expect(told(before, voice, 'open')).toEqual([...former, 'You have taken a seat.']);
  const during = [...before, event('started', null), event('left', 1), event('back', 1)];
  const back = ['Cleo has taken a seat.', 'Cleo has left the table.', 'Cleo is back.'];
  expect(told(during, { ...voice, you: null }, 'playing')).toEqual([...former, ...back]);
  const after = [event('joined', 1), event('started', null), { ...event('replaced', 1), told: [] }];
  expect(told(after, { names: ['Ada', 'random'], you: null }, 'playing')).toEqual(['Player 2 has taken a seat.']);
});
