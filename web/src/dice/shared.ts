// Dice of two without a server: every throw comes from a link of both (docs/fair.md).
import { commitmentOf } from './sealed';

/** What both committed to, and the last links that they showed, by seat. */
export interface Shares {
  commitments: string[];
  links: string[];
}

/** The number of the throw, from 0, of each draw: a throw is all that chance does until somebody decides. */
export function throwsOf(draws: { move: number }[]): number[] {
  let throwing = -1;
  return draws.map(({ move }, at) => (draws[at - 1]?.move === move - 1 ? throwing : (throwing += 1)));
}

/** The secret of each throw; null where the links do not lead to the commitments. */
export async function secretsOf({ commitments, links }: Shares, throws: number): Promise<string[] | null> {
  const rows: string[][] = [];
  for (const [seat, link] of links.entries()) {
    const row = [link]; // a link is the hash of the next
    while (row.length <= throws) row.push(await commitmentOf(row.at(-1) ?? ''));
    if (row.at(-1) !== commitments[seat]) return null;
    rows.push(row.reverse());
  }
  return Promise.all(Array.from({ length: throws }, (_, at) => commitmentOf(rows.map((row) => row[at + 1]).join(''))));
}
