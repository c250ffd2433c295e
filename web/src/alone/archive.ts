// Reads an archive whose files are not packed each by itself.

const END = 0x06054b50; // begins the record at the end of an archive
const [END_LENGTH, ENTRY_LENGTH, LOCAL_LENGTH] = [22, 46, 30];

/** The files of a zip archive, by name; it is packed as a whole, or not at all. */
export function filesOf(archive: Uint8Array): Map<string, Uint8Array> {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.length);
  const short = (at: number): number => view.getUint16(at, true);
  const long = (at: number): number => view.getUint32(at, true);
  const end = archive.length - END_LENGTH;
  if (end < 0 || long(end) !== END) throw new Error('no archive');
  const found = new Map<string, Uint8Array>();
  let entry = long(end + 16);
  for (let left = short(end + 10); left; left--) {
    const [method, length, name, extra, comment, local] = [short(entry + 10), long(entry + 24), short(entry + 28), short(entry + 30), short(entry + 32), long(entry + 42)];
    if (method) throw new Error('a packed file');
    const from = local + LOCAL_LENGTH + short(local + 26) + short(local + 28);
    const start = entry + ENTRY_LENGTH;
    found.set(new TextDecoder().decode(archive.subarray(start, start + name)), archive.subarray(from, from + length));
    entry = start + name + extra + comment;
  }
  return found;
}
