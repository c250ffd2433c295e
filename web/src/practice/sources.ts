// Where puzzles come from, in words.
import { words } from '../app/words.svelte';
import type { Source } from '../host/protocol';

const GRADES: readonly Source[] = ['easy', 'medium', 'hard'];

/** The name of a source, as a heading. */
export function sourceName(source: Source): string {
  const level = GRADES.indexOf(source) + 1;
  const name = level ? words.say('practice-level', { level }) : words.say(`page-practice-${source}`);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Where one puzzle comes from, within a sentence. */
export function sourceTold(source: Source): string {
  const level = GRADES.indexOf(source) + 1;
  return level ? words.say('practice-level', { level }) : words.say('practice-own');
}
