import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useState } from 'react';
import { TrendCard } from '../../../../../src/entities/project/trends/TrendCard.js';
import { TRENDS, type Trend } from '../../../../../src/entities/project/trends/trendValue.js';
import type { PortfolioMetrics } from '../../../../../src/schema/metrics.js';
import { Widget } from '../../../../../src/host/Widget.js';
import { kitPage } from '../../../../widgets/kitPage.js';

const DAY = 86_400_000;
const FIRST = Date.UTC(2026, 8, 25, 12);

/** Every number another one, so that none can be taken for another. */
const record = (at: number, step: number): PortfolioMetrics => ({
  critical: 1 + step,
  high: 20 + step,
  medium: 300 + step,
  low: 4_000 + step,
  unassigned: 50_000 + step,
  vulnerabilities: 54_321 + 5 * step,
  inheritedRiskScore: 700 + step,
  suppressed: 500 + 2 * step,
  projects: 17 + step,
  vulnerableProjects: 13 * step,
  components: 229 + step,
  vulnerableComponents: 83 * step,
  findingsTotal: 107 + step,
  findingsAudited: 12 * step,
  policyViolationsFail: 31 + step,
  policyViolationsWarn: 32 + step,
  policyViolationsInfo: 33 + step,
  policyViolationsTotal: 96 + 3 * step,
  policyViolationsSecurityTotal: 41 + step,
  policyViolationsLicenseTotal: 42 + step,
  policyViolationsOperationalTotal: 43 + step,
  policyViolationsAudited: 8 * step,
  firstOccurrence: at,
  lastOccurrence: at + DAY,
});
const RECORDS = [record(FIRST, 0), record(FIRST + 60 * DAY, 1)];
const [BEFORE, NOW] = RECORDS as [PortfolioMetrics, PortfolioMetrics];

/** The metric of each chart, and its total. */
const ABOUT: Record<
  Trend,
  { of: (metrics: PortfolioMetrics) => number | undefined; total?: keyof PortfolioMetrics }
> = {
  vulnerabilities: { of: ({ vulnerabilities }) => vulnerabilities },
  projects: { of: ({ vulnerableProjects }) => vulnerableProjects, total: 'projects' },
  components: { of: ({ vulnerableComponents }) => vulnerableComponents, total: 'components' },
  findingsAudited: { of: ({ findingsAudited }) => findingsAudited, total: 'findingsTotal' },
  violationsByState: { of: ({ policyViolationsTotal }) => policyViolationsTotal },
  violationsByType: {
    of: (metrics) =>
      metrics.policyViolationsSecurityTotal! +
      metrics.policyViolationsLicenseTotal! +
      metrics.policyViolationsOperationalTotal!,
  },
  violationsAudited: {
    of: ({ policyViolationsAudited }) => policyViolationsAudited,
    total: 'policyViolationsTotal',
  },
  risk: { of: ({ inheritedRiskScore }) => inheritedRiskScore },
  suppressed: { of: ({ suppressed }) => suppressed },
};

const WORDS = {
  en: {
    titles: {
      vulnerabilities: 'Vulnerabilities by severity (chart)',
      projects: 'Projects at risk over time (chart). At risk',
      components: 'Vulnerable components over time (chart). Vulnerable',
      findingsAudited: 'Audited findings (chart). Audited',
      violationsByState: 'Policy violations by state (chart)',
      violationsByType: 'Policy violations by type (chart)',
      violationsAudited: 'Audited policy violations (chart). Audited',
      risk: 'Risk score over time (chart)',
      suppressed: 'Suppressed findings (chart)',
    },
    sum: (from: string, to: string) => `: ${from} to ${to} over 60 days.`,
    part: (from: string, to: string, total: string) => `: ${from} to ${to} of ${total} over 60 days.`,
    of: 'of',
    table: 'Table',
    choice: 'Metrics over time',
  },
  de: {
    titles: {
      vulnerabilities: 'Schwachstellen nach Schweregrad (Diagramm)',
      projects: 'Gefährdete Projekte im Zeitverlauf (Diagramm). Gefährdet',
      components: 'Verwundbare Komponenten im Zeitverlauf (Diagramm). Verwundbar',
      findingsAudited: 'Geprüfte Befunde (Diagramm). Geprüft',
      violationsByState: 'Richtlinienverstöße nach Status (Diagramm)',
      violationsByType: 'Richtlinienverstöße nach Risikoart (Diagramm)',
      violationsAudited: 'Geprüfte Richtlinienverstöße (Diagramm). Geprüft',
      risk: 'Risikowert im Zeitverlauf (Diagramm)',
      suppressed: 'Unterdrückte Befunde (Diagramm)',
    },
    sum: (from: string, to: string) => `: ${from} auf ${to} in 60 Tagen.`,
    part: (from: string, to: string, total: string) => `: ${from} auf ${to} von ${total} in 60 Tagen.`,
    of: 'von',
    table: 'Tabelle',
    choice: 'Metriken im Zeitverlauf',
  },
} as const;

const SERVER = {
  baseUrl: 'https://track.example',
  fetch: () => Promise.reject(new TypeError('No server is needed.')),
  tokenFor: () => Promise.resolve(`header.${btoa('{}')}.signature`),
};

function Chosen() {
  const [trend, setTrend] = useState<Trend>('vulnerabilities');
  return (
    <TrendCard
      records={RECORDS}
      days={90}
      name="portfolio"
      trends={TRENDS}
      trend={trend}
      onTrendChange={setTrend}
    />
  );
}

async function drawn(locale: 'en' | 'de', trend: Trend) {
  const page = await kitPage(
    <Widget host={{}} density="comfortable">
      <Chosen />
    </Widget>,
    { server: SERVER, locale },
  );
  await page.user.selectOptions(await screen.findByRole('combobox', { name: WORDS[locale].choice }), trend);
  return page;
}

describe.each(['en', 'de'] as const)('the chart in %s', (locale) => {
  const { titles, sum, part, of: ofWord, table } = WORDS[locale];
  const number = (value: number | undefined) => new Intl.NumberFormat(locale).format(value!);

  it.each(TRENDS)('names the numbers that %s is about, at both ends and on each day', async (trend) => {
    await drawn(locale, trend);
    const { of, total } = ABOUT[trend];
    const [from, to] = [number(of(BEFORE)), number(of(NOW))];
    const name = titles[trend] + (total ? part(from, to, number(NOW[total] as number)) : sum(from, to));

    const slider = await screen.findByRole('slider');
    expect(slider.getAttribute('aria-label')).toContain(name);

    for (const [key, metrics] of [
      ['Home', BEFORE],
      ['End', NOW],
    ] as const) {
      fireEvent.keyDown(slider, { key });
      const said = slider.getAttribute('aria-valuetext');
      const about = total
        ? `${number(of(metrics))} ${ofWord} ${number(metrics[total] as number)}. `
        : `: ${number(of(metrics))}. `;
      expect(said).toContain(about);
    }
  });

  it.each(TRENDS)('lists %s with all parts and their sum, as the chart says them', async (trend) => {
    const { user } = await drawn(locale, trend);
    const slider = await screen.findByRole('slider');
    fireEvent.keyDown(slider, { key: 'End' });
    const said = slider.getAttribute('aria-valuetext')!;

    await user.click(screen.getByRole('radio', { name: table }));

    const grid = await screen.findByRole('table');
    const heads = within(grid)
      .getAllByRole('columnheader')
      .map((head) => head.textContent);
    const [newest] = within(grid).getAllByRole('row').slice(1);
    const cells = within(newest!)
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
    const { of, total } = ABOUT[trend];
    expect(cells.at(-1)).toBe(number(total ? (NOW[total] as number) : of(NOW)));
    const parts = cells.length > 1 ? cells.slice(0, -1) : cells;
    parts.forEach((cell, place) => expect(said).toContain(`${heads[place + 1]} ${cell}`));
  });
});

it('keeps the table while another chart is chosen, and the focus on the choice', async () => {
  const { user } = await drawn('en', 'vulnerabilities');
  await user.click(screen.getByRole('radio', { name: 'Table' }));
  const choice = screen.getByRole('combobox', { name: 'Metrics over time' });
  choice.focus();

  await user.selectOptions(choice, 'projects');

  expect(screen.getByRole('columnheader', { name: 'At risk' })).toBeVisible();
  expect(screen.queryByRole('slider')).toBeNull();
  expect(screen.getByRole('combobox', { name: 'Metrics over time' })).toHaveFocus();
});
