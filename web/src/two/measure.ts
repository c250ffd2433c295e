// How much another page may say: no honest one comes near it, and what is beyond it is not even read.
const LONGEST = 16_384; // characters of a text
const BURST = 200; // texts at once
const A_SECOND = 20; // and from then on

/** Whether a text is still within measure. */
export function measure(now: () => number = () => performance.now()): (text: string) => boolean {
  let [left, since] = [BURST, now()];
  return (text) => {
    const at = now();
    left = Math.min(BURST, left + ((at - since) / 1000) * A_SECOND) - 1;
    since = at;
    return left >= 0 && text.length <= LONGEST;
  };
}
