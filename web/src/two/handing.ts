// A camera opens what it reads in a window of its own; what it read is handed to the window that waits for it.
const KEY = 'ossuary code'; // in what all windows share

/** Hands a code to the other windows; `taken` is called once one has it. */
export function hand(code: string, taken: () => void): () => void {
  const seen = ({ key, newValue }: StorageEvent): void => {
    if (key === KEY && newValue === null) taken();
  };
  addEventListener('storage', seen);
  localStorage.setItem(KEY, code);
  return () => removeEventListener('storage', seen);
}

/** Hears codes from other windows; `take` says whether it has use for one. */
export function receive(take: (code: string) => boolean): () => void {
  const look = (): void => {
    const code = localStorage.getItem(KEY);
    if (code !== null && take(code)) localStorage.removeItem(KEY);
  };
  addEventListener('storage', look);
  document.addEventListener('visibilitychange', look); // a window that slept has missed it
  return () => {
    removeEventListener('storage', look);
    document.removeEventListener('visibilitychange', look);
  };
}
