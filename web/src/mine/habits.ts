// What was chosen where something else is better, and what that costs a game.
import type { Fortune, MyGame } from '../host/protocol';
import { decided } from './myGames';

type Habit = Fortune['habits'][number];

const CONFIDENCE = 1.96; // standard errors, for 95%

/** A habit over all reviewed games of its kind; `error` is how far off its cost may be, none after one game. */
export interface Cost {
  game: string;
  chosen: string;
  better: string;
  times: number;
  games: number;
  givenAway: number;
  error: number | null;
}

/** The habits of a player, the sure ones first, then the most expensive; games without a habit count, too. */
export function costs(games: MyGame[]): Cost[] {
  const byGame = new Map<string, Habit[][]>();
  for (const game of games) {
    const { fortunes } = game;
    if (!fortunes || !decided(game)) continue;
    const own = game.seats.flatMap((seat) => fortunes[seat]?.habits ?? []);
    byGame.set(game.game, [...(byGame.get(game.game) ?? []), own]);
  }
  return [...byGame].flatMap(([game, played]) => ofGame(game, played)).sort((one, other) => Number(sure(other)) - Number(sure(one)) || other.givenAway - one.givenAway);
}

/** Whether a cost is more than few games, or the estimates of a search, may feign. */
export const sure = ({ givenAway, error }: Cost): boolean => error !== null && givenAway > error;

function ofGame(game: string, played: Habit[][]): Cost[] {
  const found = new Map(played.flat().map((habit) => [keyOf(habit), habit]));
  return [...found].map(([key, { chosen, better }]) => {
    const own = played.map((habits) => habits.filter((habit) => keyOf(habit) === key));
    const given = own.map((habits) => sum(habits.map((habit) => habit.given_away)));
    const judged = sum(own.flat().map((habit) => habit.error)) / played.length;
    const times = sum(own.flat().map((habit) => habit.times));
    return { game, chosen, better, times, games: played.length, givenAway: sum(given) / given.length, error: errorOf(given, judged) };
  });
}

/** The error of a mean: from few games, and from the judge’s own. */
function errorOf(given: number[], judged: number): number | null {
  if (given.length < 2) return null;
  const mean = sum(given) / given.length;
  const variance = sum(given.map((one) => (one - mean) ** 2)) / (given.length - 1);
  return Math.hypot(CONFIDENCE * Math.sqrt(variance / given.length), judged);
}

const keyOf = ({ chosen, better }: Habit): string => `${chosen} ${better}`;

const sum = (numbers: number[]): number => numbers.reduce((total, one) => total + one, 0);
