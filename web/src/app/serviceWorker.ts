// The page as an app: it stays on the device, and a new version takes over when nobody uses the old one.

/** Has the service worker keep the page; a newer one that waits may take over now, for this page is the newest. */
export async function keepPage(): Promise<void> {
  const registration = await registered();
  const waits = (): void => registration.waiting?.postMessage('take-over');
  waits();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', waits));
}

/** The worker of this very page, once it is active: another page at this origin may have one for all addresses; null where the browser allows none. */
export async function ownWorker(): Promise<ServiceWorker | null> {
  const registration = (await registered().catch(() => undefined)) as ServiceWorkerRegistration | undefined;
  const worker = registration?.active ?? registration?.waiting ?? registration?.installing ?? null;
  if (worker && worker.state !== 'activated') await new Promise<void>((resolve) => worker.addEventListener('statechange', () => worker.state === 'activated' && resolve()));
  return worker;
}

const registered = (): Promise<ServiceWorkerRegistration> => navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`);
