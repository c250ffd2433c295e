import { expect, test } from 'vitest';
import { left } from '../src/app/time';

const NOW = 1_800_000_000_000;

test.each([
  [59.2, { seconds: 60, unit: 'clock', said: 'seconds', number: 60, text: '1:00' }],
  [119.5, { unit: 'clock', said: 'minutes', number: 2, text: '2:00' }],
  [9.1, { seconds: 10, unit: 'clock', text: '0:10' }],
  [-5, { seconds: 0, unit: 'clock', text: '0:00' }],
  [7199, { unit: 'clock', text: '119:59' }],
  [7200, { unit: 'hours', number: 2 }],
  [5 * 3600 - 1, { unit: 'hours', said: 'hours', number: 5 }],
  [3 * 86400, { unit: 'days', said: 'days', number: 3 }],
  [3 * 86400 - 1, { unit: 'days', number: 3 }],
  [2 * 86400, { unit: 'days', number: 2 }],
])('%d seconds are left', (seconds, expected) => {
  expect(left(NOW / 1000 + seconds, NOW)).toMatchObject(expected);
});
