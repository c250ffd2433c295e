import { vi } from 'vitest';

const waitFor = vi.waitFor;

/** Waits for what is to come however busy the machine is, and not for a second, as usual. */
vi.waitFor = (check, options = {}) => waitFor(check, { timeout: 60_000, ...(typeof options === 'number' ? { timeout: options } : options) });
