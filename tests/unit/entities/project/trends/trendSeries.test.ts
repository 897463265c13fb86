import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { trendSeries } from '../../../../../src/entities/project/trends/trendSeries.js';

const intl = createIntl({ locale: 'en', onError: () => {} });
const DAY = 86_400_000;
const measured = Date.UTC(2026, 10, 24);

const record = (counts: object, at: number) => ({
  critical: 0,
  high: 0,
  medium: 0,
  low: 0,
  vulnerabilities: 0,
  inheritedRiskScore: 0,
  firstOccurrence: at,
  lastOccurrence: at + DAY,
  ...counts,
});

describe('the series of a dashboard', () => {
  it('end when the portfolio was last measured, and begin that many days before', () => {
    const { vulnerabilities } = trendSeries(intl, [record({}, measured)], 30);

    expect(vulnerabilities).toMatchObject({
      times: [measured],
      until: measured + DAY,
      from: measured + DAY - 30 * DAY,
    });
  });

  it('stack severities with the worst one at the bottom', () => {
    const { vulnerabilities } = trendSeries(
      intl,
      [record({ critical: 1, high: 2, medium: 3, low: 4, unassigned: 5 }, measured)],
      90,
    );

    expect(vulnerabilities.bands.map(({ id, values }) => [id, ...values])).toEqual([
      ['critical', 1],
      ['high', 2],
      ['medium', 3],
      ['low', 4],
      ['unassigned', 5],
    ]);
  });

  it('split what there is into a part and the rest, which is never less than nothing', () => {
    const { projects, findingsAudited } = trendSeries(
      intl,
      [record({ projects: 17, vulnerableProjects: 13, findingsTotal: 4, findingsAudited: 6 }, measured)],
      90,
    );

    expect(projects.bands.map(({ values }) => values)).toEqual([[13], [4]]);
    // Servers count suppressed findings among the audited ones.
    expect(findingsAudited.bands.map(({ values }) => values)).toEqual([[6], [0]]);
  });

  it('leave out what does not say when it was measured', () => {
    const records = [record({ firstOccurrence: undefined }, measured), record({ critical: 2 }, measured)];

    expect(trendSeries(intl, records, 90).vulnerabilities.times).toEqual([measured]);
  });

  it('are empty for a new server', () => {
    const { vulnerabilities } = trendSeries(intl, [], 90);

    expect(vulnerabilities.times).toEqual([]);
    expect(vulnerabilities.bands.every(({ values }) => values.length === 0)).toBe(true);
  });
});
