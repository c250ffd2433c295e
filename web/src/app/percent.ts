/** A share in percent, as its language writes it: 53% in English, 53 % in German, never broken over two lines. */
export function inPercent(share: number, language: string, how: Intl.NumberFormatOptions = {}): string {
  return new Intl.NumberFormat(language, { style: 'percent', ...how }).format(share).replace('-', '−');
}
