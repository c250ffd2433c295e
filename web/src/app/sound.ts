// The sounds of the page: small files, fetched when the first one is wanted, and played by name. Off unless switched on.
import { settings } from './settings.svelte';

export type Sound =
  | 'bone-dice'
  | 'glass-dice'
  | 'ivory-dice'
  | 'rattle'
  | 'slam'
  | 'bury'
  | 'dig'
  | 'card'
  | 'tile'
  | 'crack'
  | 'bite'
  | 'party'
  | 'bust'
  | 'win'
  | 'turn';

export interface Playing {
  /** In seconds from now. */
  after?: number;
  /** As a factor; a lower sound is a longer one. */
  pitch?: number;
  /** From 0 to 1. */
  loud?: number;
}

const FOLDER = '../../sounds/';
const FILES = import.meta.glob<string>('../../sounds/*.mp3', { query: '?url', import: 'default', eager: true });

let context: AudioContext | null = null;
const fetched = new Map<Sound, Promise<AudioBuffer>>();

/** Plays a sound, if sound is on; one that cannot be fetched stays silent, and is fetched again the next time. */
export async function play(sound: Sound, { after = 0, pitch = 1, loud = 1 }: Playing = {}): Promise<void> {
  if (!settings.now.sound || document.hidden || !('AudioContext' in globalThis)) return;
  context ??= new AudioContext();
  const at = context.currentTime + after;
  void context.resume();
  try {
    const buffer = await matter(context, sound);
    const source = new AudioBufferSourceNode(context, { buffer, playbackRate: pitch });
    source.connect(new GainNode(context, { gain: loud })).connect(context.destination);
    source.start(Math.max(at, context.currentTime));
  } catch {
    fetched.delete(sound);
  }
}

/** Fetches all sounds, so that the first throw is heard in time. */
export function prepare(): void {
  if (!settings.now.sound || !('AudioContext' in globalThis)) return;
  context ??= new AudioContext();
  for (const path of Object.keys(FILES)) {
    const sound = path.slice(FOLDER.length, -'.mp3'.length) as Sound;
    matter(context, sound).catch(() => fetched.delete(sound));
  }
}

function matter(into: AudioContext, sound: Sound): Promise<AudioBuffer> {
  const known = fetched.get(sound) ?? decoded(into, sound);
  fetched.set(sound, known);
  return known;
}

async function decoded(into: AudioContext, sound: Sound): Promise<AudioBuffer> {
  const answer = await fetch(FILES[`${FOLDER}${sound}.mp3`] ?? '');
  if (!answer.ok) throw new Error(`no sound: ${sound}`);
  return into.decodeAudioData(await answer.arrayBuffer());
}
