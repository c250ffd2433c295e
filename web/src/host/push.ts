// Notices that it is our move in a slow game, shown by the browser: off until switched on.
import { api } from './api';
import { me } from '../app/me.svelte';
import type { Language } from '../app/words.svelte';

const KEY = 'ossuary-device';

/** Whether this browser and this host can do it: the host's key, if so. */
export async function possible(): Promise<string | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return null;
  return (await api.pushKey()).key;
}

async function subscribed(): Promise<PushSubscription | null> {
  return (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null;
}

export async function isOn(): Promise<boolean> {
  return kept() !== null && (await subscribed()) !== null;
}

/** Asks the visitor, the browser's push service and the host, in this order; returns whether all agreed. */
export async function turnOn(key: string, language: Language): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = subscription.toJSON();
  await me.introduced();
  const device = await api.subscribe({ endpoint: endpoint ?? '', public: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '', language });
  localStorage.setItem(KEY, device.number);
  return true;
}

export async function turnOff(): Promise<void> {
  const number = kept();
  localStorage.removeItem(KEY);
  await (await subscribed())?.unsubscribe();
  if (number) await api.unsubscribe(number);
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
