// What the host says when it cannot answer: what fails in Python fails alone, anything else ends the host.
import type { Asked, Told } from './host.worker';

const BROKEN = 500; // the status of a host that made a mistake
const CLOSED = 1011; // the same of a socket

export function unanswered(asked: Asked, error: unknown): Told {
  if (!(error instanceof Error) || error.name !== 'PythonError') return { failed: String(error) };
  if ('id' in asked) return { id: asked.id, status: BROKEN, kind: 'text/plain', body: new Uint8Array() };
  return { socket: asked.socket, what: 'close', value: CLOSED };
}
