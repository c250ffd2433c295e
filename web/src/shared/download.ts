const USED = 10_000; // ms until the browser has surely begun

/** Saves a file where the browser keeps what is downloaded. */
export function download(content: Blob, name: string): void {
  const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(content), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), USED);
}
