// Score sheets, kept on this device; the rules add them up.
import { fresh } from '../host/api';
import { rules } from './rules.svelte';
import type { Option } from '../host/protocol';

/** An entry: a turn with its points, the tiles' end, a player's line or stack. */
export type SheetEntry =
  | { seat: number; points: number; shares?: [lender: number, points: number][] }
  | { seat: number; line: number }
  | { seat: number; kinds: number[] }
  | { end: true };

export interface Sheet {
  id: string;
  game: string;
  /** Seconds since 1970. */
  made: number;
  names: string[];
  options: Record<string, string | number>;
  entries: SheetEntry[];
  over: boolean;
}

export interface Standing {
  after: number[][];
  scores: number[];
  next: number | null;
  /** The seats that still have to count at the end. */
  waiting: number[];
  over: boolean;
  payoffs: number[];
}

export interface Facts {
  least: number;
  most: number;
  options: Option[];
}

const KEY = 'ossuary-sheets';
const MOST = 200; // sheets

function read(): Sheet[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '[]') as unknown;
    return Array.isArray(kept) ? kept.filter(isSheet) : [];
  } catch {
    return [];
  }
}

function isSheet(it: unknown): it is Sheet {
  const sheet = it as Partial<Sheet> | null;
  return typeof sheet?.id === 'string' && typeof sheet.game === 'string' && Array.isArray(sheet.names) && Array.isArray(sheet.entries);
}

class Sheets {
  /** The newest first. */
  all = $state.raw<Sheet[]>(read());

  find(id: string): Sheet | undefined {
    return this.all.find((sheet) => sheet.id === id);
  }

  /** The sheet of a game that is being played. */
  open(game: string): Sheet | undefined {
    return this.all.find((sheet) => sheet.game === game && !sheet.over);
  }

  make(game: string, names: string[], options: Sheet['options']): Sheet {
    const sheet = { id: fresh(), game, made: Date.now() / 1000, names, options, entries: [], over: false };
    this.#keep([sheet, ...this.all].slice(0, MOST));
    return sheet;
  }

  async write(sheet: Sheet, entry: SheetEntry): Promise<void> {
    await this.#change(sheet, [...sheet.entries, entry]);
  }

  async undo(sheet: Sheet): Promise<void> {
    await this.#change(sheet, sheet.entries.slice(0, -1));
  }

  remove(id: string): void {
    this.#keep(this.all.filter((sheet) => sheet.id !== id));
  }

  /** The result of a sheet, by the rules. */
  standing(sheet: Sheet): Promise<Standing> {
    const options = { ...sheet.options, seats: sheet.names.length };
    return rules.ask<Standing>('standing', { game: sheet.game, options, entries: sheet.entries });
  }

  /** Keeps a sheet with other entries, if the rules accept them. */
  async #change(sheet: Sheet, entries: SheetEntry[]): Promise<void> {
    const next = { ...sheet, entries };
    next.over = (await this.standing(next)).over;
    this.#keep(this.all.map((one) => (one.id === sheet.id ? next : one)));
  }

  #keep(all: Sheet[]): void {
    this.all = all;
    try {
      localStorage.setItem(KEY, JSON.stringify(all));
    } catch {
      // Without storage, a sheet lasts as long as the page.
    }
  }
}

export const sheets = new Sheets();

/** A sheet as a table of texts, for programs that count: names, every entry with the scores after it. */
export function csv(sheet: Sheet, standing: Standing): string {
  const cell = (text: string | number): string => (/[",;\n]/.test(String(text)) ? `"${String(text).replaceAll('"', '""')}"` : String(text));
  const rows = sheet.entries.map((entry, number) => [number + 1, said(entry, sheet), ...(standing.after[number] ?? [])]);
  return [['', '', ...sheet.names], ...rows].map((row) => row.map(cell).join(',')).join('\r\n') + '\r\n';
}

function said(entry: SheetEntry, sheet: Sheet): string {
  if ('end' in entry) return '';
  const what = 'points' in entry ? entry.points : 'line' in entry ? entry.line : entry.kinds.join(' + ');
  return `${sheet.names[entry.seat]}: ${what}`;
}
