import type { IntlShape } from 'react-intl';
import { SEVERITY_ICONS } from '../../parts/severityIcons.js';
import { severityText } from '../../parts/vocabulary.js';
import type { Metrics } from '../../schema/metrics.js';
import type { ChartBand, TimeSeries } from '../../ui/TimeChart/index.js';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The vulnerabilities of what was measured, by severity; see {@link timeSeries}. */
export function severitySeries(intl: IntlShape, records: readonly Metrics[], days: number): TimeSeries {
  const bands = SEVERITY_BANDS.map((band) => ({ ...band, label: severityText(intl, band.severity) }));
  return timeSeries(records, days, bands);
}

/** A band of a chart, and where its value stands in a record. */
export interface Band<Record extends Metrics> extends Omit<ChartBand, 'values'> {
  value: (record: Record) => number;
}

/**
 * What was measured over time: a record holds from its first occurrence until the next one.
 * @param records - oldest first; those that do not say when they were measured are left out
 * @param days - length of the time axis, which ends at the last measurement
 */
export function timeSeries<Record extends Metrics>(
  records: readonly Record[],
  days: number,
  bands: readonly Band<Record>[],
): TimeSeries {
  const measured = records.filter(({ firstOccurrence }) => firstOccurrence !== undefined);
  const until = measured.at(-1)?.lastOccurrence ?? measured.at(-1)?.firstOccurrence ?? 0;
  return {
    times: measured.map(({ firstOccurrence }) => firstOccurrence!),
    from: until - days * DAY_MS,
    until,
    bands: bands.map(({ value, ...band }) => ({
      ...band,
      values: measured.map((record) => Math.max(0, value(record))),
    })),
  };
}

// The worst one at the bottom, where its line is level.
const SEVERITY_BANDS = [
  severityBand('critical', 'CRITICAL', ({ critical }) => critical),
  severityBand('high', 'HIGH', ({ high }) => high),
  severityBand('medium', 'MEDIUM', ({ medium }) => medium),
  severityBand('low', 'LOW', ({ low }) => low),
  severityBand('unassigned', 'UNASSIGNED', ({ unassigned = 0 }) => unassigned),
];

function severityBand(
  id: string,
  severity: 'CRITICAL' | 'HIGH' | 'MEDIUM' | 'LOW' | 'UNASSIGNED',
  value: Band<Metrics>['value'],
) {
  return { id, severity, value, tone: `severity.${severity}` as const, icon: SEVERITY_ICONS[severity] };
}
