// Files that Python sees at once, and that are fetched when it first looks into them.
import type { PyodideAPI } from 'pyodide';

const EIO = 29; // what Python reads as a failed input

interface Node {
  contents: Uint8Array;
  usedBytes: number;
  node_ops: { getattr: (node: Node) => { size: number } };
}

/** Puts a file into Python's file system whose content comes from an address, once it is needed. */
export function fillLater(FS: PyodideAPI['FS'], path: string, address: string): void {
  FS.mkdirTree(path.slice(0, path.lastIndexOf('/')));
  FS.writeFile(path, new Uint8Array());
  const { node } = FS.lookupPath(path) as { node: Node };
  let content: Uint8Array | null = null;
  const filled = (): Uint8Array => (content ??= fetchedNow(address) ?? failed());
  const failed = (): never => {
    throw new FS.ErrnoError(EIO); // anything else would end Python
  };
  const { getattr } = node.node_ops;
  // Whoever asks whether it is there does not read it: its size is told once it is known.
  const unread = getattr(node);
  node.node_ops = { ...node.node_ops, getattr: (one) => (content ? getattr(one) : unread) };
  Object.defineProperty(node, 'contents', { get: filled });
  Object.defineProperty(node, 'usedBytes', { get: () => filled().length });
}

/** A worker may wait for a file, as Python does; null if it does not come. */
function fetchedNow(address: string): Uint8Array | null {
  const request = new XMLHttpRequest();
  request.open('GET', address, false);
  request.responseType = 'arraybuffer';
  try {
    request.send();
  } catch {
    return null; // there is no network
  }
  return request.status === 200 ? new Uint8Array(request.response as ArrayBuffer) : null;
}
