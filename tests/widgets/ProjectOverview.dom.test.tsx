import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ProjectOverview } from '../../src/widgets/project/ProjectOverview/index.js';
import { testServer, type TestProject, type TestServer } from '../support/testServer.js';
import { closed, expectAccessible, interceptedFetch, kitPage } from './kitPage.js';

let server: TestServer;
let shop: TestProject;

beforeEach(async () => {
  server = await testServer();
  shop = await server.aProject({
    name: 'web-shop',
    version: '1.2.0',
    components: [{ name: 'lodash', version: '4.17.15' }, { name: 'react' }],
    findings: [
      { vulnId: 'CVE-2020-8203', severity: 'HIGH', component: 'lodash' },
      { vulnId: 'CVE-2021-23337', severity: 'HIGH', component: 'lodash', state: 'EXPLOITABLE' },
      { vulnId: 'CVE-2020-28500', severity: 'LOW', component: 'lodash' },
    ],
  });
});
afterEach(() => closed(server));

const figures = () => screen.findByRole('region', { name: 'Project metrics' });
/** Moves the first metrics back, so that there is more than one day to draw. */
const countedEarlier = async () => {
  await server.idle();
  server.context.db.prepare('update projectMetrics set firstOccurrence = firstOccurrence - 1728000000').run();
};
const bare = () => server.aProject({ name: 'bare', components: [] });

describe('ProjectOverview', () => {
  it('shows figures and charts, and how old they are', async () => {
    await countedEarlier();
    await kitPage(<ProjectOverview projectId={shop.uuid} />, { server });

    expect(
      within(await figures())
        .getByText('Unaudited findings')
        .closest('dt')!.parentElement,
    ).toHaveTextContent('2of 3 unique findings');
    // Nothing is suppressed: only this makes it less than the list has.
    expect(within(await figures()).getByText('aliases counted once')).toBeVisible();
    expect(
      await screen.findByRole('slider', { name: /^Vulnerabilities by severity \(chart\): 3 to 3/ }),
    ).toBeVisible();
    for (const name of ['Audit progress', 'Policy violations']) {
      expect(screen.getByRole('region', { name })).toBeVisible();
    }
    const dates = screen.getByRole('region', { name: 'Data freshness' });
    expect(within(dates).getByText('Last metrics update').closest('dt')!.nextSibling).toHaveTextContent(/\d/);
  });

  it('lists the numbers of the first day, which is no line to draw', async () => {
    await kitPage(<ProjectOverview projectId={shop.uuid} />, { server });

    const chart = within(await screen.findByRole('region', { name: 'Vulnerabilities by severity' }));
    expect(chart.getByText('The chart appears once metrics cover more than one day.')).toBeVisible();
    expect(chart.queryByRole('slider')).toBeNull();
    expect(chart.queryByRole('radio')).toBeNull();
    expect(chart.getAllByRole('row').at(-1)).toHaveTextContent(/020103$/);
    expect(chart.getByRole('button', { name: 'Download Vulnerabilities by severity' })).toBeVisible();
    await expectAccessible();
  });

  it('says how many components a project has whose metrics are not calculated yet', async () => {
    await server.idle();
    // As servers of 4.x answer for a copied version until the next hour.
    server.context.db.prepare('delete from projectMetrics').run();
    server.context.db.prepare('update project set lastBomImport = null').run();

    await kitPage(<ProjectOverview projectId={shop.uuid} />, { server });

    expect(await screen.findByRole('heading', { name: 'Metrics not calculated yet' })).toBeVisible();
    expect(screen.getByText(/Metrics for 2 components appear within an hour\./)).toBeVisible();
    expect(screen.queryByText(/Upload/)).not.toBeInTheDocument();
    await expectAccessible();
  });

  it.each([
    ['2 High', 'vulnerabilities', { severity: 'HIGH' }],
    ['1 Low', 'vulnerabilities', { severity: 'LOW,INFO' }],
    ['2 Unaudited', 'findingsAudited', { analysis: 'NOT_SET,IN_TRIAGE' }],
    ['1 Audited', 'findingsAudited', { analysis: '-NOT_SET,IN_TRIAGE' }],
    ['2 unaudited', undefined, { analysis: 'NOT_SET,IN_TRIAGE' }],
  ] as const)('leads from “%s” to these findings', async (name, trend, query) => {
    const { user, told } = await kitPage(
      <ProjectOverview projectId={shop.uuid} value={{ days: 90, ...(trend && { trend }) }} />,
      { server },
    );

    await user.click(await screen.findByRole('link', { name }));

    expect(told.went).toEqual([
      { to: 'project', projectId: shop.uuid, tab: 'findings', query: { ...query, suppressed: 'hidden' } },
    ]);
  });

  it('leads from the vulnerable components to the list of them, the worst first', async () => {
    const { user, told } = await kitPage(<ProjectOverview projectId={shop.uuid} />, { server });

    const tile = within(await figures())
      .getByText('Vulnerable components')
      .closest('dt')!.parentElement!;
    await user.click(within(tile).getByRole('link', { name: '1' }));

    expect(told.went).toEqual([
      {
        to: 'project',
        projectId: shop.uuid,
        tab: 'components',
        query: { sort: 'lastInheritedRiskScore', order: 'desc' },
      },
    ]);
  });

  it('leads from the violations of a state or type to these', async () => {
    await server.idle();
    server.context.db
      .prepare(
        `update projectMetrics set policyViolationsWarn = 3, policyViolationsFail = 1, policyViolationsTotal = 4,
          policyViolationsLicenseTotal = 4`,
      )
      .run();
    const { user, told } = await kitPage(<ProjectOverview projectId={shop.uuid} />, { server });

    const violations = within(await screen.findByRole('region', { name: 'Policy violations' }));
    await user.click(violations.getByRole('link', { name: '3' }));
    await user.click(violations.getByRole('link', { name: '4' }));
    await user.click(violations.getByRole('link', { name: 'All 4' }));

    const target = { to: 'project', projectId: shop.uuid, tab: 'policyViolations' };
    expect(told.went).toEqual([
      { ...target, query: { violationState: 'WARN' } },
      { ...target, query: { riskType: 'LICENSE' } },
      target,
    ]);
  });

  it('names the riskiest components and leads to all of them; those without a risk are none', async () => {
    const { told, user } = await kitPage(<ProjectOverview projectId={shop.uuid} />, { server });

    const riskiest = within(await screen.findByRole('region', { name: 'Highest-risk components' }));
    const link = await riskiest.findByRole('link', { name: 'lodash' });
    expect(link.closest('tr')).toHaveTextContent(/^lodash4\.17\.15.*11$/);
    expect(riskiest.queryByText('react')).toBeNull();
    await user.click(riskiest.getByRole('link', { name: 'All components by risk' }));
    expect(told.went).toEqual([
      {
        to: 'project',
        projectId: shop.uuid,
        tab: 'components',
        query: { sort: 'lastInheritedRiskScore', order: 'desc' },
      },
    ]);
  });

  it('shows the rest where the riskiest components cannot be loaded', async () => {
    const fetch = interceptedFetch(server, ({ path }) =>
      path.includes('/component/project/') ? new Response(null, { status: 500 }) : undefined,
    );
    await kitPage(<ProjectOverview projectId={shop.uuid} />, { server, fetch });

    expect(await screen.findByText('Could not load the highest-risk components')).toBeVisible();
    expect(await figures()).toBeVisible();
  });

  it('leads to no findings and no violations that the user may not see', async () => {
    await kitPage(<ProjectOverview projectId={shop.uuid} />, { server, as: ['VIEW_PORTFOLIO'] });

    expect(within(await figures()).getAllByRole('link')).toHaveLength(2);
    expect(screen.queryByRole('link', { name: '2 High' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Recalculate' })).toBeNull();
  });

  it('looks back as far as is chosen, and remembers that', async () => {
    await countedEarlier();
    const { user, preferences } = await kitPage(<ProjectOverview projectId={shop.uuid} />, { server });

    await user.click(await screen.findByRole('radio', { name: '30 days' }));

    expect(
      // The server has measured it just now.
      await screen.findByRole('slider', { name: /^Vulnerabilities by severity.* over less than a day/ }),
    ).toBeVisible();
    expect(preferences.get('ProjectOverviewDays')).toBe('30');
  });

  it('has the server measure again, and follows that to its end', async () => {
    const { user, told } = await kitPage(<ProjectOverview projectId={shop.uuid} />, { server });

    await user.click(await screen.findByRole('button', { name: 'Recalculate' }));

    await waitFor(() => expect(told.notices).toEqual([{ kind: 'success', title: 'Metrics recalculated' }]));
  });

  it('says what to do first, and uploads the BOM', async () => {
    const { uuid } = await bare();
    const { user } = await kitPage(<ProjectOverview projectId={uuid} />, { server });

    expect(await screen.findByRole('heading', { name: 'No metrics yet' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Upload BOM…' }));

    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it('says who has to do it where the user may not', async () => {
    const { uuid } = await bare();
    await kitPage(<ProjectOverview projectId={uuid} />, { server, as: 'viewer' });

    expect(await screen.findByText(/Metrics appear once someone uploads a BOM\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Upload BOM…' })).toBeNull();
  });

  it('lists what a project without a BOM groups, the worst first', async () => {
    const { uuid } = await bare();
    await server.aProject({ name: 'quiet', parent: uuid, components: [{ name: 'react' }], isActive: false });
    await server.aProject({
      name: 'loud',
      parent: uuid,
      findings: [{ vulnId: 'CVE-2020-8203', severity: 'HIGH', component: 'lodash' }],
    });
    await kitPage(<ProjectOverview projectId={uuid} />, { server });

    expect(await screen.findByRole('heading', { name: 'This project groups others' })).toBeVisible();
    const children = screen.getByRole('region', { name: 'Child projects' });
    const links = await within(children).findAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['loud', 'quiet']);
    expect(within(children).getAllByText('Inactive')).toHaveLength(1);
    await expectAccessible();
  });

  it('says how many of its projects it lists, and lists all', async () => {
    const { uuid } = await bare();
    for (let n = 0; n < 14; n++) await server.aProject({ name: `child-${n}`, parent: uuid });
    const { user } = await kitPage(<ProjectOverview projectId={uuid} />, { server });

    expect(await screen.findByText('12 of 14 projects, by risk')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all 14' }));

    const children = screen.getByRole('region', { name: 'Child projects' });
    expect(within(children).getAllByRole('link')).toHaveLength(14);
  });

  it('warns of figures that are older than what was found since', async () => {
    const fetch = interceptedFetch(server, ({ path }) =>
      path === `/api/v1/project/${shop.uuid}`
        ? Response.json({
            uuid: shop.uuid,
            name: 'web-shop',
            lastBomImport: Date.UTC(2026, 0, 1),
            lastVulnerabilityAnalysis: Date.UTC(2100, 0, 1),
          })
        : undefined,
    );
    await kitPage(<ProjectOverview projectId={shop.uuid} />, { server, fetch });

    expect(await screen.findByText('Metrics do not include the latest data yet')).toBeVisible();
    expect(screen.getByText('Last vulnerability analysis')).toBeVisible();
  });

  it('says what failed and tries again', async () => {
    let isDown = true;
    const fetch = interceptedFetch(server, ({ path }) =>
      isDown && path.includes('/metrics/project/') ? new Response('', { status: 500 }) : undefined,
    );
    const { user } = await kitPage(<ProjectOverview projectId={shop.uuid} />, { server, fetch });
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('alert')).toHaveTextContent('Could not load metrics');

    isDown = false;
    await user.click(again);

    expect(await figures()).toBeVisible();
  });
});
