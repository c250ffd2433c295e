// A rulebook taken apart: parts with their rules, each with its rulings, to be searched and opened at a rule.
import { parsed, type Block } from '../app/markdown';

/** A rule with all that belongs to it, or a text without a number. */
export interface Entry {
  rule: string | null;
  blocks: Block[];
}
export interface Part {
  title: string;
  entries: Entry[];
}
export interface Book {
  title: string;
  parts: Part[];
}
/** A piece of a text: plain, strong, said by the way, a rule that is referred to, or a word that was looked for. */
export interface Piece {
  kind: 'plain' | 'strong' | 'aside' | 'rule';
  text: string;
  found: boolean;
}

const RULE = /^\*\*([A-Z]+-\d+)\*\* /;
const MARKED = /(\*\*[^*]+\*\*|\*[^*]+\*|\b[A-Z]+-\d+\b)/;

export function parseRulebook(markdown: string): Book {
  const book: Book = { title: '', parts: [{ title: '', entries: [] }] };
  for (const block of parsed(markdown)) {
    const part = book.parts[book.parts.length - 1];
    if (block.kind === 'h1') book.title = block.text;
    else if (block.kind === 'h2') book.parts.push({ title: block.text, entries: [] });
    else if (part) {
      const rule = block.kind === 'text' ? (RULE.exec(block.text)?.[1] ?? null) : null;
      const last = part.entries[part.entries.length - 1];
      if (rule || !last || (block.kind === 'text' && !last.rule)) part.entries.push({ rule, blocks: [block] });
      else last.blocks.push(block);
    }
  }
  return book;
}

/** The words of a search. */
export function wanted(query: string): string[] {
  return plain(query).split(/\s+/).filter(Boolean);
}

/** The parts of a book with those entries that hold every word. */
export function matching(book: Book, query: string): Part[] {
  const sought = wanted(query);
  if (sought.length === 0) return book.parts;
  return book.parts
    .map((part) => ({ ...part, entries: part.entries.filter((entry) => holds(entry, sought)) }))
    .filter((part) => part.entries.length > 0);
}

/** A text in pieces for display: strong parts, named rules, and the words searched for. */
export function pieces(text: string, query = ''): Piece[] {
  const sought = wanted(query);
  return text
    .split(MARKED)
    .filter(Boolean)
    .flatMap((piece): Piece[] => {
      if (piece.startsWith('**')) return highlighted('strong', piece.slice(2, -2), sought);
      if (piece.startsWith('*')) return highlighted('aside', piece.slice(1, -1), sought);
      return highlighted(MARKED.test(piece) ? 'rule' : 'plain', piece, sought);
    });
}

function highlighted(kind: Piece['kind'], text: string, sought: string[]): Piece[] {
  const found: Piece[] = [];
  const folded = plain(text);
  let at = 0;
  while (at < text.length) {
    const next = sought.map((word) => ({ word, place: folded.indexOf(word, at) })).filter(({ place }) => place >= 0);
    const first = next.sort((a, b) => a.place - b.place || b.word.length - a.word.length)[0];
    const end = first?.place ?? text.length;
    if (end > at) found.push({ kind, text: text.slice(at, end), found: false });
    if (first) found.push({ kind, text: text.slice(end, end + first.word.length), found: true });
    at = end + (first?.word.length ?? 0);
  }
  return found;
}

function holds(entry: Entry, sought: string[]): boolean {
  const text = plain(entry.blocks.map((block) => (block.kind === 'list' ? block.items.join(' ') : block.text)).join(' '));
  return sought.every((word) => text.includes(word));
}

/** Letters without case and accents, one for one. */
function plain(text: string): string {
  return [...text].map((letter) => letter.normalize('NFD')[0]?.toLowerCase() ?? letter).join('');
}
