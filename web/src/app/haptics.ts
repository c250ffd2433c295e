// What a phone lets the hand feel: a throw, a loss, a win.
import { settings } from './settings.svelte';

const FELT = { throw: [18], bust: [70, 50, 70], win: [30, 40, 30, 40, 90] };

/** Whether this device can tremble: a phone or a tablet. */
export const trembles = (): boolean => 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches;

/** Lets the device tremble, if it can and may; a browser allows it once somebody has touched the page. */
export function feel(what: keyof typeof FELT): void {
  const touched = navigator.userActivation?.hasBeenActive ?? true;
  if (settings.now.haptics && touched && trembles()) navigator.vibrate(FELT[what]);
}
