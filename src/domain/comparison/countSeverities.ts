import type { Metrics } from '../../schema/metrics.js';
import type { FindingRow } from '../findings/FindingRow.js';
import type { FindingComparison } from './compareFindings.js';

/** The number of vulnerabilities of each severity. `low` includes Info, as servers count. */
export type SeverityNumbers = Required<Pick<Metrics, 'critical' | 'high' | 'medium' | 'low' | 'unassigned'>>;

/** Counts findings by severity. */
export function countSeverities(rows: Iterable<{ readonly finding: FindingRow }>): SeverityNumbers {
  const counts = noSeverities();
  for (const { finding } of rows) counts[KEYS[finding.vulnerability.severity] ?? 'unassigned'] += 1;
  return counts;
}

/** Counts the findings of each component by severity, without suppressed ones. Components are named by their UUIDs. */
export function severitiesByComponent(
  rows: Iterable<Pick<FindingComparison, 'before' | 'after' | 'isSuppressed'>>,
): ReadonlyMap<string, SeverityNumbers> {
  const counted = new Map<string, SeverityNumbers>();
  for (const comparison of rows) {
    for (const side of ['before', 'after'] as const) {
      const row = comparison[side];
      if (!row || comparison.isSuppressed[side]) continue;
      const counts = counted.get(row.component.uuid) ?? noSeverities();
      counts[KEYS[row.vulnerability.severity] ?? 'unassigned'] += 1;
      counted.set(row.component.uuid, counts);
    }
  }
  return counted;
}

function noSeverities(): SeverityNumbers {
  return { critical: 0, high: 0, medium: 0, low: 0, unassigned: 0 };
}

const KEYS: Readonly<Record<string, keyof SeverityNumbers>> = {
  CRITICAL: 'critical',
  HIGH: 'high',
  MEDIUM: 'medium',
  LOW: 'low',
  INFO: 'low',
};
