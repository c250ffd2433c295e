// A host for programs in TypeScript: see README.md.
export { Host } from './host.ts';
export { Refused } from './refused.ts';
export { Table, type News } from './table.ts';
export type * from './protocol.ts';
