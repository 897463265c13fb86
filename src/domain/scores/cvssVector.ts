import { CVSS_METRICS, CVSS_VERSIONS, type CvssVersion } from './cvssMetrics.js';
import { VectorError } from './VectorError.js';

/** A CVSS vector taken apart. @public */
export interface CvssVector {
  /** Version of the standard. */
  readonly version: CvssVersion;
  /** Value by metric, both as abbreviations: `{ AV: 'N', … }`. What is left out or not defined is absent. */
  readonly metrics: Readonly<Record<string, string>>;
}

/**
 * Takes a vector apart: v2 with or without parentheses, v3 and v4 with their prefix, metrics in any order.
 * @param version - that of a vector without prefix, of which the standard would say it is one of v2
 * @throws VectorError for the first thing that keeps the text from being a whole vector
 */
export function parseCvssVector(text: string, version?: CvssVersion): CvssVector {
  const vector = readCvssVector(text, version);
  const missing = missingCvssMetrics(vector)[0];
  if (missing) throw new VectorError('missingMetric', { metric: missing.key, expected: missing.values });
  return vector;
}

/**
 * As {@link parseCvssVector}, for a vector that is still being written: base metrics may be missing.
 * @throws VectorError for the first part of the text that is wrong
 */
export function readCvssVector(text: string, version: CvssVersion = '2.0'): CvssVector {
  const { prefix, parts } = divided(text.trim());
  const found = prefix === undefined ? version : CVSS_VERSIONS.find((each) => prefix === `CVSS:${each}`);
  // There is no prefix of v2.
  if (!found || prefix === 'CVSS:2.0') {
    throw new VectorError('version', { part: prefix, expected: ['CVSS:3.0', 'CVSS:3.1', 'CVSS:4.0'] });
  }
  const known = new Map(CVSS_METRICS[found].map((metric) => [metric.key, metric]));
  const seen = new Map<string, string>();
  for (const part of parts) {
    const [, key, value] = /^([^:]+):([^:]+)$/.exec(part) ?? [];
    if (!key || !value) throw new VectorError('malformed', { part });
    const metric = known.get(key);
    if (!metric) throw new VectorError('unknownMetric', { metric: key, part });
    if (!metric.values.includes(value)) {
      throw new VectorError('unknownValue', { metric: key, part, expected: metric.values });
    }
    if (seen.has(key)) throw new VectorError('repeatedMetric', { metric: key, part });
    seen.set(key, value);
  }
  const isDefined = ([key, value]: [string, string]) => known.get(key)?.undefinedValue !== value;
  return { version: found, metrics: Object.fromEntries([...seen].filter(isDefined)) };
}

/** The base metrics that a vector lacks. @public */
export function missingCvssMetrics({ version, metrics }: CvssVector) {
  return CVSS_METRICS[version].filter(({ group, key }) => group === 'base' && metrics[key] === undefined);
}

/** The vector as the standard writes it: its order, its prefix, and only what is defined. @public */
export function formatCvssVector({ version, metrics }: CvssVector): string {
  const parts = CVSS_METRICS[version].flatMap(({ key }) => (metrics[key] ? [`${key}:${metrics[key]}`] : []));
  return [...(version === '2.0' ? [] : [`CVSS:${version}`]), ...parts].join('/');
}

function divided(text: string): { prefix: string | undefined; parts: string[] } {
  if (text === '') throw new VectorError('empty');
  const parts = text.replace(/^\((.*)\)$/, '$1').split('/');
  return parts[0]?.startsWith('CVSS:')
    ? { prefix: parts[0], parts: parts.slice(1) }
    : { prefix: undefined, parts };
}
