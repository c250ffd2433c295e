// What a visitor passes on: by whatever shares on this device, by the clipboard, or by hand where neither is allowed.
import { words } from '../app/words.svelte';

/** Passes a text on, and says how; `refused` if the browser has no way, null if the visitor left it. */
export async function passed(text: string, data: ShareData): Promise<'shared' | 'copied' | 'refused' | null> {
  try {
    if (!navigator.share) {
      await navigator.clipboard.writeText(text);
      return 'copied';
    }
    await navigator.share(data);
    return 'shared';
  } catch (caught) {
    return isLeft(caught) ? null : 'refused';
  }
}

/** Whether somebody closed what shares: who shared nothing wanted to. */
export const isLeft = (caught: unknown): boolean => caught instanceof DOMException && caught.name === 'AbortError';

/** How to copy what lies selected, on this machine. */
export function howToCopy(key: string): string {
  if (matchMedia('(pointer: coarse)').matches) return words.say(`${key}-touch`);
  return words.say(key, { keys: /Mac/.test(navigator.platform) ? '⌘C' : words.say('page-copy-keys') });
}
