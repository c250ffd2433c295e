// A record in a file that somebody chose.
import { Problem } from '../host/api';

const LARGEST = 1024 * 1024; // bytes, as the host takes them

export interface Opened {
  /** As it was written: a number of JavaScript would round a seed. */
  text: string;
  game: string;
  players: string[];
  moves: number;
}

/** The record in a file; refused where it is too large or no JSON. The host checks everything else. */
export async function recordText(file: File): Promise<Opened> {
  if (file.size > LARGEST) throw new Problem('host-too-large', { key: 'host-too-large', args: {} });
  const text = await file.text();
  const { game, players, moves } = parsed(text);
  return { text, game: typeof game === 'string' ? game : '', players: Array.isArray(players) ? players.map(String) : [], moves: Array.isArray(moves) ? moves.length : 0 };
}

function parsed(text: string): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(text);
    if (typeof found === 'object' && found !== null && !Array.isArray(found)) return found as Record<string, unknown>;
  } catch {
    // A record is JSON.
  }
  throw new Problem('record-not-json', { key: 'record-not-json', args: {} });
}
