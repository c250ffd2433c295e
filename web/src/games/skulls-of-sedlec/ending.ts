// How the end is counted.
const KINDS = 5;
export const COUNTED = 700; // ms from kind to kind

/** ms until all kinds are counted. */
export const ending = (): number => KINDS * COUNTED;
