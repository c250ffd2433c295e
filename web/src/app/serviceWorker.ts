// The page as an app: it stays on the device, and a new version takes over when nobody uses the old one.

/** Has the service worker keep the page; a newer one that waits may take over now, for this page is the newest. */
export async function keepPage(): Promise<void> {
  const registration = await navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`);
  const waits = (): void => registration.waiting?.postMessage('take-over');
  waits();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', waits));
}
