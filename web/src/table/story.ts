// The log as a story: a turn is one entry, and so is every other event that is told.
import { words, type Voice } from '../app/words.svelte';
import type { Beat, Happening, Spoken, View } from '../host/protocol';
import { linesAside, voices } from './happeningLines';

/** A sentence, and how often it was said in a row. */
export interface Sentence {
  text: string;
  times: number;
}

export interface Entry {
  /** The version of its first event, and the number of its beat there. */
  key: string;
  kind: Happening['kind'];
  /** Whose turn it was. */
  seat: number | null;
  beats: Beat[];
  sentences: Sentence[];
}

/** What happened, turn by turn; what says nothing is left out. */
export function story(happened: Happening[], voice: Voice, status: View['status']): Entry[] {
  const spoken = voices(happened, voice, status);
  const entries: Entry[] = [];

  function tell(key: string, kind: Entry['kind'], seat: number | null, beats: Beat[], told: Spoken[], by: Voice | undefined): void {
    let entry = entries.at(-1);
    if (!entry || kind !== 'played' || entry.kind !== 'played' || (seat !== null && entry.seat !== seat)) {
      entry = { key, kind, seat, beats: [], sentences: [] };
      entries.push(entry);
    }
    entry.beats.push(...beats);
    for (const line of told) say(entry.sentences, words.tell(line, by));
  }

  for (const [number, happening] of happened.entries()) {
    const { version, seat, beats } = happening;
    const kind = happening.kind === 'started' ? 'played' : happening.kind;
    for (const [at, beat] of beats.entries()) tell(`${version}.${at}`, kind, beat.seat ?? drawnFor(beat), [beat], beat.told, spoken[number]);
    const aside = linesAside(happening);
    if (aside.length) tell(`${version}`, kind, seat, [], aside, spoken[number]);
  }
  return entries.filter(({ sentences }) => sentences.length > 0);
}

/** The seat that a throw was for: it may begin the turn after the act that brought it. */
function drawnFor({ facts }: Beat): number | null {
  const [seat] = facts.flatMap((fact) => (typeof fact['seat'] === 'number' ? [fact['seat']] : []));
  return seat ?? null;
}

function say(sentences: Sentence[], text: string): void {
  const last = sentences.at(-1);
  if (last?.text === text) last.times += 1;
  else sentences.push({ text, times: 1 });
}
