// My games: their results, the search, and their sums.
import type { MyGame } from '../host/protocol';

export const RESULTS = ['won', 'shared', 'lost', 'stopped', 'alone', 'running'] as const;
export type Outcome = (typeof RESULTS)[number];

/** A search; empty or null matches anything. Times are seconds. */
export interface Wanted {
  text: string;
  game: string;
  result: string;
  since: number | null;
  until: number | null;
}

/** Games taken together. */
export interface Sum {
  key: string;
  name: string;
  games: number;
  /** Over the games with a winner: the wins, and the expected wins among equal players. */
  decided: number;
  won: number;
  fair: number;
  points: number;
  /** Of the games that were reviewed. */
  reviewed: number;
  luck: number;
  given: number;
}

const own = (game: MyGame, all: number[]): number => game.seats.reduce((sum, seat) => sum + (all[seat] ?? 0), 0);

/** This player's share of the win. */
export const share = (game: MyGame): number => own(game, game.payoffs);

/** The points of this player: the best, if several seats are theirs. */
export const points = (game: MyGame): number => Math.max(...game.seats.map((seat) => game.scores[seat] ?? 0));

/** The expected share of the win among equal players. */
export const fair = (game: MyGame): number => game.seats.length / game.sitters.length;

export function outcome(game: MyGame): Outcome {
  if (game.status !== 'over') return 'running';
  if (game.seats.length === game.sitters.length) return 'alone';
  if (!game.payoffs.some((payoff) => payoff > 0)) return 'stopped';
  if (share(game) === 0) return 'lost';
  return share(game) > 0.999 ? 'won' : 'shared';
}

/** Whether a game says something about this player's skill. */
export const decided = (game: MyGame): boolean => ['won', 'shared', 'lost'].includes(outcome(game));

/** The other players of a game, each by id. */
export function others(game: MyGame, called: (sat: MyGame['sitters'][number]) => string): { key: string; name: string }[] {
  return game.sitters.flatMap((sat, seat) =>
    game.seats.includes(seat) ? [] : [{ key: sat.mind ? `mind ${sat.mind}` : `player ${sat.player ?? ''}`, name: called(sat) }],
  );
}

/** The games that match a search; `told` gives the searchable text of one. */
export function like(games: MyGame[], wanted: Wanted, told: (game: MyGame) => string): MyGame[] {
  const parts = wanted.text.toLowerCase().split(/\s+/).filter(Boolean);
  return games.filter((game) => {
    if (wanted.game && game.game !== wanted.game) return false;
    if (wanted.result && outcome(game) !== wanted.result) return false;
    if (wanted.since !== null && game.at < wanted.since) return false;
    if (wanted.until !== null && game.at >= wanted.until) return false;
    const text = told(game).toLowerCase();
    return parts.every((part) => text.includes(part));
  });
}

/** Games added up by one or several keys each, the most played first. */
export function sums(games: MyGame[], keys: (game: MyGame) => { key: string; name: string }[]): Sum[] {
  const found = new Map<string, Sum>();
  for (const game of games) {
    const unique = new Map(keys(game).map((one) => [one.key, one.name]));
    for (const [key, name] of unique) {
      const sum = found.get(key) ?? { key, name, games: 0, decided: 0, won: 0, fair: 0, points: 0, reviewed: 0, luck: 0, given: 0 };
      found.set(key, sum);
      sum.games += 1;
      if (!decided(game)) continue;
      sum.decided += 1;
      sum.won += share(game);
      sum.fair += fair(game);
      sum.points += points(game);
      if (!game.fortunes) continue;
      sum.reviewed += 1;
      sum.luck += own(game, game.fortunes.map((fortune) => fortune.luck));
      sum.given += own(game, game.fortunes.map((fortune) => fortune.given_away));
    }
  }
  return [...found.values()].sort((a, b) => b.games - a.games || a.name.localeCompare(b.name));
}

/** Numbers added up one after the other. */
export function running(numbers: number[]): number[] {
  let sum = 0;
  return numbers.map((number) => (sum += number));
}

/** The mean of each number and up to nine before it. */
export function means(numbers: number[]): number[] {
  return numbers.map((_, at) => {
    const last = numbers.slice(Math.max(0, at - 9), at + 1);
    return last.reduce((sum, number) => sum + number, 0) / last.length;
  });
}

/** Luck and skill of this player in the games that were reviewed, oldest first. */
export function fortunes(games: MyGame[]): { luck: number; skill: number }[] {
  return games.flatMap((game) => {
    const { fortunes: all } = game;
    if (!all || !decided(game)) return [];
    return [{ luck: own(game, all.map((one) => one.luck)), skill: own(game, all.map((one) => one.skill)) }];
  });
}
