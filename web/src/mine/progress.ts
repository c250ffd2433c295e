// Mistakes per hundred decisions, week by week and by kind of decision.
import type { MyGame } from '../host/protocol';

const WEEK = 7 * 86_400; // seconds
const RECENT = 4; // weeks

/** Decisions with a choice, and how many of them were mistakes. */
export interface Tally {
  decisions: number;
  mistakes: number;
}

export interface OfKind extends Tally {
  game: string;
  kind: string;
  /** Those of the last weeks. */
  recent: Tally;
}

const errors = (game: MyGame): ({ kind: string } & Tally)[] => game.seats.flatMap((seat) => game.fortunes?.[seat]?.errors ?? []);

const plus = (one: Tally, other: Tally): Tally => ({ decisions: one.decisions + other.decisions, mistakes: one.mistakes + other.mistakes });

const NONE: Tally = { decisions: 0, mistakes: 0 };

/** Mistakes per hundred decisions; none without a decision. */
export const perHundred = ({ decisions, mistakes }: Tally): number | null => (decisions ? (100 * mistakes) / decisions : null);

/** The weeks in which something was decided, oldest first, each from its Monday at midnight (in seconds). */
export function byWeek(games: MyGame[]): ({ monday: number } & Tally)[] {
  const found = new Map<number, Tally>();
  for (const game of games) {
    const sum = errors(game).reduce(plus, NONE);
    if (sum.decisions) found.set(monday(game.at), plus(found.get(monday(game.at)) ?? NONE, sum));
  }
  return [...found].map(([day, tally]) => ({ monday: day, ...tally })).sort((one, other) => one.monday - other.monday);
}

/** Every kind of decision of every game, those that were met most first; `now` is in seconds. */
export function byKind(games: MyGame[], now: number): OfKind[] {
  const found = new Map<string, OfKind>();
  for (const game of games) {
    const recent = game.at > now - RECENT * WEEK;
    for (const one of errors(game)) {
      const key = `${game.game} ${one.kind}`;
      const before = found.get(key) ?? { game: game.game, kind: one.kind, recent: NONE, ...NONE };
      found.set(key, { ...before, ...plus(before, one), recent: recent ? plus(before.recent, one) : before.recent });
    }
  }
  return [...found.values()].sort((one, other) => other.decisions - one.decisions);
}

function monday(at: number): number {
  const day = new Date(at * 1000);
  day.setHours(0, 0, 0, 0);
  day.setDate(day.getDate() - ((day.getDay() + 6) % 7));
  return day.getTime() / 1000;
}
