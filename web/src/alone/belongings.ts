// All that this browser keeps of Ossuary, as one file: what the host keeps in the worker, and what the page itself keeps.
import { localHost } from './host.svelte';

const OURS = 'ossuary-'; // how the names of what the page keeps begin

/** The file. */
export function save(): Promise<Blob> {
  const names = Object.keys(localStorage).filter((name) => name.startsWith(OURS));
  return localHost.give(JSON.stringify(Object.fromEntries(names.map((name) => [name, localStorage.getItem(name)]))));
}

/** Takes what is in a file in the place of what is here; whether it was one of ours. The page has to begin anew after that. */
export async function load(file: Blob): Promise<boolean> {
  const page = await localHost.take(new Uint8Array(await file.arrayBuffer()));
  if (page === null) return false;
  for (const [name, content] of Object.entries(JSON.parse(page) as Record<string, string>)) if (name.startsWith(OURS)) localStorage.setItem(name, content);
  return true;
}
