// Ratings as they are read.
import type { RatedSeat, ShownRating } from '../host/protocol';
import { words } from './words.svelte';

/** A rating with how far off it may be; four digits are not grouped. */
export function told({ rating, margin }: ShownRating): string {
  return words.say('page-rating', { rating: String(rating), margin: String(margin) });
}

/** By how much a game changed a rating. */
export function change({ before, after }: RatedSeat): string {
  const by = after.rating - before.rating;
  return `${by < 0 ? '−' : '+'}${Math.abs(by)}`;
}
