import { CVSS_METRICS, CVSS_VERSIONS, type CvssMetric, type CvssVersion } from './cvssMetrics.js';
import { VectorError } from './VectorError.js';
import { readVectorParts } from './vectorParts.js';

/** A CVSS vector taken apart. @public */
export interface CvssVector {
  /** Version of the standard. */
  readonly version: CvssVersion;
  /** Value by metric, both as abbreviations: `{ AV: 'N', … }`. What is left out or not defined is absent. */
  readonly metrics: Readonly<Record<string, string>>;
}

/** As much of a CVSS vector as can be read, and what cannot. @public */
export interface CvssVectorDraft extends CvssVector {
  /** The errors, in the order of the text. An empty text has none. Missing metrics are not included. */
  readonly errors: readonly VectorError[];
  /** The base metrics that have no value yet. */
  readonly missing: readonly CvssMetric[];
}

/**
 * Parses a vector: v2 with or without parentheses, v3 and v4 with their prefix, metrics in any order.
 * @param version - that of a vector without prefix, which the standard would treat as v2
 * @throws VectorError for the first problem that keeps the text from being a complete vector
 * @public
 */
export function parseCvssVector(text: string, version: CvssVersion = '2.0'): CvssVector {
  if (text.trim() === '') throw new VectorError('empty');
  const { errors, missing, ...vector } = inspectCvssVector(text, [version]);
  if (errors[0]) throw errors[0];
  if (missing[0]) {
    throw new VectorError('missingMetric', { metric: missing[0].key, expected: missing[0].values });
  }
  return vector;
}

/**
 * Reads a vector that is still being written: never throws, reads what it can and names each part that is wrong.
 * @param versions - that of a text without prefix: the first one that knows all its metrics and values, else the first
 * @public
 */
export function inspectCvssVector(text: string, versions: readonly CvssVersion[] = ['2.0']): CvssVectorDraft {
  const { prefix, parts } = dividedVector(text);
  const prefixed = CVSS_VERSIONS.find((version) => version !== '2.0' && prefix === `CVSS:${version}`);
  if (prefixed) return draftOf(prefixed, parts);
  const [first = '2.0', ...others] = versions;
  const readings = [first, ...others].map((version) => draftOf(version, parts));
  const draft = readings.find(({ errors }) => errors.length === 0) ?? draftOf(first, parts);
  if (prefix === undefined) return draft;
  // There is no prefix of v2.
  const expected = ['CVSS:3.0', 'CVSS:3.1', 'CVSS:4.0'];
  return { ...draft, errors: [new VectorError('version', { part: prefix, expected })] };
}

/** The vector as the standard writes it: its order, its prefix, and only what is defined. @public */
export function formatCvssVector({ version, metrics }: CvssVector): string {
  const parts = CVSS_METRICS[version].flatMap(({ key }) => (metrics[key] ? [`${key}:${metrics[key]}`] : []));
  return [...(version === '2.0' ? [] : [`CVSS:${version}`]), ...parts].join('/');
}

/**
 * Returns a complete vector as written, to keep or to send: without surrounding spaces, and with the prefix
 * of its version where v3 or v4 lack it. Undefined while something is missing or wrong.
 * @param draft - the parsed text
 */
export function writtenCvssVector(text: string, draft: CvssVectorDraft): string | undefined {
  if (draft.errors.length + draft.missing.length > 0) return undefined;
  const isWritten = draft.version === '2.0' || dividedVector(text).prefix;
  return isWritten ? text.trim() : text.trim().replace(/^\(?/, `$&CVSS:${draft.version}/`);
}

function draftOf(version: CvssVersion, parts: readonly string[]): CvssVectorDraft {
  const all = CVSS_METRICS[version];
  const { values, errors } = readVectorParts(parts, new Map(all.map(({ key, values }) => [key, values])));
  const metrics = Object.fromEntries(
    all.flatMap(({ key, undefinedValue }) => {
      const value = values.get(key);
      return value === undefined || value === undefinedValue ? [] : [[key, value] as const];
    }),
  );
  const missing = all.filter(({ group, key }) => group === 'base' && !(key in metrics));
  return { version, metrics, errors, missing };
}

/** A text that should be a CVSS vector, in pieces. */
export interface DividedVector {
  /** The text without spaces and parentheses around. */
  readonly inner: string;
  /** The prefix, such as `CVSS:3.1`, whether or not the version exists. */
  readonly prefix: string | undefined;
  /** The parts between slashes. */
  readonly parts: readonly string[];
}

/** Splits a text at its slashes, whatever is between them. */
export function dividedVector(text: string): DividedVector {
  const inner = text.trim().replace(/^\((.*)\)$/, '$1');
  const parts = inner === '' ? [] : inner.split('/');
  const prefix = parts[0]?.startsWith('CVSS:') ? parts.shift() : undefined;
  return { inner, prefix, parts };
}
