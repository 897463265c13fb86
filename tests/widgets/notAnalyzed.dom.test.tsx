import { screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ComponentDetail } from '../../src/widgets/portfolio/ComponentDetail/index.js';
import { ComponentSearch } from '../../src/widgets/portfolio/ComponentSearch/index.js';
import { PortfolioDashboard } from '../../src/widgets/portfolio/PortfolioDashboard/index.js';
import { ProjectList } from '../../src/widgets/portfolio/ProjectList/index.js';
import { DependencyGraph } from '../../src/widgets/project/DependencyGraph/index.js';
import { ProjectComponents } from '../../src/widgets/project/ProjectComponents/index.js';
import { ProjectHeader, ProjectTabs } from '../../src/widgets/project/ProjectHeader/index.js';
import { ProjectOverview } from '../../src/widgets/project/ProjectOverview/index.js';
import { VulnerabilityList } from '../../src/widgets/vulnerability/VulnerabilityList/index.js';
import { asLine } from '../support/asLine.js';
import { savedFiles } from '../support/savedFiles.js';
import { testServer, type TestProject, type TestServer } from '../support/testServer.js';
import { closed, expectAccessible, interceptedFetch, kitPage } from './kitPage.js';

let server: TestServer;
/** Metrics absent with components, as in a copied version; absent without any; present, and all of them zero. */
let copied: TestProject, bare: TestProject, clean: TestProject;
let parent: string;

beforeEach(async () => {
  server = await testServer();
  parent = (await server.aProject({ name: 'platform', components: [] })).uuid;
  copied = await server.aProject({
    name: 'copied',
    parent,
    components: [{ name: 'lodash' }, { name: 'react' }],
  });
  bare = await server.aProject({ name: 'bare', parent, components: [] });
  clean = await server.aProject({ name: 'clean', parent, components: [{ name: 'vue' }] });
  await server.idle();
  const { db } = server.context;
  const ofUncounted = 'projectId in (select id from project where uuid in (?, ?))';
  const uncounted = [copied.uuid, bare.uuid];
  db.prepare(`delete from projectMetrics where ${ofUncounted}`).run(...uncounted);
  db.prepare(
    `delete from componentMetrics where componentId in (select id from component where ${ofUncounted})`,
  ).run(...uncounted);
  db.prepare(`update component set lastInheritedRiskScore = null where ${ofUncounted}`).run(...uncounted);
  db.prepare(
    'update project set lastBomImport = null, lastInheritedRiskScore = null where uuid in (?, ?)',
  ).run(...uncounted);
});
afterEach(() => {
  vi.unstubAllGlobals();
  return closed(server);
});

const OPENING = 'Rows under platform';
const WORDS = 'Not analyzed yet';
const rowOf = async (name: string | RegExp, within_ = screen) =>
  (await within_.findByRole('link', { name })).closest<HTMLElement>('[role=row], tr, li')!;
/** Neither a zero nor counts that are dashes. */
const claimsNothing = (place: HTMLElement) => {
  expect(within(place).queryByText('0')).toBeNull();
  expect(within(place).queryAllByRole('listitem')).toEqual([]);
};
const RIGHTS = ['VIEW_PORTFOLIO', 'VIEW_VULNERABILITY', 'PORTFOLIO_MANAGEMENT', 'BOM_UPLOAD'] as const;

describe('what was not analyzed', () => {
  describe.each([
    ['4.11', (): Pick<TestServer, 'baseUrl' | 'fetch' | 'tokenFor'> => server],
    ['5.0', () => asLine(server, '5.0.2') as unknown as TestServer],
  ])('on a server of %s', (_, serverOf) => {
    const page = (element: ReactElement) => kitPage(element, { server: serverOf(), as: RIGHTS });

    it.each(['tree', 'flat'] as const)(
      'has no zeros in the list of projects, drawn as %s',
      async (layout) => {
        const { user } = await page(<ProjectList defaultValue={{ layout }} />);
        if (layout === 'tree') {
          await user.click(await screen.findByRole('button', { name: OPENING }));
        }

        const row = await rowOf('copied');
        // The risk score, the vulnerabilities, the policy violations.
        expect(within(row).getAllByText(WORDS)).toHaveLength(3);
        claimsNothing(row);
        const empty = await rowOf('bare');
        expect(within(empty).getAllByText(WORDS)).toHaveLength(3);
        claimsNothing(empty);
        const counted = await rowOf('clean');
        expect(counted).not.toHaveTextContent(WORDS);
        expect(within(counted).getByTitle('Critical')).toHaveTextContent(/0$/);
      },
    );

    it('has a first BOM offered where there are no components, not where they wait for their metrics', async () => {
      const { user } = await page(<ProjectList />);
      await user.click(await screen.findByRole('button', { name: OPENING }));
      const invites = await screen.findAllByRole('link', { name: /Upload first BOM/ });
      expect(invites.map((link) => link.closest('[role=row], tr'))).toEqual([await rowOf('bare')]);
    });

    it('has no zeros among the projects below one, and stands last by risk', async () => {
      await page(<ProjectOverview projectId={parent} />);

      const children = await screen.findByRole('region', { name: 'Child projects' });
      const row = await rowOf('copied', within(children) as typeof screen);
      expect(within(row).getAllByText(WORDS)).toHaveLength(2);
      claimsNothing(row);
      const links = within(children).getAllByRole('link');
      expect(links.map(({ textContent }) => textContent)[0]).toBe('clean');
    });

    it('has no zeros in the components of a project', async () => {
      await page(<ProjectComponents projectId={copied.uuid} />);

      const row = await rowOf('lodash');
      expect(within(row).getAllByText(WORDS)).toHaveLength(2);
      claimsNothing(row);
    });

    it('has no zeros in the page of a component', async () => {
      await page(<ComponentDetail componentId={copied.components[0]!.uuid} />);

      const figures = (await screen.findByText('Risk score')).closest('dl')!;
      await waitFor(() => expect(within(figures).getAllByText(WORDS)).toHaveLength(2));
      claimsNothing(figures);
      expect(screen.getByRole('region', { name: 'Vulnerabilities over time' })).toHaveTextContent(WORDS);
      await expectAccessible();
    });

    it('has no zeros in the search for components', async () => {
      await page(<ComponentSearch defaultValue={{ name: 'lodash' }} />);

      const row = await rowOf('lodash');
      expect(within(row).getAllByText(WORDS)).not.toHaveLength(0);
      claimsNothing(row);
    });

    it('has no zeros in the head of a project, and in its tabs', async () => {
      await page(
        <>
          <ProjectHeader projectId={copied.uuid} />
          <ProjectTabs projectId={copied.uuid} tab="components" tabs={['components', 'findings']} />
        </>,
      );

      await screen.findByRole('heading', { name: 'copied' });
      const figures = screen.getByText('Risk score').closest('dl')!;
      expect(within(figures).getAllByText(WORDS)).toHaveLength(2);
      claimsNothing(figures);
      expect((await screen.findByRole('link', { name: /^Findings/ })).textContent).toBe('Findings');
    });
  });

  it('is empty in exported lists', async () => {
    const files = savedFiles();
    const { user } = await kitPage(<ProjectList defaultValue={{ layout: 'flat' }} />, { server });
    await rowOf('copied');
    await user.click(screen.getByRole('button', { name: 'Export list' }));
    await user.click(await screen.findByRole('menuitem', { name: /CSV/ }));
    await waitFor(() => expect(files).toHaveLength(1));

    const lines = (await files[0]!.content).split(/\r?\n/);
    const field = (name: string, head: string) => {
      const at = lines[0]!.replace('\uFEFF', '').split(',').indexOf(head);
      return lines.find((line) => line.startsWith(`${name},`))!.split(',')[at];
    };
    expect(field('copied', 'Critical')).toBe('');
    expect(field('clean', 'Critical')).toBe('0');
    expect(field('copied', 'Risk')).toBe('');
    expect(field('clean', 'Risk')).toBe('0');
  });

  it('is said of a node of the dependency graph', async () => {
    await kitPage(
      <DependencyGraph
        projectId={copied.uuid}
        defaultValue={{ view: 'paths', componentIds: [copied.components[0]!.uuid] }}
      />,
      { server },
    );

    const facts = await screen.findByRole('region', { name: /lodash/ });
    expect(facts).toHaveTextContent(WORDS);
  });

  it('is not what has a risk score, but was sent without its counts', async () => {
    const score = { metrics: undefined, lastInheritedRiskScore: 7 };
    const fetch = interceptedFetch(server, async ({ path, url }) => {
      if (path !== `/api/v1/component/project/${clean.uuid}`) return undefined;
      const authorization = `Bearer ${await server.tokenFor('admin')}`;
      const answer = await server.fetch(url, { headers: { authorization } });
      const rows = (await answer.json()) as object[];
      return Response.json(
        rows.map((row) => ({ ...row, ...score })),
        { headers: answer.headers },
      );
    });
    await kitPage(<ProjectComponents projectId={clean.uuid} />, { server, fetch });

    const row = await rowOf('vue');
    expect(row).toHaveTextContent('7');
    expect(row).not.toHaveTextContent(WORDS);
  });
});

describe('the overview of a project', () => {
  const withBom = () =>
    server.context.db.prepare('update project set lastBomImport = 1 where uuid = ?').run(copied.uuid);

  it.each([
    ['no BOM', () => undefined],
    ['a BOM', withBom],
  ])('says how many components wait for their metrics, with %s', async (_, prepare) => {
    prepare();
    await kitPage(<ProjectOverview projectId={copied.uuid} />, { server });

    expect(await screen.findByRole('heading', { name: 'Metrics not calculated yet' })).toBeVisible();
    expect(screen.getByText(/^Metrics for 2 components appear/)).toBeVisible();
    expect(screen.queryByText(/No metrics yet|Upload/)).toBeNull();
  });

  it('says so of a project that others belong to, too', async () => {
    await server.aProject({ name: 'below', parent: copied.uuid });
    await kitPage(<ProjectOverview projectId={copied.uuid} />, { server });

    expect(await screen.findByRole('heading', { name: 'Metrics not calculated yet' })).toBeVisible();
    expect(screen.queryByText(/groups others/)).toBeNull();
    expect(await screen.findByRole('region', { name: 'Child projects' })).toBeVisible();
  });

  it('shows metrics that are older than the days it looks back', async () => {
    const year = 365 * 86_400_000;
    server.context.db
      .prepare(
        'update projectMetrics set firstOccurrence = firstOccurrence - ?, lastOccurrence = lastOccurrence - ?',
      )
      .run(year, year);
    await kitPage(<ProjectOverview projectId={clean.uuid} />, { server });

    const figures = await screen.findByRole('region', { name: 'Project metrics' });
    expect(within(figures).getByText('Vulnerable components').closest('dt')!.parentElement).toHaveTextContent(
      '0of 1',
    );
    expect(screen.queryByText(/No metrics yet|not calculated/)).toBeNull();
  });

  it('claims nothing when it cannot find out whether there are components', async () => {
    const fetch = interceptedFetch(server, ({ path }) =>
      path.startsWith('/api/v1/component/project/') ? new Response('', { status: 500 }) : undefined,
    );
    await kitPage(<ProjectOverview projectId={copied.uuid} />, { server, fetch });

    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.queryByText(/No metrics yet|Upload/)).toBeNull();
  });
});

describe('the portfolio', () => {
  const ZEROS = {
    critical: 0,
    high: 0,
    medium: 0,
    low: 0,
    vulnerabilities: 0,
    inheritedRiskScore: 0,
    projects: 0,
    vulnerableProjects: 0,
    components: 0,
    vulnerableComponents: 0,
    firstOccurrence: 1,
    lastOccurrence: 1,
  };
  const answering = (records: readonly object[]) =>
    interceptedFetch(server, ({ path }) =>
      path.includes('/metrics/portfolio/') ? Response.json(records) : undefined,
    );

  describe.each([
    ['no metrics', []],
    // As servers of 5.0 fill the days.
    ['zeros', [ZEROS]],
  ])('whose server has %s for projects that are there', (_, records) => {
    it('waits for its metrics on the dashboard, which lists its projects', async () => {
      await kitPage(<PortfolioDashboard />, { server, fetch: answering(records) });

      expect(await screen.findByRole('heading', { name: 'Metrics not calculated yet' })).toBeVisible();
      const imported = screen.getByRole('region', { name: 'Recently imported' });
      expect(await within(imported).findByRole('link', { name: 'copied' })).toBeVisible();
      expect(screen.queryByText(/No metrics yet/)).toBeNull();
      await expectAccessible();
    });

    it('has no zeros above the list of projects', async () => {
      await kitPage(<ProjectList />, { server, fetch: answering(records) });
      await rowOf('platform');

      expect(await screen.findByText(WORDS, { ignore: 'table *' })).toBeVisible();
      expect(screen.queryByText(/vulnerabilities$/, { ignore: 'table *' })).toBeNull();
    });

    it('has no zeros above the list of vulnerabilities', async () => {
      await kitPage(<VulnerabilityList />, { server, fetch: answering(records) });
      const figures = screen.getByRole('region', { name: 'Portfolio' });

      await waitFor(() => expect(within(figures).getAllByText(WORDS)).toHaveLength(4));
      claimsNothing(figures);
    });
  });
});
