// Tiles and prices by the names that the host gives them.
import type { Offer, Spoken } from '../../host/protocol';
import type { Look } from './rules';
import { inPercent } from '../../app/percent';
import { words, type Voice } from '../../app/words.svelte';

/** How many tiles of another player lie beside the name where there is little room; more have a line of their own. */
export const BESIDE_NAME = 6;

export type Halves = [low: number, high: number];

/** The name of a tile, whichever way it lies. */
export function named(one: number, other: number): string {
  return `tile_${Math.min(one, other)}_${Math.max(one, other)}`;
}

/** The halves of a tile, from a name such as `tile_2_5` or from a piece of a line such as `5_2`, as they stand there. */
export function halves(name: string): Halves {
  const [one, other] = name.split('_').slice(-2).map(Number);
  return [one ?? 0, other ?? 0];
}

/** A tile in words, with the value that its blank was given, if any. */
export function tileSaid([low, high]: Halves, value = 0): Spoken {
  if (value) return { key: 'bones-tile-as', args: { tile: tileSaid([low, high]), high, value } };
  const blank: Spoken = { key: 'bones-blank', args: {} };
  if (low + high === 0) return { key: 'bones-double-blank', args: {} };
  return { key: 'bones-tile', args: { left: high || blank, right: low || blank } };
}

/** What a lender wants, in words. */
export function priceSaid(price: string): Spoken {
  if (price.startsWith('share_')) return { key: 'bones-price-share', args: { percent: Number(price.slice('share_'.length)) } };
  if (price === 'prize') return { key: 'bones-price-prize', args: {} };
  const tile = halves(price);
  if (tile[1] === 0) return { key: 'bones-price-double-blank', args: {} };
  return { key: 'bones-price-tile', args: { tile: tileSaid(tile) } };
}

/** A share as it is written. */
export function percentOf(share: string): string {
  return inPercent(Number(share.slice('share_'.length)) / 100, words.language);
}

export function seatSaid(number: number): Spoken {
  return { key: 'seat', args: { number } };
}

/** The label of an action, without the state of the turn, which the board shows. */
export function label(offer: Offer, look: Look, voice: Voice): string {
  if (!['throw', 'go_on', 'ask'].includes(offer.action)) return words.tell(offer.said, voice);
  return words.say(`bones-${offer.action}`, { throws: 0, total: 0, went_on: Number(look.went_on) }, voice);
}

const DESK = ['broke', 'offering', 'accepting'];

/** Whether markers are asked for or offered. */
export function atDesk(look: Look): boolean {
  return DESK.includes(look.phase);
}

/** The offer that a choice starts with. */
export function middle(offers: Offer[]): Offer | undefined {
  return offers[Math.floor((offers.length - 1) / 2)];
}
