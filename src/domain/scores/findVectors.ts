/** Vectors of scores in what people write, and a line of their own for one. */
import { inspectCvssVector } from './cvssVector.js';
import { inspectOwaspVector } from './scoreOwaspRiskRating.js';

/** A whole vector that was found in a text, as it stands there. */
export interface FoundVector {
  readonly kind: 'cvss' | 'owasp';
  readonly text: string;
}

// In the form of their standards: CVSS v3 and v4 by their prefix, v2 and OWASP by their first metrics, behind anything but a word.
const CVSS = /CVSS:(?:3\.[01]|4\.0)(?:\/[A-Za-z]+:[A-Za-z]+)+/g;
const CVSS_2 = /(?:^|[^\w/:])(AV:[LAN]\/AC:[LMH]\/Au:[MSN](?:\/[A-Za-z]+:[A-Za-z]+)+)/g;
const OWASP = /(?:^|[^\w/:])(SL:\d(?:\/[A-Z]+:\d)+)/g;

/** The whole and valid vectors in a text, in its order and each once. */
export function findVectors(text: string): FoundVector[] {
  const found = [
    ...[...text.matchAll(CVSS)].map(({ 0: vector, index }) => ({ kind: 'cvss' as const, vector, index })),
    ...[...text.matchAll(CVSS_2)].map(({ 1: vector = '', index }) => ({
      kind: 'cvss' as const,
      vector,
      index,
    })),
    ...[...text.matchAll(OWASP)].map(({ 1: vector = '', index }) => ({
      kind: 'owasp' as const,
      vector,
      index,
    })),
  ];
  const whole = found
    .filter(({ kind, vector }) => isWhole(kind, vector))
    .sort((one, other) => one.index - other.index);
  const texts = [...new Set(whole.map(({ vector }) => vector))];
  return texts.map((vector) => ({ kind: vector.startsWith('SL:') ? 'owasp' : 'cvss', text: vector }));
}

/** Whether a text is a whole and valid vector. */
export function isWhole(kind: FoundVector['kind'], vector: string): boolean {
  const { errors, missing } = kind === 'owasp' ? inspectOwaspVector(vector) : inspectCvssVector(vector);
  return vector.trim() !== '' && errors.length === 0 && missing.length === 0;
}

/** What a vector follows, by its name. */
export function standardOf({ kind, text }: FoundVector): string {
  return kind === 'owasp' ? 'OWASP Risk Rating' : `CVSS v${inspectCvssVector(text).version}`;
}

/** A text with a line in the place of those that it replaces, or else at its end; the rest stays as it is. */
export function withLine(text: string, line: string, isReplaced: (line: string) => boolean): string {
  const lines = text.split('\n');
  const place = lines.findIndex(isReplaced);
  if (place < 0) return text.trim() === '' ? line : `${text.trimEnd()}\n${line}`;
  return lines
    .flatMap((each, index) => (index === place ? [line] : isReplaced(each) ? [] : [each]))
    .join('\n');
}
