// Calls functions of a module as they are described in a file, and says what they give back and leave behind.
import { readFileSync, writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { Failed, Held, loaded, type Dtype } from '../../web/src/compiled/module';

type Said = string | number | boolean | null | { dtype: Dtype; shape: number[]; data: string } | { fields: Record<string, Said> };
interface Call {
  part: string;
  name: string;
  given: Said[];
}

const [, , file = '', asked = '', answer = '', pages] = argv;
const module = await loaded(readFileSync(file), pages ? Number(pages) : undefined);

/** A value of a call: whole numbers are texts, since they may have 64 bits. */
function heard(said: Said): unknown {
  if (typeof said === 'string') return BigInt(said);
  if (typeof said !== 'object' || said === null) return said;
  if ('fields' in said) return Object.fromEntries(Object.entries(said.fields).map(([name, field]) => [name, heard(field)]));
  const held = module.zeros(said.dtype, ...said.shape);
  const data = Buffer.from(said.data, 'base64');
  bytesOf(held.view).set(data);
  return held;
}

function told(value: unknown): Said {
  if (typeof value === 'bigint') return String(value);
  if (value instanceof Held) return { dtype: value.dtype, shape: [...value.shape], data: text(value.view) };
  if (typeof value !== 'object' || value === null) return (value ?? null) as Said;
  if ('numbers' in value && 'shape' in value) return { dtype: 'int8', shape: value.shape as number[], data: text(value.numbers as ArrayBufferView) };
  return { fields: Object.fromEntries(Object.entries(value).map(([name, field]) => [name, told(field)])) };
}

const bytesOf = (view: ArrayBufferView): Uint8Array => new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
const text = (view: ArrayBufferView): string => Buffer.from(bytesOf(view)).toString('base64');

function freed(value: unknown): void {
  if (value instanceof Held) module.free(value);
  else if (typeof value === 'object' && value !== null) Object.values(value).forEach(freed);
}

function made({ part, name, given }: Call): Said {
  const values = given.map(heard);
  const called = (module.any(part) as Record<string, (...given: unknown[]) => unknown>)[name];
  try {
    const found = called?.(...values);
    return { fields: { found: told(found), left: { fields: Object.fromEntries(values.map((value, at) => [at, told(value)])) } } };
  } catch (error) {
    if (!(error instanceof Failed)) throw error;
    return { fields: {} };
  } finally {
    values.forEach(freed);
  }
}

const calls = JSON.parse(readFileSync(asked, 'utf-8')) as Call[];
writeFileSync(answer, JSON.stringify(calls.map(made)));
