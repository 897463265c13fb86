import type { IntlShape } from 'react-intl';
import { SEVERITY_ICONS } from '../../../parts/severityIcons.js';
import { severityText } from '../../../parts/vocabulary.js';
import type { Metrics } from '../../../schema/metrics.js';
import type { TimeSeries } from '../../../ui/TimeChart/index.js';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The vulnerabilities of what was measured by severity: a record holds from its first occurrence until the next one.
 * @param records - oldest first; those that do not say when they were measured are left out
 * @param days - length of the time axis, which ends at the last measurement
 */
export function severitySeries(intl: IntlShape, records: readonly Metrics[], days: number): TimeSeries {
  const measured = records.filter(({ firstOccurrence }) => firstOccurrence !== undefined);
  const last = measured.at(-1);
  const until = last?.lastOccurrence ?? last?.firstOccurrence ?? 0;
  return {
    times: measured.map(({ firstOccurrence }) => firstOccurrence!),
    from: until - days * DAY_MS,
    until,
    bands: SEVERITIES.map(([key, severity]) => ({
      id: key,
      label: severityText(intl, severity),
      tone: `severity.${severity}` as const,
      icon: SEVERITY_ICONS[severity],
      values: measured.map((record) => Math.max(0, record[key] ?? 0)),
    })),
  };
}

// The worst one at the bottom, where its line is level.
const SEVERITIES = [
  ['critical', 'CRITICAL'],
  ['high', 'HIGH'],
  ['medium', 'MEDIUM'],
  ['low', 'LOW'],
  ['unassigned', 'UNASSIGNED'],
] as const;
