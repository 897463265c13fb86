import {
  CVSS_METRICS,
  type CvssGroup,
  type CvssMetric,
  type CvssVersion,
} from '../../../domain/scores/cvssMetrics.js';
import type { messages } from './CvssCalculator.messages.js';

/** Metrics under their own heading. */
export interface CvssSection {
  /** Absent: the heading of the group will do. */
  heading?: keyof typeof messages;
  metrics: readonly CvssMetric[];
}

/** A group of metrics, as it appears on the screen. */
export interface CvssGroupSections {
  group: CvssGroup;
  sections: readonly CvssSection[];
}

const GROUPS: readonly CvssGroup[] = ['base', 'temporal', 'threat', 'environmental', 'supplemental'];

/** Groups that differ from one environment to another come first. */
const ENVIRONMENT_FIRST: readonly CvssGroup[] = [
  'environmental',
  'temporal',
  'threat',
  'base',
  'supplemental',
];

/** The groups of a version and their sections; with the base first, in the order of the standard. */
export function cvssGroupsOf(
  version: CvssVersion,
  first: 'base' | 'environment' = 'base',
): CvssGroupSections[] {
  return (first === 'base' ? GROUPS : ENVIRONMENT_FIRST).flatMap((group) => {
    const metrics = CVSS_METRICS[version].filter((metric) => metric.group === group);
    if (metrics.length === 0) return [];
    const headings = new Set(metrics.map((metric) => headingOf(version, metric)));
    const sections = [...headings].map((heading) => ({
      heading,
      metrics: metrics.filter((metric) => headingOf(version, metric) === heading),
    }));
    return [{ group, sections }];
  });
}

function headingOf(version: CvssVersion, { group, key }: CvssMetric): CvssSection['heading'] {
  if (group === 'base') {
    if (/^S[CIA]$/.test(key)) return 'subsequentImpact';
    if (/^V[CIA]$/.test(key)) return 'vulnerableImpact';
    return version !== '4.0' && /^[CIA]$/.test(key) ? 'impact' : 'exploitability';
  }
  if (group !== 'environmental') return undefined;
  if (/^[CIA]R$/.test(key)) return 'requirements';
  return version === '2.0' ? 'general' : 'modified';
}
