import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PortfolioDashboard } from '../../src/widgets/portfolio/PortfolioDashboard/index.js';
import { parseProjectListValue } from '../../src/widgets/portfolio/ProjectList/index.js';
import { parseFindingAuditValue } from '../../src/widgets/vulnerability/FindingAudit/index.js';
import { savedFiles } from '../support/savedFiles.js';
import { testServer, type TestServer } from '../support/testServer.js';
import { closed, expectAccessible, interceptedFetch, kitPage } from './kitPage.js';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 24, 9, 40);

const measured = (counts: object, daysAgo: number) => ({
  critical: 0,
  high: 0,
  medium: 0,
  low: 0,
  unassigned: 0,
  vulnerabilities: 0,
  inheritedRiskScore: 0,
  projects: 3,
  vulnerableProjects: 1,
  components: 40,
  vulnerableComponents: 5,
  findingsTotal: 12,
  findingsAudited: 4,
  policyViolationsFail: 2,
  policyViolationsWarn: 5,
  policyViolationsInfo: 1,
  policyViolationsTotal: 8,
  policyViolationsAudited: 2,
  policyViolationsSecurityTotal: 3,
  policyViolationsLicenseTotal: 5,
  policyViolationsOperationalTotal: 0,
  firstOccurrence: NOW - daysAgo * DAY,
  lastOccurrence: NOW - daysAgo * DAY,
  ...counts,
});

const HISTORY = [
  measured({ critical: 1, high: 4, vulnerabilities: 5 }, 60),
  measured({ critical: 1, high: 4, vulnerabilities: 5 }, 40),
  measured({ critical: 3, high: 9, vulnerabilities: 12 }, 0),
];

let server: TestServer;

beforeEach(async () => {
  server = await testServer();
});
afterEach(() => closed(server));

/** Answers with a history, which a new server does not have. */
const withHistory = (asked: string[] = []) =>
  interceptedFetch(server, ({ path }) => {
    asked.push(path);
    return /\/metrics\/portfolio\/\d+\/days$/.test(path) ? Response.json(HISTORY) : undefined;
  });

const chart = (name: RegExp) => screen.findByRole('slider', { name });
const card = (name: string) => screen.findByRole('region', { name });

describe('PortfolioDashboard', () => {
  it('shows figures, charts and projects', async () => {
    await server.aProject({
      name: 'web-shop',
      version: '1.2.0',
      components: [{ name: 'lodash', version: '4.17.15' }],
      findings: [{ vulnId: 'CVE-2020-8203', severity: 'HIGH', component: 'lodash' }],
    });

    await kitPage(<PortfolioDashboard />, { server, fetch: withHistory() });

    expect(await chart(/^Vulnerabilities by severity \(chart\): 5 to 12 over 60 days\./)).toHaveAttribute(
      'aria-valuetext',
      'Nov 24, 2026: 12. Unassigned 0, Low 0, Medium 0, High 9, Critical 3',
    );
    const figures = screen.getByRole('region', { name: 'Portfolio' });
    expect(within(figures).getByText('Unaudited findings').closest('dt')!.parentElement).toHaveTextContent(
      /^Unaudited findings8of 12 unique findings$/,
    );
    // Its first metrics are of day 60, and the figures look back 90 days.
    expect(within(figures).queryByText(/Sep 25, 2026/)).toBeNull();
    expect(
      screen.getByText('The total rose from 5 to 12 since Sep 25, 2026. “High” changed most, from 4 to 9.'),
    ).toBeVisible();
    const progress = await card('Audit progress');
    expect(within(progress).getByRole('progressbar', { name: 'Findings' })).toHaveAttribute(
      'aria-valuetext',
      '4 of 12 audited',
    );
    expect(within(progress).getByText('33.3%')).toBeVisible();
    const byState = await card('Policy violations by state');
    expect(
      within(byState)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Fail225%', 'Warn562.5%', 'Info112.5%']);
    const byRisk = await card('Projects by risk');
    expect(await within(byRisk).findByRole('link', { name: 'web-shop 1.2.0' })).toBeVisible();
  });

  it('leads from its figures to the lists behind them, sorted by what the figure is about', async () => {
    await server.aProject({ name: 'web-shop' });
    const { user, told } = await kitPage(<PortfolioDashboard />, { server, fetch: withHistory() });
    await chart(/^Vulnerabilities by severity/);

    const figures = screen.getByRole('region', { name: 'Portfolio' });
    for (const figure of within(figures).getAllByRole('link')) await user.click(figure);
    await user.click(within(await card('Projects by risk')).getByRole('link', { name: 'All projects' }));

    const byRisk = { layout: 'flat', sort: 'lastInheritedRiskScore', order: 'desc' };
    expect(told.went).toEqual([
      { to: 'vulnerabilities' },
      { to: 'projects', query: byRisk },
      { to: 'findings', query: { sort: 'component.name', order: 'asc' } },
      { to: 'projects', query: byRisk },
      { to: 'findings', query: { analysisState: 'NOT_SET,IN_TRIAGE' } },
      { to: 'projects', query: byRisk },
    ]);
    expect(parseProjectListValue(new URLSearchParams(byRisk))).toMatchObject({
      layout: 'flat',
      sortBy: 'lastInheritedRiskScore',
      sortOrder: 'desc',
    });
  });

  it('leads from the numbers of its chart to what they count, where the user may see that', async () => {
    await server.aProject({ name: 'web-shop' });
    const { user, told, unmount } = await kitPage(<PortfolioDashboard />, { server, fetch: withHistory() });
    await chart(/^Vulnerabilities by severity/);

    await user.click(screen.getByRole('link', { name: '3 Critical' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Metrics over time' }), 'findingsAudited');
    await user.click(screen.getByRole('link', { name: '4 Audited' }));

    expect(told.went).toMatchObject([
      { to: 'findings', query: { severity: 'CRITICAL' } },
      { to: 'findings', query: { suppressed: 'true' } },
    ]);
    const query = new URLSearchParams(
      Object.assign({}, ...told.went.map((target) => 'query' in target && target.query)),
    );
    expect(parseFindingAuditValue(query)).toEqual({
      severity: ['CRITICAL'],
      analysisState: ['EXPLOITABLE', 'RESOLVED', 'FALSE_POSITIVE', 'NOT_AFFECTED'],
      showsSuppressed: true,
    });
    unmount();
    await kitPage(<PortfolioDashboard />, { server, fetch: withHistory(), as: ['VIEW_PORTFOLIO'] });
    await chart(/^Vulnerabilities by severity/);
    expect(screen.queryByRole('link', { name: '3 Critical' })).toBeNull();
  });

  it('leads from bars and progress to the lists of what they count', async () => {
    await server.aProject({ name: 'web-shop' });
    const { user, told } = await kitPage(<PortfolioDashboard />, { server, fetch: withHistory() });
    const progress = within(await card('Audit progress'));
    const byState = within(await card('Policy violations by state'));

    await user.click(progress.getByRole('link', { name: '8 unaudited' }));
    await user.click(progress.getByRole('link', { name: '6 unaudited' }));
    await user.click(byState.getByRole('link', { name: '5' }));
    await user.click(byState.getByRole('link', { name: 'All 8' }));
    await user.click(within(await card('Policy violations by type')).getByRole('link', { name: '3' }));

    expect(told.went).toEqual([
      { to: 'findings', query: { analysisState: 'NOT_SET,IN_TRIAGE' } },
      { to: 'violations', query: { analysisState: 'NOT_SET' } },
      { to: 'violations', query: { violationState: 'WARN' } },
      { to: 'violations', query: {} },
      { to: 'violations', query: { riskType: 'SECURITY' } },
    ]);
  });

  it('lists the latest findings without a decision, and as many as the list behind them has', async () => {
    await server.aProject({
      name: 'web-shop',
      version: '1.2.0',
      components: [{ name: 'lodash', version: '4.17.15' }],
      findings: [
        { vulnId: 'CVE-2020-8203', severity: 'HIGH', component: 'lodash' },
        { vulnId: 'CVE-2021-23337', severity: 'HIGH', component: 'lodash', state: 'EXPLOITABLE' },
        { vulnId: 'CVE-2020-28500', severity: 'MEDIUM', component: 'lodash', state: 'IN_TRIAGE' },
      ],
    });
    const { user, told } = await kitPage(<PortfolioDashboard />, { server, fetch: withHistory() });

    const table = await screen.findByRole('table', { name: 'Latest unaudited findings' });
    const ids = within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent);
    expect([...ids].sort()).toEqual(['CVE-2020-28500', 'CVE-2020-8203']);
    expect(within(table).getAllByRole('row')[1]).toHaveTextContent(/lodash4\.17\.15web-shop 1\.2\.0/);
    await user.click(within(await card('Latest unaudited findings')).getByRole('link', { name: 'All 2' }));
    expect(told.went).toEqual([{ to: 'findings', query: { analysisState: 'NOT_SET,IN_TRIAGE' } }]);
    await expectAccessible();
  });

  it('shows the rest where the latest findings cannot be loaded', async () => {
    const answers = withHistory();
    const fetch: typeof answers = (input, init) =>
      String(input instanceof Request ? input.url : input).includes('/api/v1/finding')
        ? Promise.resolve(new Response(null, { status: 500 }))
        : answers(input, init);
    await kitPage(<PortfolioDashboard />, { server, fetch });

    expect(await screen.findByText('Could not load the latest findings')).toBeVisible();
    await chart(/^Vulnerabilities by severity/);
  });

  it('lists the projects that were imported last for those who cannot view findings', async () => {
    await server.aProject({ name: 'web-shop' });
    const { user, told } = await kitPage(<PortfolioDashboard />, {
      server,
      fetch: withHistory(),
      as: ['VIEW_PORTFOLIO'],
    });

    await user.click(within(await card('Recently imported')).getByRole('link', { name: 'All projects' }));

    expect(told.went).toEqual([
      { to: 'projects', query: { layout: 'flat', sort: 'lastBomImport', order: 'desc' } },
    ]);
    expect(screen.queryByText('Latest unaudited findings')).toBeNull();
  });

  it('says that what was imported since is not counted yet', async () => {
    await server.aProject({ name: 'web-shop' });
    const imported = server.context.db.prepare('update project set lastBomImport = ?');
    imported.run(NOW - DAY);
    const { unmount } = await kitPage(<PortfolioDashboard />, { server, fetch: withHistory() });
    await within(await card('Projects by risk')).findByRole('link', { name: /web-shop/ });
    expect(screen.queryByText(/BOMs imported later are not counted yet\./)).toBeNull();
    unmount();

    imported.run(NOW + DAY);
    await kitPage(<PortfolioDashboard />, { server, fetch: withHistory() });
    expect(await screen.findByText(/BOMs imported later are not counted yet\./)).toBeVisible();
  });

  it.each([
    ['one measurement', HISTORY.slice(-1)],
    ['two', [measured({ critical: 2, vulnerabilities: 2 }, 0.2), ...HISTORY.slice(-1)]],
  ])('lists the last numbers of a single day in a table, because that is no line: %s', async (_, day) => {
    const fetch = interceptedFetch(server, ({ path }) =>
      /\/metrics\/portfolio\/\d+\/days$/.test(path) ? Response.json(day) : undefined,
    );
    await kitPage(<PortfolioDashboard />, { server, fetch });

    const vulnerabilities = await card('Vulnerabilities by severity');
    expect(await within(vulnerabilities).findByText(/once metrics cover more than one day/)).toBeVisible();
    expect(within(vulnerabilities).getAllByRole('row')).toHaveLength(2);
    expect(within(vulnerabilities).getAllByRole('row')[1]).toHaveTextContent(/3900012$/);
    expect(within(vulnerabilities).queryByRole('slider')).not.toBeInTheDocument();
  });

  it('goes from change to change by keyboard', async () => {
    const { user } = await kitPage(<PortfolioDashboard />, { server, fetch: withHistory() });
    const slider = await chart(/^Vulnerabilities by severity/);

    slider.focus();
    await user.keyboard('{ArrowLeft}');
    // Nothing changed forty days ago.
    expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/^Sep 25, 2026: 5\./));
    await user.keyboard('{ArrowRight}');
    expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/^Nov 24, 2026: 12\./));
    await user.keyboard('{Home}');
    expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/^Sep 25, 2026: 5\./));
  });

  it('leads from each point to what came then, in the chart by key and in the table by link', async () => {
    const { user, told, unmount } = await kitPage(<PortfolioDashboard />, { server, fetch: withHistory() });
    const slider = await chart(/^Vulnerabilities by severity.*Press Enter to list what was new\.$/);
    slider.focus();
    await user.keyboard('{ArrowRight}{Enter}');
    const vulnerabilities = await card('Vulnerabilities by severity');
    await user.click(within(vulnerabilities).getByRole('radio', { name: 'Table' }));
    await user.click(await within(vulnerabilities).findByRole('link', { name: 'Sep 25, 2026' }));
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Metrics over time' }),
      'violationsByState',
    );
    await user.click(await screen.findByRole('link', { name: 'Sep 25, 2026' }));

    expect(told.went).toEqual([
      { to: 'findings', query: { attributedOn: '2026-10-15..2026-11-24', suppressed: 'true' } },
      { to: 'findings', query: { attributedOn: '..2026-09-25', suppressed: 'true' } },
      { to: 'violations', query: { occurredOn: '..2026-09-25', suppressed: 'true' } },
    ]);
    unmount();
    await kitPage(<PortfolioDashboard />, { server, fetch: withHistory(), as: ['VIEW_PORTFOLIO'] });
    await chart(/^Vulnerabilities by severity.*Use the arrow keys to move between changes\.$/);
  });

  it('shows each chart as a table, with a row for each change, and remembers that', async () => {
    const { user, preferences } = await kitPage(<PortfolioDashboard />, { server, fetch: withHistory() });
    const vulnerabilities = await card('Vulnerabilities by severity');

    await user.click(await within(vulnerabilities).findByRole('radio', { name: 'Table' }));

    const rows = within(vulnerabilities).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      'SinceCriticalHighMediumLowUnassignedTotal',
      'Nov 24, 20263900012',
      'Sep 25, 2026140005',
    ]);
    expect([...preferences]).toContainEqual(['portfolio-vulnerabilitiesView', 'table']);
    await expectAccessible();
  });

  it('saves a chart as a picture and as numbers', async () => {
    const files = savedFiles();
    const { user } = await kitPage(<PortfolioDashboard />, { server, fetch: withHistory() });
    const save = await screen.findByRole('button', { name: 'Download Vulnerabilities by severity' });

    await user.click(save);
    await user.click(await screen.findByRole('menuitem', { name: 'Image (SVG)' }));
    await waitFor(() => expect(files).toHaveLength(1));
    await user.click(save);
    await user.click(await screen.findByRole('menuitem', { name: 'Data (CSV)' }));

    expect(files.map(({ name }) => name)).toEqual([
      'portfolio-vulnerabilities.svg',
      'portfolio-vulnerabilities.csv',
    ]);
    const picture = new DOMParser().parseFromString(await files[0]!.content, 'image/svg+xml');
    expect(picture.documentElement.tagName).toBe('svg');
    expect(picture.documentElement.textContent).toContain('Vulnerabilities by severity');
    expect(picture.querySelector('[class], [style]')).toBeNull();
    expect(await files[1]!.content).toContain(`${new Date(NOW).toISOString()},3,9,0,0,0`);
  });

  it('looks back as far as is chosen, and remembers that', async () => {
    const asked: string[] = [];
    const { user, preferences } = await kitPage(<PortfolioDashboard />, {
      server,
      fetch: withHistory(asked),
    });

    await user.click(await screen.findByRole('radio', { name: '30 days' }));

    expect(await chart(/^Vulnerabilities by severity.* over 30 days/)).toBeVisible();
    expect(asked).toContain('/api/v1/metrics/portfolio/30/days');
    expect(preferences.get('PortfolioDashboardDays')).toBe('30');
  });

  it('has the server measure again, and follows that to its end', async () => {
    await server.aProject({ name: 'web-shop' });
    const { user, told } = await kitPage(<PortfolioDashboard />, { server });

    await user.click(await screen.findByRole('button', { name: 'Recalculate' }));

    await waitFor(() => expect(told.notices).toEqual([{ kind: 'success', title: 'Metrics recalculated' }]));
  });

  it('says why it was not measured again', async () => {
    const fetch = interceptedFetch(server, ({ path }) =>
      path.endsWith('/metrics/portfolio/refresh') ? new Response('', { status: 503 }) : undefined,
    );
    const { user, told } = await kitPage(<PortfolioDashboard />, { server, fetch });

    await user.click(await screen.findByRole('button', { name: 'Recalculate' }));

    await waitFor(() =>
      expect(told.notices).toMatchObject([{ kind: 'failure', title: 'Could not recalculate metrics' }]),
    );
  });

  it.each([
    ['nothing was measured', []],
    ['there are no projects', [measured({ projects: 0 }, 0)]],
  ])('says what to do first while %s', async (_, history) => {
    const fetch = interceptedFetch(server, ({ path }) =>
      path.includes('/metrics/portfolio/') ? Response.json(history) : undefined,
    );
    const { user, told } = await kitPage(<PortfolioDashboard />, { server, fetch });

    expect(await screen.findByRole('heading', { name: 'No metrics yet' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Go to projects' }));
    expect(told.went).toEqual([{ to: 'projects' }]);
  });

  it('says what failed and tries again', async () => {
    let isDown = true;
    const fetch = interceptedFetch(server, ({ path }) =>
      path.includes('/metrics/portfolio/')
        ? isDown
          ? new Response('', { status: 500 })
          : Response.json(HISTORY)
        : undefined,
    );
    const { user } = await kitPage(<PortfolioDashboard />, { server, fetch });
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('alert')).toHaveTextContent('Could not load metrics');

    isDown = false;
    await user.click(again);

    expect(await card('Projects by risk')).toBeVisible();
  });

  it('offers no measuring to those who may not', async () => {
    await kitPage(<PortfolioDashboard />, { server, as: 'viewer', fetch: withHistory() });

    expect(await chart(/^Vulnerabilities by severity/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Recalculate' })).toBeNull();
  });
});
