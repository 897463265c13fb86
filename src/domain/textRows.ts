/** Fields with a line of texts for each of several things, such as people or links. */
import type { ExternalReference } from '../schema/project.js';
import { safeUrl } from './externalUrls.js';
import { textProblem, type TextProblem } from './textProblem.js';

/** Texts of one line of a field. */
export type TextRow = Readonly<Record<string, string>>;

/** The problem of a line of a list. */
export interface RowProblem {
  code: 'row';
  line: number;
  problem: TextProblem | { code: 'noType' } | { code: 'noUrl' } | { code: 'unsafeUrl' };
}

/** Returns the lines that are not empty. */
export function filled(rows: readonly TextRow[]): TextRow[] {
  return rows.filter((row) => Object.values(row).some((text) => text.trim() !== ''));
}

/** A text without spaces around it; undefined where nothing is left. */
export function blankless(text: string | undefined): string | undefined {
  return text?.trim() || undefined;
}

/** The first problem among lines; empty lines are none. */
export function rowProblem(
  rows: readonly TextRow[],
  check: (row: TextRow) => RowProblem['problem'] | undefined,
): RowProblem | undefined {
  for (const [index, row] of rows.entries()) {
    const problem = filled([row]).length > 0 ? check(row) : undefined;
    if (problem) return { code: 'row', line: index + 1, problem };
  }
  return undefined;
}

/** The first problem among some texts of a line. */
export function textsProblem(
  row: TextRow,
  members: readonly string[],
  limit: number,
): TextProblem | undefined {
  return members.map((member) => textProblem(row[member] ?? '', limit)).find(Boolean);
}

/** External references as lines. */
export function referenceRows(references: readonly ExternalReference[] = []): TextRow[] {
  return references.map(({ type = '', url = '', comment = '' }) => ({ type, url, comment }));
}

/** Lines as external references. */
export function referencesOf(rows: readonly TextRow[]): ExternalReference[] {
  return filled(rows).map(({ type, url, comment }) => ({
    type: blankless(type),
    url: blankless(url),
    comment: blankless(comment),
  }));
}

/** Returns the problem of a line that is an external reference. */
export function referenceProblem(row: TextRow): RowProblem['problem'] | undefined {
  const url = (row['url'] ?? '').trim();
  if ((row['type'] ?? '').trim() === '') return { code: 'noType' };
  if (url === '') return { code: 'noUrl' };
  // Other schemes may run code when someone follows them.
  if (/^\s*(javascript|data|vbscript):/i.test(url) && safeUrl(url) === undefined)
    return { code: 'unsafeUrl' };
  return textsProblem(row, ['type'], 255) ?? textsProblem(row, ['url', 'comment'], 1024);
}
