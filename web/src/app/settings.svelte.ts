// The settings of a visitor, kept on this device.
import { LANGUAGES, type Language, words } from './words.svelte';

export type Theme = 'auto' | 'light' | 'dark';
export type Speed = 'calm' | 'usual' | 'quick' | 'none';

/** How long things take at each speed, compared with the usual one; 0 is at once. */
export const PACES: Record<Speed, number> = { calm: 1.6, usual: 1, quick: 0.5, none: 0 };
const STILL = 0.5; // the pace of a show in which nothing moves

const KEY = 'ossuary-settings';

interface Kept {
  name: string;
  /** Whether the host has seen this device before. */
  known: boolean;
  language: Language;
  theme: Theme;
  motion: boolean;
  /** Whether dice stay flat instead of tumbling in space. */
  flat: boolean;
  speed: Speed;
  sound: boolean;
  /** Whether the visitor was asked about sound, at their first table. */
  askedForSound: boolean;
  /** Whether a phone may tremble. */
  haptics: boolean;
  /** Whether to be asked before a grave mistake, where the coach is on. */
  sure: boolean;
  /** The games whose first table has said how to win. */
  met: string[];
  /** Whether the log says everything in words, too. */
  sentences: boolean;
  /** Whether people who share this device are told to hand it over. */
  handOver: boolean;
}

function usual(): Kept {
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => LANGUAGES.some((l) => l === tag));
  return {
    name: '',
    known: false,
    language: (spoken as Language | undefined) ?? 'en',
    theme: 'auto',
    motion: true,
    flat: false,
    speed: 'usual',
    sound: false,
    askedForSound: false,
    haptics: true,
    sure: false,
    met: [],
    sentences: false,
    handOver: true,
  };
}

function kept(): Kept {
  try {
    return { ...usual(), ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return usual();
  }
}

class Settings {
  now = $state<Kept>(kept());

  /** Whether things may move: not if the visitor, or their system, says no. */
  get moves(): boolean {
    return this.now.motion && !matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  /** How long a show takes, compared with the usual; 0 is at once. */
  get pace(): number {
    const pace = PACES[this.now.speed] ?? 1;
    return this.moves ? pace : pace * STILL;
  }

  change(changed: Partial<Kept>): void {
    Object.assign(this.now, changed);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.now));
    } catch {
      // Without storage, settings last as long as the page.
    }
    this.apply();
  }

  apply(): void {
    const root = document.documentElement;
    root.lang = this.now.language;
    root.dataset['theme'] = this.now.theme;
    root.dataset['motion'] = this.moves ? 'on' : 'off';
    if (words.heading !== this.now.language) void words.speak(this.now.language);
  }
}

export const settings = new Settings();
