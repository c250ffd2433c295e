// A player's choice so far: the picked pile, card and place, and the offer that they make.
import type { Offer } from '../../host/protocol';

const LETTERS = ['a', 'b'];

/** The key of a dig, whose piles are named in order. */
export function dig(piles: number[]): string {
  return ['dig', ...piles.map((pile) => pile + 1).sort()].join('_');
}

export class Picking {
  /** The first of two piles to dig in, once it is picked; the second one is dug at once. */
  first = $state<number | null>(null);
  /** The action that is picked as a whole. */
  target = $state<string | null>(null);
  /** The place that the pointer is over. */
  pointed = $state<string | null>(null);
  #letter = $state('a');

  /** The cards of the hand that can be placed. */
  readonly able = $derived.by(() => {
    const offers = this.offers();
    return this.hand().filter((_, index) => offers.some(({ action }) => action.startsWith(`stack_${LETTERS[index]}_`)));
  });
  /** The card that is about to be placed. */
  readonly chosen = $derived.by(() => {
    const hand = this.hand();
    return this.able.length ? (hand[LETTERS.indexOf(this.#letter)] ?? hand[0] ?? null) : null;
  });
  readonly #prefix = $derived.by(() => `stack_${LETTERS[this.chosen === null ? 0 : this.hand().indexOf(this.chosen)]}_`);
  /** The places where it can go. */
  readonly open = $derived.by(() => {
    const placing = this.offers().filter(({ action }) => action.startsWith(this.#prefix));
    return placing.map((offer) => ({ place: offer.action.slice(this.#prefix.length), offer }));
  });
  /** What the primary button does. */
  readonly next = $derived.by<Offer | null>(() => {
    const offers = this.offers();
    if (offers.length === 1) return offers[0] ?? null;
    return offers.find(({ action }) => action === this.target) ?? null;
  });
  /** The place that is picked. */
  readonly place = $derived(this.next?.action.startsWith(this.#prefix) ? this.next.action.slice(this.#prefix.length) : null);
  /** The piles that are picked. */
  readonly piles = $derived.by(() => {
    const [what, ...piles] = (this.next?.action ?? '').split('_');
    return what && what !== 'stack' ? piles.map((pile) => Number(pile) - 1) : this.first === null ? [] : [this.first];
  });

  constructor(
    readonly offers: () => Offer[],
    readonly hand: () => number[],
    readonly act: (offer: Offer) => void,
  ) {}

  clear(): void {
    this.first = null;
    this.target = null;
    this.pointed = null;
    this.#letter = 'a';
  }

  play(offer: Offer): void {
    this.act(offer);
    this.clear();
  }

  /** The actions with one pile alone. */
  single(pile: number): Offer | undefined {
    return this.offers().find(({ action }) => [`keep_${pile + 1}`, `collect_${pile + 1}`, dig([pile])].includes(action));
  }

  /** The digs that a pile is part of. */
  digs(pile: number): Offer[] {
    return this.offers().filter(({ action }) => action.startsWith('dig_') && action.split('_').includes(String(pile + 1)));
  }

  /** The dig in the picked pile and this one. */
  second(pile: number): Offer | undefined {
    const { first } = this;
    return first === null ? undefined : this.offers().find(({ action }) => action === dig([first, pile]));
  }

  pickPile(pile: number): void {
    const offer = this.single(pile);
    if (offer) {
      this.#pick(offer);
      return;
    }
    const both = this.second(pile);
    if (both) this.play(both);
    else {
      this.target = null;
      this.first = this.first === pile || !this.digs(pile).length ? null : pile;
    }
  }

  pickPlace(place: string): void {
    const offer = this.open.find((other) => other.place === place)?.offer;
    if (offer) this.#pick(offer);
  }

  pickCard(card: number): void {
    this.#letter = LETTERS[this.hand().indexOf(card)] ?? 'a';
    this.first = null;
    this.target = null;
  }

  /** Picks on the first press, and plays on the second. */
  #pick(offer: Offer): void {
    if (this.next === offer) this.play(offer);
    else {
      this.first = null;
      this.target = offer.action;
    }
  }
}
