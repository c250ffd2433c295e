// What is said of a tournament and its players.
import { words } from '../app/words.svelte';
import type { Clock, Pairing, Tournament } from '../host/protocol';

/** The name of an entrant; who deleted their data has none. */
export function nameOf(tournament: Tournament, number: number): string {
  return tournament.entrants.find((one) => one.number === number)?.name ?? words.say('page-somebody');
}

/** Our own pairing in the present round. */
export function ownPairing(tournament: Tournament): Pairing | null {
  const own = tournament.entrants.find(({ you }) => you)?.number;
  return tournament.pairings.at(-1)?.find(({ first, second }) => own !== undefined && [first, second].includes(own)) ?? null;
}

/** The names of those in the first place. */
export function winners(tournament: Tournament): string[] {
  return tournament.standings.filter(({ place }) => place === 1).map(({ number }) => nameOf(tournament, number));
}

/** A result as it is written: a win, half of it, or nothing for each. */
export function score(share: number | null): string {
  return share === null ? '–' : `${points(share)} : ${points(1 - share)}`;
}

/** Points with halves. */
export function points(number: number): string {
  return new Intl.NumberFormat(words.language, { maximumFractionDigits: 2 }).format(number);
}

/** How long a clock gives. */
export function clockName({ seconds, days }: Clock): string {
  const name = days ? `days-${days}` : `seconds-${seconds}`;
  return words.say(`page-clock-${name}`) || words.say(days ? 'page-tournament-days' : 'page-tournament-seconds', { number: days ?? seconds ?? 0 });
}
