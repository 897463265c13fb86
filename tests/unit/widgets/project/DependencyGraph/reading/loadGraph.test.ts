import { describe, expect, it } from 'vitest';
import { createApiClient } from '../../../../../../src/api/client.js';
import { ApiError, ShapeError } from '../../../../../../src/api/errors.js';
import { EMBEDDED_SERVER } from '../../../../../../src/domain/embeddedServer.js';
import { loadGraph } from '../../../../../../src/widgets/project/DependencyGraph/reading/loadGraph.js';
import { loadLevel } from '../../../../../../src/widgets/project/DependencyGraph/reading/loadLevels.js';

const PROJECT = 'p';

/** Returns the text of dependencies. Names that start with `svc` are services. */
const text = (...ids: string[]) =>
  JSON.stringify(
    ids.map((uuid) => ({ uuid, name: uuid, objectType: uuid.startsWith('svc') ? 'SERVICE' : 'COMPONENT' })),
  );
const component = (uuid: string, ...below: string[]) => ({
  uuid,
  name: `name of ${uuid}`,
  ...(below.length > 0 && { directDependencies: text(...below) }),
});

/** A server that answers from literals, with the requested pages. A number is the status of a rejection. */
function serverOf(answers: Record<string, unknown>) {
  const asked: string[] = [];
  const fetch = (input: RequestInfo | URL) => {
    const url = new URL(String(input), 'http://server.example');
    const path = url.pathname.replace('/api/v1/', '');
    asked.push(path + url.search);
    const answer = answers[path] ?? 404;
    if (typeof answer === 'number') return Promise.resolve(new Response(null, { status: answer }));
    const size = Number(url.searchParams.get('pageSize'));
    if (!Array.isArray(answer) || !size) return Promise.resolve(Response.json(answer));
    const from = (Number(url.searchParams.get('pageNumber')) - 1) * size;
    const headers = { 'X-Total-Count': String(answer.length) };
    return Promise.resolve(Response.json(answer.slice(from, from + size), { headers }));
  };
  return { api: createApiClient({ baseUrl: 'http://server.example', fetch }), asked };
}

const project = (...roots: string[]) => ({
  uuid: PROJECT,
  name: 'shop',
  ...(roots.length > 0 && { directDependencies: text(...roots) }),
});

describe('loadGraph', () => {
  it('takes a few pages for thousands of components, in the order of the server', async () => {
    const rows = Array.from({ length: 1_700 }, (_, index) => component(`c${index}`, `c${index + 1}`));
    const { api, asked } = serverOf({ 'project/p': project('c0'), 'component/project/p': rows });
    const progress: number[] = [];

    const { graph, faults } = await loadGraph(api, PROJECT, {
      onProgress: ({ count, total }) => {
        progress.push(count);
        expect(total).toBe(1_700);
      },
    });

    expect(asked).toHaveLength(5);
    expect(
      asked.filter((each) => each.includes('pageSize=500&') || each.endsWith('pageSize=500')),
    ).toHaveLength(4);
    expect(progress.at(-1)).toBe(1_700);
    expect(graph.size).toBe(1_700);
    expect(graph.idAt(1_600)).toBe('c1600');
    expect(graph.valueAt(3).name).toBe('name of c3');
    expect(faults).toEqual({ danglingEdges: 1, selfLoops: 0, malformedTexts: 0, unreadableNodes: 0 });
  });

  it('keeps facts of a component, and leaves out what makes no sense', async () => {
    const metrics = { critical: 1, high: 0, medium: 0, low: 0, vulnerabilities: 1, inheritedRiskScore: 10 };
    const { api } = serverOf({
      'project/p': project('a', 'b'),
      'component/project/p': [
        {
          uuid: 'a',
          name: 'a',
          version: '1',
          isInternal: true,
          metrics,
          repositoryMeta: { latestVersion: '2' },
        },
        {
          uuid: 'b',
          name: 'b',
          version: null,
          isInternal: null,
          metrics: { critical: 'many' },
          repositoryMeta: null,
        },
      ],
    });

    const { graph } = await loadGraph(api, PROJECT);

    expect(graph.valueAt(0)).toMatchObject({ version: '1', isInternal: true, latestVersion: '2', metrics });
    expect(graph.valueAt(1)).toEqual({ kind: 'component', uuid: 'b', name: 'b', isInternal: false });
  });

  it('counts what is broken and shows the rest', async () => {
    const { api } = serverOf({
      'project/p': project('a', 'gone'),
      'component/project/p': [
        component('a', 'b', 'a', 'gone too'),
        { uuid: 'b', name: 'b', directDependencies: '[{"uuid":"c' },
        { uuid: 'nameless' },
        'no object',
      ],
    });

    const { graph, faults } = await loadGraph(api, PROJECT);

    expect(graph.size).toBe(2);
    expect(faults).toEqual({ danglingEdges: 2, selfLoops: 1, malformedTexts: 1, unreadableNodes: 2 });
  });

  it('asks for services only where something needs one, and knows which are gone', async () => {
    const { api } = serverOf({
      'project/p': project('a', 'svc-1', 'svc-gone'),
      'component/project/p': [component('a', 'svc-1')],
      'service/project/p': [{ uuid: 'svc-1', name: 'mail', version: '3' }],
    });

    const { graph, faults } = await loadGraph(api, PROJECT);

    expect(graph.valueAt(graph.placeOf('svc-1')!)).toMatchObject({ kind: 'service', name: 'mail' });
    expect(faults.danglingEdges).toBe(1);
  });

  it('takes services from who names them where their list is refused', async () => {
    const { api } = serverOf({
      'project/p': project('svc-1'),
      'component/project/p': [],
      'service/project/p': 403,
    });

    const { graph } = await loadGraph(api, PROJECT);

    expect(graph.valueAt(0)).toMatchObject({ kind: 'service', name: 'svc-1' });
  });

  it('begins with what nothing depends on, where the project itself names nothing', async () => {
    const { api } = serverOf({
      'project/p': project(),
      'component/project/p': [component('a', 'b'), component('b'), component('alone')],
    });

    const { graph, hasGuessedRoots } = await loadGraph(api, PROJECT);

    expect([...graph.roots].map((place) => graph.idAt(place))).toEqual(['a']);
    expect(hasGuessedRoots).toBe(true);
  });

  describe('of a large project', () => {
    const roots = Array.from({ length: 40 }, (_, index) => `c${index}`);
    const answers = (version: object) => ({
      '/api/version': version,
      'project/p': { ...project(...roots), metrics: METRICS },
      'component/project/p': Array.from({ length: 10_000 }, (_, index) =>
        component(`c${index}`, `c${index + 1}`),
      ),
      'dependencyGraph/project/p/directDependencies': roots.map((id) => component(id, `below-${id}`)),
    });
    const METRICS = {
      critical: 0,
      high: 0,
      medium: 0,
      low: 0,
      vulnerabilities: 0,
      inheritedRiskScore: 0,
      components: 10_000,
    };
    const REFERENCE = { application: 'Dependency-Track', version: '4.11.7', uuid: 'c4ffbfe0' };

    it('reads two levels of what a server sends with each row, and says how much there is', async () => {
      const { api, asked } = serverOf(answers(REFERENCE));

      const { graph, levels, unexplored } = await loadGraph(api, PROJECT);

      expect(levels).toEqual({ why: 'large', total: 10_000 });
      expect(graph.size).toBe(80);
      expect(unexplored.size).toBe(40);
      expect(asked.filter((path) => path.startsWith('component/'))).toHaveLength(1);
    });

    it('reads all of it once that is wanted', async () => {
      const { api } = serverOf(answers(REFERENCE));

      const { graph, levels } = await loadGraph(api, PROJECT, { isAllWanted: true });

      expect(levels).toBeUndefined();
      expect(graph.size).toBe(10_000);
    });

    it('reads all of it where rows do not repeat the project, and where levels are not to be had', async () => {
      const embedded = serverOf(answers({ ...REFERENCE, uuid: EMBEDDED_SERVER }));
      expect((await loadGraph(embedded.api, PROJECT)).graph.size).toBe(10_000);

      const broken = serverOf({ ...answers(REFERENCE), 'dependencyGraph/project/p/directDependencies': 500 });
      expect((await loadGraph(broken.api, PROJECT)).graph.size).toBe(10_000);
    });
  });

  it('goes level by level where the list of components is refused', async () => {
    const { api } = serverOf({
      'project/p': project('a', 'svc'),
      'component/project/p': 500,
      'dependencyGraph/project/p/directDependencies': [component('a', 'b'), { uuid: 'svc', name: 'mail' }],
      'dependencyGraph/component/b/directDependencies': [component('c', 'd')],
    });

    const first = await loadGraph(api, PROJECT);
    expect(first.graph.size).toBe(3);
    expect([...first.unexplored]).toEqual(['b']);

    const second = await loadLevel(api, first, 'b');
    expect([...second.unexplored]).toEqual(['d']);
    const b = second.graph.placeOf('b')!;
    expect([...second.graph.dependenciesOf(b)].map((place) => second.graph.idAt(place))).toEqual(['c']);
  });

  it('fails as the list did when the levels are refused, too, and as the project did when that is', async () => {
    const refused = serverOf({ 'project/p': project('a'), 'component/project/p': 500 });
    await expect(loadGraph(refused.api, PROJECT)).rejects.toMatchObject({ status: 500 });

    const hidden = serverOf({ 'project/p': 403, 'component/project/p': 403 });
    const error = await loadGraph(hidden.api, PROJECT).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect((error as ApiError).request.path).toBe('/api/v1/project/p');
  });

  it('does not take a list that ends too early for a whole one', async () => {
    const api = createApiClient({
      baseUrl: 'http://server.example',
      fetch: (input) =>
        Promise.resolve(
          String(input).includes('/component/')
            ? Response.json([component('a')], { headers: { 'X-Total-Count': '3' } })
            : Response.json(project('a')),
        ),
    });

    await expect(loadGraph(api, PROJECT)).rejects.toBeInstanceOf(ShapeError);
  });
});
