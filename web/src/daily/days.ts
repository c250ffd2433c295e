// Days as the page shows them; they are those of UTC, written as 2026-11-18, whatever clock this device has.

const DAY = 24 * 3600 * 1000;

const time = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const written = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** The day before. */
export const before = (day: string): string => written(time(day) - DAY);

/** A day in words. */
export function dayName(day: string, language: string, how: Intl.DateTimeFormatOptions = { dateStyle: 'full' }): string {
  return new Intl.DateTimeFormat(language, { ...how, timeZone: 'UTC' }).format(time(day));
}

/** The first day of the month that is some months away. */
export function month(day: string, away = 0): string {
  const date = new Date(time(day));
  return written(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + away, 1));
}

/** The weeks of a month, from Monday on; days of other months are left out. */
export function weeks(first: string): (string | null)[][] {
  const empty = (new Date(time(first)).getUTCDay() + 6) % 7;
  const days: (string | null)[] = Array.from({ length: empty }, () => null);
  for (let at = time(first); written(at).startsWith(first.slice(0, 7)); at += DAY) days.push(written(at));
  while (days.length % 7) days.push(null);
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(7 * week, 7 * week + 7));
}

/** The names of the days of a week, from Monday on. */
export const weekdays = (language: string): string[] =>
  Array.from({ length: 7 }, (_, at) => dayName(written(time('2026-11-16') + at * DAY), language, { weekday: 'short' }));
