/** Cells of a table as CSV (RFC 4180), with a mark that tells spreadsheets the encoding. */
export function csvOf(lines: readonly (readonly (string | number | undefined)[])[]): string {
  return `\ufeff${lines.map((cells) => cells.map(cellText).join(',')).join('\r\n')}\r\n`;
}

function cellText(cell: string | number | undefined): string {
  if (cell === undefined) return '';
  if (typeof cell === 'number') return String(cell);
  // A spreadsheet runs what begins like a formula; names of components come from outside.
  const text = /^[\s]*[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
