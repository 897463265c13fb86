/**
 * Returns the cells of a table as CSV (RFC 4180), with a mark that identifies the encoding for spreadsheets.
 */
export function csvOf(lines: readonly (readonly (string | number | undefined)[])[]): string {
  return `\ufeff${lines.map((cells) => cells.map(cellText).join(',')).join('\r\n')}\r\n`;
}

function cellText(cell: string | number | undefined): string {
  if (cell === undefined) return '';
  if (typeof cell === 'number') return String(cell);
  const marked = BEGINS_FORMULA.test(cell) ? `'${cell}` : cell;
  const text = marked.replace(LATER_FORMULA, "$&'");
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

// A spreadsheet runs a text that starts like a formula, also after invisible characters and in full width.
// Names of components come from outside.
const BEGINS_FORMULA =
  /^(?:[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]*[=+\-@＝＋－＠﹦﹢﹣﹫]|\s*[\t\r])/u;

// A spreadsheet that splits at semicolons or tabs, as in many countries, reads quotes as letters except in
// the first cell of a line. For it, a cell starts after each of these and after a line break, where quotes
// are left out.
const LATER_FORMULA =
  /[;\t\r\n](?=(?:(?![;\t\r\n])["\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800])*[=+\-@＝＋－＠﹦﹢﹣﹫])/gu;
