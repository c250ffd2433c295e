// One window at a time has the tables: two would overwrite each other's.

/** Waits until no other window has what goes by this name, and holds it; where the browser has no locks, nobody is waited for. */
export async function ours(name: string, elsewhere: (there: boolean) => void): Promise<void> {
  const locks = (navigator as Partial<Navigator>).locks; // not on plain http
  if (!locks) return;
  await new Promise<void>((resolve) => {
    const hold = (): Promise<never> => {
      elsewhere(false);
      resolve();
      return new Promise(() => undefined);
    };
    void locks.request(name, { ifAvailable: true }, (lock) => {
      if (lock) return hold();
      elsewhere(true);
      void locks.request(name, hold);
      return undefined;
    });
  });
}
