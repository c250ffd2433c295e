// A deck as a text: a card a line as upper/lower, with empty lines and those behind a # left out, as the command reads it.

export function cardsOf(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('#'));
}

/** A kind of skull that is there more or less often than in the usual deck. */
export interface Unusual extends Record<string, string | number> {
  kind: string;
  found: number;
  usual: number;
}

export function unusual(deck: string[], usual: string[]): Unusual[] {
  const skulls = (cards: string[]): string[] => cards.flatMap((card) => card.split('/'));
  const [there, wanted] = [skulls(deck), skulls(usual)];
  const count = (all: string[], kind: string): number => all.filter((one) => one === kind).length;
  return [...new Set(wanted)]
    .map((kind) => ({ kind, found: count(there, kind), usual: count(wanted, kind) }))
    .filter(({ found, usual }) => found !== usual);
}
