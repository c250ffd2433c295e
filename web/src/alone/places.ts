// Places of a page that stands alone: they are queries, which any file server ignores.

export const addressOf = (place: string): string => (place.startsWith('?') ? place : `?${place}`);

/** The place that an address names; what others have added to it is no place, and comes after one. */
export function placeOf({ origin, search, hash }: Pick<Location, 'origin' | 'search' | 'hash'>): URL {
  const place = search.startsWith('?/') ? search.slice(1).replace(/^([^?&]*)&/, '$1?') : '/';
  return new URL(place + hash, origin);
}
