// Links of the page, which name places from the root: where it stands alone, they lead below its own address.
import { download } from '../shared/download';
import { localHost } from './host.svelte';

/** Gives links the address that they have here, before anybody follows or copies them; what the host gives is downloaded. */
export function keepAddresses(): void {
  for (const sign of ['pointerdown', 'focusin'] as const) addEventListener(sign, ({ target }) => placed(link(target)), true);
  addEventListener('click', downloaded, true);
}

const link = (target: EventTarget | null): HTMLAnchorElement | null => (target instanceof Element ? target.closest('a') : null);

function placed(found: HTMLAnchorElement | null): void {
  const address = found?.getAttribute('href');
  if (!address?.startsWith('/') || address.startsWith('/api/')) return;
  found?.removeAttribute('target'); // another window would wait for this one
  found?.setAttribute('href', /\.\w+$/.test(address) ? `.${address}` : `?${address}`);
}

function downloaded(event: MouseEvent): void {
  const address = link(event.target)?.getAttribute('href');
  if (!address?.startsWith('/api/')) return;
  event.preventDefault();
  event.stopPropagation();
  void save(address);
}

async function save(address: string): Promise<void> {
  const answer = await localHost.ask('GET', address, '');
  if (answer.ok) download(await answer.blob(), address.endsWith('/export') ? 'ossuary.zip' : 'ossuary.json');
}
