// Where the visitor is: an address without a reload.
import { addressOf, placeNow } from '#network';
import type { Source } from '../host/protocol';

/** Where puzzles may come from. */
export const SOURCES: readonly Source[] = ['all', 'own', 'easy', 'medium', 'hard'];

export type Route =
  | { page: 'start' }
  | { page: 'new'; game: string | null }
  | { page: 'table'; table: string; invite: string | null }
  | { page: 'back'; table: string; invite: string | null; move: number | null; seat: number | null }
  | { page: 'me' }
  | { page: 'with'; game: string | null; code: string | null }
  | { page: 'rules'; game: string }
  | { page: 'recover'; code: string }
  | { page: 'check'; table: string | null; invite: string | null }
  | { page: 'draws' }
  | { page: 'games' }
  | { page: 'practice'; game: string | null; source: Source | null }
  | { page: 'daily'; day: string | null }
  | { page: 'tournaments'; tournament: string | null; invite: string | null; game: string | null }
  | { page: 'beside'; game: string | null }
  | { page: 'sheet'; sheet: string }
  | { page: 'nowhere' };

export function routed(url: URL): Route {
  const [first = '', second = '', ...rest] = url.pathname.split('/').filter(Boolean);
  const asked = url.searchParams;
  if (first === 't' && second && rest.join() === 'back') {
    return { page: 'back', table: second, invite: asked.get('invite'), move: whole(asked.get('move')), seat: whole(asked.get('seat')) };
  }
  if (rest.length > 0) return { page: 'nowhere' };
  if (first === '') return { page: 'start' };
  if (first === 'new' && second === '') return { page: 'new', game: asked.get('game') };
  if (first === 't' && second) return { page: 'table', table: second, invite: asked.get('invite') };
  if (first === 'with' && second === '') return { page: 'with', game: asked.get('game'), code: url.hash.slice(1) || null };
  if (first === 'me' && second === '') return { page: 'me' };
  if (first === 'rules' && second) return { page: 'rules', game: second };
  if (first === 'recover' && second) return { page: 'recover', code: second };
  if (first === 'check') return { page: 'check', table: second || null, invite: url.searchParams.get('invite') };
  if (first === 'draws' && second === '') return { page: 'draws' };
  if (first === 'games' && second === '') return { page: 'games' };
  if (first === 'practice') return { page: 'practice', game: second || null, source: SOURCES.find((source) => source === asked.get('source')) ?? null };
  if (first === 'daily') return { page: 'daily', day: second || null };
  if (first === 'tournaments') return { page: 'tournaments', tournament: second || null, invite: asked.get('invite'), game: asked.get('game') };
  if (first === 'beside') return { page: 'beside', game: second || null };
  if (first === 'sheet' && second) return { page: 'sheet', sheet: second };
  return { page: 'nowhere' };
}

/** The address of a game to look back on, at a number of moves or from the view of a seat. */
export function backTo(table: string, invite: string | null, move: number | null = null, seat: number | null = null): string {
  const asked = Object.entries({ invite, move, seat }).filter(([, value]) => value !== null);
  const query = new URLSearchParams(asked.map(([name, value]) => [name, String(value)])).toString();
  return `/t/${table}/back${query ? `?${query}` : ''}`;
}

function whole(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

class Router {
  now = $state.raw<Route>(routed(placeNow()));

  constructor() {
    addEventListener('popstate', () => (this.now = routed(placeNow())));
  }

  go(path: string): void {
    history.pushState(null, '', addressOf(path));
    this.now = routed(placeNow());
    scrollTo(0, 0);
  }
}

export const router = new Router();

/** Lets links within the page go without a reload. */
export function link(node: HTMLAnchorElement): { destroy: () => void } {
  const go = (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    router.go(node.getAttribute('href') ?? '/');
  };
  node.addEventListener('click', go);
  return { destroy: () => node.removeEventListener('click', go) };
}
