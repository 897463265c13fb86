import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  DependencyGraph,
  type DependencyGraphValue,
} from '../../src/widgets/project/DependencyGraph/index.js';
import { heldAnswers } from '../support/heldAnswers.js';
import { likeServer411 } from '../support/likeServer411.js';
import type { ProjectSpec } from '../support/testPortfolio.js';
import { testServer, type TestServer } from '../support/testServer.js';
import { closed, expectAccessible, interceptedFetch, kitPage } from './kitPage.js';

let server: TestServer;

beforeEach(async () => {
  server = await testServer();
});
afterEach(() => closed(server));

/** A web shop whose log4j-core comes in by three ways, one of them direct; starter and web need each other. */
const SHOP: ProjectSpec = {
  name: 'shop',
  version: '2.0',
  components: [
    { name: 'starter', version: '3.1.0', latestVersion: '3.4.0', dependsOn: ['bridge', 'web'] },
    { name: 'web', version: '5.0', dependsOn: ['starter', 'log4j-core'] },
    { name: 'bridge', version: '1.0', isDirect: false, dependsOn: ['log4j-core'] },
    { name: 'log4j-core', version: '2.14.1', latestVersion: '2.17.1' },
    { name: 'left-pad', version: '1.3.0' },
    { name: 'alone', version: '1', isDirect: false },
  ],
  findings: [{ vulnId: 'CVE-2021-44228', severity: 'CRITICAL', component: 'log4j-core' }],
};

async function shop() {
  const project = await server.aProject(SHOP);
  const idOf = (name: string) => project.components.find((component) => component.name === name)!.uuid;
  return { ...project, idOf };
}

const line = (name: RegExp | string) => screen.findByRole('treeitem', { name });
const row = (name: RegExp | string) => screen.findByRole('row', { name });

describe('DependencyGraph', () => {
  it('lists how each vulnerable component gets in, and leads to all its paths', async () => {
    const project = await shop();
    const { user, told } = await kitPage(<DependencyGraph projectId={project.uuid} />, { server });

    expect(await screen.findByRole('heading', { name: 'Paths to vulnerable components' })).toBeVisible();
    const shortest = await row(/log4j-core/);
    expect(shortest).toHaveTextContent('Direct dependency');
    expect(shortest).toHaveTextContent('Critical, 1 finding');

    await user.click(shortest);
    const facts = await screen.findByRole('region', { name: 'About log4j-core 2.14.1' });
    expect(facts).toHaveTextContent('Latest version 2.17.1');
    expect(within(facts).getByRole('link', { name: '1 finding' })).toBeVisible();
    await user.click(within(facts).getByRole('link', { name: 'Open component' }));
    expect(told.went).toEqual([{ to: 'component', componentId: project.idOf('log4j-core') }]);
    await user.click(within(facts).getByRole('button', { name: /paths/ }));

    expect(await screen.findByRole('heading', { name: /paths to log4j-core 2.14.1/ })).toBeVisible();
    const rows = within(screen.getByRole('grid', { name: 'Paths' }))
      .getAllByRole('row')
      .slice(1);
    expect(rows.map((each) => each.textContent)).toEqual([
      expect.stringMatching(/^log4j-core.*Direct dependency/),
      expect.stringMatching(/^web5\.0log4j-core/),
      expect.stringMatching(/^starter3\.1\.0bridge.*log4j-core/),
      expect.stringMatching(/^starter3\.1\.0web.*log4j-core/),
      expect.stringMatching(/^web5\.0starter.*bridge.*log4j-core/),
    ]);
  });

  it('finds a component, filters its paths, and says what needs it', async () => {
    const project = await shop();
    const { user } = await kitPage(<DependencyGraph projectId={project.uuid} />, { server });

    await user.type(await screen.findByRole('combobox', { name: 'Find a component' }), 'log4j');
    await user.click(await screen.findByRole('option', { name: /log4j-core 2.14.1/ }));
    expect(await screen.findByText('1 of 6 components, 2 direct dependents')).toBeVisible();
    await user.type(screen.getByRole('searchbox', { name: 'Filter paths' }), 'bridge');
    expect(await screen.findByText('2 matches in 5 listed')).toBeVisible();
    await user.type(screen.getByRole('searchbox', { name: 'Filter paths' }), 'nothing');
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    expect(await row(/starter 3.1.0 bridge/)).toBeVisible();

    await user.click(screen.getByRole('radio', { name: 'Dependents' }));
    expect(
      await screen.findByRole('heading', { name: '3 components depend on log4j-core 2.14.1' }),
    ).toBeVisible();
    expect(screen.getByText(/2 directly, 1 indirectly/).closest(':not(bd-text)')).toHaveTextContent(
      'The project depends on it directly.',
    );
    expect(await row(/starter/)).toHaveTextContent('in 2 steps');
    await expectAccessible();
  });

  it('says what needs any of several components that an address names', async () => {
    const project = await shop();
    const value = { view: 'dependants' as const, componentIds: ['log4j-core', 'starter'].map(project.idOf) };
    await kitPage(<DependencyGraph projectId={project.uuid} value={value} />, { server });

    expect(
      await screen.findByRole('heading', { name: '2 components depend on any of these 2' }),
    ).toBeVisible();
    expect(await row(/^web.*directly/)).toBeVisible();
    expect(await row(/^bridge.*directly/)).toBeVisible();
  });

  it('reads as a tree with the keyboard; a cycle ends where it comes back', async () => {
    const project = await shop();
    const { user } = await kitPage(
      <DependencyGraph
        projectId={project.uuid}
        defaultValue={{ view: 'tree', marks: ['vulnerable', 'outdated'] }}
      />,
      { server },
    );
    const root = await line(/shop 2.0/);
    expect(root).toHaveAttribute('aria-expanded', 'true');

    root.focus();
    await user.keyboard('{ArrowDown}');
    const starter = await line('starter 3.1.0, outdated, 2 dependencies');
    expect(starter).toHaveFocus();
    expect(starter).toHaveAttribute('aria-level', '2');
    expect(starter).toHaveAttribute('aria-posinset', '1');
    expect(starter).toHaveAttribute('aria-setsize', '4');
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}');
    const web = screen.getAllByRole('treeitem', { name: /^web/ })[0]!;
    expect(web).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByRole('treeitem', { name: /starter.*cycle, continues at level 2/ })).toHaveFocus();
    await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    expect(await line(/^starter/)).toHaveFocus();
    expect(await line(/^starter/)).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('lo');
    expect(await line(/^log4j-core 2.14.1, outdated, Critical, 1 finding$/)).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('region', { name: /About log4j-core/ })).toBeVisible();
    await user.keyboard('{Home}*');
    await expectAccessible();
  });

  it('reveals what an address names, and shows the rest on demand', async () => {
    const project = await shop();
    const changes: DependencyGraphValue[] = [];
    const { user, preferences } = await kitPage(
      <DependencyGraph
        projectId={project.uuid}
        defaultValue={{ view: 'tree', componentIds: [project.idOf('bridge')] }}
        onValueChange={(value) => changes.push(value)}
      />,
      { server },
    );

    expect(await line(/^bridge.*selected component/)).toHaveAttribute('aria-level', '3');
    expect(screen.queryByRole('treeitem', { name: /left-pad/ })).toBeNull();
    await user.click(screen.getByRole('switch', { name: 'Full graph' }));

    expect(await line(/left-pad/)).toBeVisible();
    expect(changes.at(-1)).toMatchObject({ isWhole: true });
    expect(preferences.get('ProjectDependencyGraphShowCompleteGraph')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Highlight' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Outdated' }));
    expect(preferences.get('ProjectDependencyGraphHighlightOutdatedComponents')).toBe('true');
    expect(await line(/starter.*outdated/)).toBeVisible();
  });

  it('says that a component is not in the graph, or hangs on nothing', async () => {
    const project = await shop();
    const { rerender } = await kitPage(
      <DependencyGraph
        projectId={project.uuid}
        value={{ componentIds: ['00000000-0000-0000-0000-000000000000'] }}
      />,
      { server },
    );
    expect(await screen.findByText('Dependency not found')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Paths to vulnerable components' })).toBeVisible();

    rerender(<DependencyGraph projectId={project.uuid} value={{ componentIds: [project.idOf('alone')] }} />);

    expect(await screen.findByRole('heading', { name: 'No path to this component' })).toBeVisible();
  });

  it('says how many of several components are not in the graph, and shows the others', async () => {
    const project = await shop();
    const componentIds = [project.idOf('web'), '00000000-0000-0000-0000-000000000000'];
    await kitPage(<DependencyGraph projectId={project.uuid} value={{ componentIds }} />, { server });

    expect(await screen.findByText('1 of 2 dependencies not found')).toBeVisible();
    expect(await screen.findByRole('heading', { name: /paths? to web 5.0/ })).toBeVisible();
  });

  it('shows names and versions without marks that turn them, each in its own direction', async () => {
    const project = await server.aProject({
      components: [
        { name: 'plain', version: '1.0\u202etxt.exe', dependsOn: ['na\u202egpj.me'] },
        { name: 'na\u202egpj.me', version: '30.1-jre', isDirect: false },
      ],
    });
    const componentIds = [project.components[1]!.uuid];
    const { rerender } = await kitPage(
      <DependencyGraph projectId={project.uuid} value={{ componentIds }} />,
      { server },
    );

    const path = await row(/plain.*na gpj.me 30.1-jre/);
    expect(path).toHaveTextContent('1.0 txt.exe');
    expect(path.textContent).not.toMatch(/\u202e/);
    expect(within(path).getByText('30.1-jre').tagName).toBe('BDI');
    expect(await screen.findByRole('heading', { name: '1 path to na gpj.me 30.1-jre' })).toBeVisible();

    rerender(<DependencyGraph projectId={project.uuid} value={{ componentIds, view: 'tree' }} />);
    expect(await line('plain 1.0 txt.exe, 1 dependency')).toBeVisible();
    expect(document.body.innerHTML).not.toMatch(/\u202e/);
  });

  it('tells broken data for what it is, and shows the rest', async () => {
    const project = await server.aProject({
      components: [
        { name: 'a', directDependencies: '[{"uuid":"cut' },
        { name: 'b', directDependencies: '[{"uuid":"00000000-0000-0000-0000-000000000000"}]' },
        { name: 'c', dependsOn: ['c'] },
        { name: 'd', isDirect: false },
      ],
    });

    await kitPage(<DependencyGraph projectId={project.uuid} />, { server });

    const notice = (await screen.findByText('Parts of this graph cannot be used.')).closest('div')!;
    expect(notice).toHaveTextContent('1 dependency points outside the project.');
    expect(notice).toHaveTextContent('1 component depends on itself.');
    expect(notice).toHaveTextContent('Could not read 1 dependency list.');
    expect(screen.getByText(/1 of 4 components has no path/)).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'No vulnerable components' })).toBeVisible();
  });

  it('says that there is no graph, and that there are no components', async () => {
    const bare = await server.aProject({ components: [{ name: 'a', isDirect: false }] });
    const empty = await server.aProject({ components: [] });
    const { rerender } = await kitPage(<DependencyGraph projectId={bare.uuid} />, { server });
    expect(await screen.findByRole('heading', { name: 'No dependency graph' })).toBeVisible();
    expect(screen.getByText(/lists 1 component but no dependencies/)).toBeVisible();

    rerender(<DependencyGraph projectId={empty.uuid} />);

    expect(await screen.findByRole('heading', { name: 'No components yet' })).toBeVisible();
  });

  it('says what failed, and tries again', async () => {
    const project = await shop();
    let isBroken = true;
    const fetch = interceptedFetch(server, ({ path }) =>
      isBroken && path.includes('/component/project/') ? new Response('<html>', { status: 200 }) : undefined,
    );
    const { user } = await kitPage(<DependencyGraph projectId={project.uuid} />, { server, fetch });
    expect(await screen.findByRole('heading', { name: 'Could not load the dependency graph' })).toBeVisible();

    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await row(/log4j-core/)).toBeVisible();
  });

  it('loads level by level where the server refuses the list', async () => {
    const project = await server.aProject({
      components: [
        { name: 'a', dependsOn: ['b'] },
        { name: 'b', isDirect: false, dependsOn: ['c'] },
        { name: 'c', isDirect: false, dependsOn: ['d'] },
        { name: 'd', isDirect: false },
      ],
    });
    const fetch = interceptedFetch(server, ({ path }) =>
      path.includes('/component/project/') ? new Response(null, { status: 500 }) : undefined,
    );
    const { user } = await kitPage(
      <DependencyGraph projectId={project.uuid} defaultValue={{ view: 'tree' }} />,
      { server, fetch },
    );
    expect(await screen.findByText('The server rejected the request for the component list.')).toBeVisible();
    expect(screen.getByText(/vulnerabilities unknown$/)).toBeVisible();

    (await line(/^a/)).focus();
    await user.keyboard('{ArrowRight}{ArrowDown}{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('treeitem', { name: /^c/ })).toBeVisible());
    await user.keyboard('{ArrowDown}{ArrowRight}');

    expect(await line(/^d/)).toHaveAttribute('aria-level', '5');
  });

  describe('of a large project, on a server that repeats it with each row', () => {
    /** Ten thousand components, as far as the project says. */
    async function largeShop() {
      const project = await shop();
      const like411 = likeServer411(server.fetch);
      const asked: string[] = [];
      let readable = true;
      const fetch: typeof globalThis.fetch = async (input, init) => {
        const { pathname } = new URL(String(input), server.baseUrl);
        asked.push(pathname);
        if (pathname.includes('/component/project/') && !readable) throw new TypeError('Failed to fetch');
        const answer = await like411(input, init);
        if (pathname !== `/api/v1/project/${project.uuid}`) return answer;
        const body = (await answer.json()) as { directDependencies: string; metrics: object };
        return Response.json({
          ...body,
          directDependencies: body.directDependencies + ' '.repeat(2_000),
          metrics: { ...body.metrics, components: 10_000 },
        });
      };
      const lists = () => asked.filter((path) => path.includes('/component/project/')).length;
      return { project, fetch, lists, breakList: (isBroken: boolean) => void (readable = !isBroken) };
    }

    it('begins with a tree of levels, and reads all of it when paths are asked for', async () => {
      const { project, fetch, lists } = await largeShop();
      const held = heldAnswers({ fetch });
      const { user } = await kitPage(<DependencyGraph projectId={project.uuid} />, {
        server,
        fetch: held.fetch,
      });

      expect(await line(/^starter/)).toBeVisible();
      expect(screen.getByText(/^Large graph: 10,000 components/)).toBeVisible();
      expect(screen.getByText(/^\d of 10,000 components loaded$/)).toBeVisible();
      expect(screen.getByRole('radio', { name: 'Tree' })).toBeChecked();
      await expectAccessible();
      (await line(/^starter/)).focus();
      await user.keyboard('{ArrowRight}');
      expect(await line(/^bridge/)).toBeVisible();
      // The first page was requested together with the project, and canceled.
      expect(lists()).toBe(1);

      const list = held.hold({ path: `/component/project/${project.uuid}` });
      await user.click(screen.getByRole('radio', { name: 'Paths' }));
      expect(await screen.findByText('0 of 10,000 components loaded')).toBeVisible();
      expect(screen.getByText(/^Loading all components…/)).toBeVisible();
      // Known components stay visible and can be opened.
      expect(await line(/^starter/)).toBeVisible();
      await expectAccessible();
      list.release();

      expect(await row(/log4j-core/)).toHaveTextContent('Critical, 1 finding');
      expect(screen.queryByText(/^Large graph:/)).toBeNull();
      await user.click(screen.getByRole('radio', { name: 'Tree' }));
      expect(await line(/^log4j-core.*Critical, 1 finding/)).toBeVisible();
      expect(lists()).toBe(2);
    });

    it('reads all of it for what an address names, without calling that missing meanwhile', async () => {
      const { project, fetch } = await largeShop();
      const held = heldAnswers({ fetch });
      const value = { componentIds: [project.idOf('log4j-core')] };
      const list = held.hold({ path: `/component/project/${project.uuid}` });
      await kitPage(<DependencyGraph projectId={project.uuid} value={value} />, {
        server,
        fetch: held.fetch,
      });

      expect(await screen.findByText('0 of 10,000 components loaded')).toBeVisible();
      expect(screen.queryByText(/Dependency not found/)).toBeNull();
      list.release();

      expect(await screen.findByRole('heading', { name: /paths to log4j-core/ })).toBeVisible();
    });

    it('keeps the levels when all of it cannot be read, and tries again', async () => {
      const { project, fetch, breakList } = await largeShop();
      const { user, told } = await kitPage(
        <DependencyGraph projectId={project.uuid} defaultValue={{ view: 'tree' }} />,
        { server, fetch },
      );
      await line(/^starter/);
      breakList(true);

      await user.click(screen.getByRole('button', { name: 'Load all components' }));
      const retry = await screen.findByRole('button', { name: 'Try again' });
      expect(await line(/^starter/)).toBeVisible();
      breakList(false);
      await user.click(retry);

      expect(await screen.findByText('6 components, 1 vulnerable')).toBeVisible();
      expect(told.went).toEqual([]);
    });
  });

  it('does not call a project unknown whose graph alone is refused', async () => {
    const project = await server.aProject({ components: [{ name: 'a' }] });
    const fetch = interceptedFetch(server, ({ path }) =>
      /\/component\/project\/|dependencyGraph/i.test(path) ? new Response(null, { status: 403 }) : undefined,
    );
    await kitPage(<DependencyGraph projectId={project.uuid} />, { server, fetch });

    expect(await screen.findByRole('button', { name: /try again|retry/i })).toBeVisible();
    expect(screen.queryByText(/does not exist/)).toBeNull();
  });

  it('loads every line that is opened while another is on its way, and tries one that failed again', async () => {
    const project = await server.aProject({
      components: [
        { name: 'a', dependsOn: ['b', 'c'] },
        { name: 'b', isDirect: false, dependsOn: ['d'] },
        { name: 'c', isDirect: false, dependsOn: ['e'] },
        { name: 'd', isDirect: false },
        { name: 'e', isDirect: false },
      ],
    });
    let isBroken = false;
    const fetch = interceptedFetch(server, ({ path }) =>
      path.includes('/component/project/') || (isBroken && path.includes('/directDependencies'))
        ? new Response(null, { status: 500 })
        : undefined,
    );
    const { user } = await kitPage(
      <DependencyGraph projectId={project.uuid} defaultValue={{ view: 'tree' }} />,
      { server, fetch },
    );
    (await line(/^a/)).focus();
    await user.keyboard('{ArrowRight}');
    await line(/^b/);

    isBroken = true;
    await user.keyboard('{ArrowDown}{ArrowRight}');
    const notice = await screen.findByText('Could not load these dependencies');
    expect(notice).toBeVisible();
    const retry = screen.getByRole('button', { name: 'Try again' });
    retry.focus();
    await user.keyboard('{Enter}');
    // It stays while it is tried, and with it the focus, also when that fails again.
    await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy'));
    expect(retry).toHaveFocus();
    isBroken = false;
    await user.keyboard('{Enter}');
    await line(/^d/);
    await waitFor(() => expect(document.body).not.toHaveFocus());
    (await line(/^c/)).focus();
    await user.keyboard('{ArrowRight}');

    expect(await line(/^d/)).toBeVisible();
    expect(await line(/^e/)).toBeVisible();
    expect(notice).not.toBeInTheDocument();
  });

  it('draws layers or a network as its value says, and tells when that changes', async () => {
    const project = await shop();
    const values: DependencyGraphValue[] = [];
    const { user } = await kitPage(
      <DependencyGraph
        projectId={project.uuid}
        defaultValue={{ view: 'graph', layout: 'network' }}
        onValueChange={(value) => values.push(value)}
      />,
      { server },
    );
    expect(await screen.findByRole('radio', { name: 'Network' })).toBeChecked();

    await user.click(screen.getByRole('radio', { name: 'Layers' }));
    expect(screen.getByRole('radio', { name: 'Layers' })).toBeChecked();
    expect(values).toEqual([{ view: 'graph', layout: 'layers' }]);
  });

  it('leads the keyboard to the tree where the picture could not be painted', async () => {
    const project = await shop();
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(800);
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
    const { user } = await kitPage(
      <DependencyGraph projectId={project.uuid} defaultValue={{ view: 'graph' }} />,
      { server },
    );

    await user.click(await screen.findByRole('button', { name: 'Show tree' }));

    await waitFor(() => expect(screen.getByRole('treeitem', { name: /^shop/ })).toHaveFocus());
  });

  it('is forbidden without the permission, and asks nothing', async () => {
    const project = await shop();
    const fetch = vi.fn(server.fetch);

    await kitPage(<DependencyGraph projectId={project.uuid} />, {
      server,
      as: ['VIEW_VULNERABILITY'],
      fetch,
    });

    expect(await screen.findByText(/‘View portfolio’|“View portfolio”/)).toBeVisible();
    expect(fetch.mock.calls.filter(([input]) => /component|project/.test(String(input)))).toEqual([]);
  });

  it('says that an unknown project does not exist', async () => {
    await kitPage(<DependencyGraph projectId="00000000-0000-0000-0000-000000000000" />, { server });

    expect(
      await screen.findByRole('heading', {
        name: 'Project not found',
      }),
    ).toBeVisible();
  });
});
