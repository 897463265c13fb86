/** Finds vectors of scores in text that people write, and builds a separate line for one. */
import { inspectCvssVector } from './cvssVector.js';
import { inspectOwaspVector } from './scoreOwaspRiskRating.js';

/** A complete vector found in a text, as written there. */
export interface FoundVector {
  readonly kind: 'cvss' | 'owasp';
  readonly text: string;
}

// CVSS v3 and v4 vectors are found by their prefix. v2 and OWASP vectors have none: they need as many parts
// as a complete vector, and come after anything but a word.
const PATTERNS = [
  { kind: 'cvss', pattern: /(CVSS:(?:3\.[01]|4\.0)(?:\/[A-Za-z]+:[A-Za-z]+)+)/g },
  { kind: 'cvss', pattern: /(?:^|[^\w/:])([A-Za-z]+:[A-Za-z]+(?:\/[A-Za-z]+:[A-Za-z]+){5,})/g },
  { kind: 'owasp', pattern: /(?:^|[^\w/:])([A-Z]+:\d(?:\/[A-Z]+:\d){15,})/g },
] as const;

/** Returns the complete and valid vectors in a text, in its order and each once. */
export function findVectors(text: string): FoundVector[] {
  const found = PATTERNS.flatMap(({ kind, pattern }) =>
    [...text.matchAll(pattern)].map(({ 1: vector = '', index }) => ({ kind, text: vector, index })),
  );
  const whole = found
    .filter((vector) => isWhole(vector.kind, vector.text))
    .sort((one, other) => one.index - other.index);
  const byText = new Map(whole.map(({ kind, text }) => [text, { kind, text }]));
  return [...byText.values()];
}

/** Returns true when a text is a complete and valid vector. */
export function isWhole(kind: FoundVector['kind'], vector: string): boolean {
  const { errors, missing } = kind === 'owasp' ? inspectOwaspVector(vector) : inspectCvssVector(vector);
  return vector.trim() !== '' && errors.length === 0 && missing.length === 0;
}

/** Returns the name of the standard that a vector follows. */
export function standardOf({ kind, text }: FoundVector): string {
  return kind === 'owasp' ? 'OWASP Risk Rating' : `CVSS v${inspectCvssVector(text).version}`;
}

/**
 * Returns a text with a line in place of those that it replaces, or else at the end. The rest does not
 * change.
 */
export function withLine(text: string, line: string, isReplaced: (line: string) => boolean): string {
  const lines = text.split('\n');
  const place = lines.findIndex(isReplaced);
  if (place < 0) return text.trim() === '' ? line : `${text.trimEnd()}\n${line}`;
  return lines
    .flatMap((each, index) => (index === place ? [line] : isReplaced(each) ? [] : [each]))
    .join('\n');
}
