import { overviewOf } from '../../src/domain/graph/overview.js';
import { pathsTo } from '../../src/domain/graph/paths.js';
import { dependantsOf } from '../../src/domain/graph/reach.js';
import { allAtOnce } from '../../src/domain/slices.js';
import { buildDependencyGraph } from '../support/buildDependencyGraph.js';
import { largeGraph } from '../support/largeGraph.js';
import { measureDrawing } from './drawing.js';
import { measureGraphLike411 } from './graphLike411.js';
import { serveHost } from './host.js';
import { timed, type Benchmark, type Figure } from './measure.js';
import { launchPlainChromium } from './plainChromium.js';
import { startTaskTrace } from './trace.js';

const SIZES = [1_000, 10_000, 50_000];
const RUNS = 3;

/** The dependency graph at three sizes; three edges a node, a chain of 60, with cycles. */
export const graphBenchmark: Benchmark = {
  name: 'graph',
  about:
    'A dependency graph: its rules in Node; loaded, searched and drawn in Chromium, production build, answers from memory.',
  run: async (show) => {
    for (const size of SIZES) show(await measureRules(size));
    show(await measureWidget());
    show(await measureGraphLike411());
    return measureDrawing(SIZES, RUNS);
  },
};

async function measureRules(size: number): Promise<Figure[]> {
  const { rootIds, nodes } = largeGraph(size);
  const inputs = nodes.map(({ id, place, dependsOn }) => ({ id, value: place, dependsOn }));
  const build = () => buildDependencyGraph(rootIds, inputs);
  const graph = build();
  const last = size - 1;
  const figure = async (name: string, work: () => unknown): Promise<Figure> => ({
    name: `${name}, ${sizeText(size)}`,
    unit: 'ms',
    samples: await timed(5, work),
    comparedWith: size === SIZES[0] ? undefined : `${name}, ${sizeText(SIZES[0]!)}`,
  });
  return [
    await figure('rules: built', build),
    await figure('rules: paths to all nodes counted', () => allAtOnce(overviewOf(graph))),
    await figure('rules: 500 paths to one found', () => allAtOnce(pathsTo(graph, last, { limit: 500 }))),
    await figure('rules: who needs one', () => dependantsOf(graph, [last])),
  ];
}

const WIDGET_FIGURES: Record<string, number | undefined> = {
  'answers fetched and parsed by a bare page': undefined,
  'paths to the vulnerable seen': 1_500,
  'longest block until then': 50,
  'longest block until then, on the processor': 50,
  'paths to one seen': 1_500,
  'longest block until those': 50,
  'longest block until those, on the processor': 50,
};

async function measureWidget(): Promise<Figure[]> {
  const rows = new Map(SIZES.map((size) => [String(size), rowsOf(size)]));
  const host = await serveHost('graph.html', (path, request, response) => {
    const [, list, id] = /\/(component\/project|project)\/(\d+)$/.exec(path) ?? [];
    const all = rows.get(id ?? '');
    if (!all) return void response.writeHead(404).end();
    const query = new URL(request.url ?? '/', 'http://localhost').searchParams;
    const from = (Number(query.get('pageNumber') ?? 1) - 1) * Number(query.get('pageSize') ?? 100);
    const body =
      list === 'project'
        ? JSON.stringify(all.project)
        : `[${all.components.slice(from, from + Number(query.get('pageSize') ?? 100)).join(',')}]`;
    response
      .writeHead(200, { 'Content-Type': 'application/json', 'X-Total-Count': String(all.components.length) })
      .end(body);
  });
  const browser = await launchPlainChromium();
  const figures: Figure[] = [];
  try {
    for (const size of SIZES) {
      const samples = new Map<string, number[]>();
      const note = (name: string, value: number) => samples.set(name, [...(samples.get(name) ?? []), value]);
      for (let run = 0; run < RUNS; run += 1) {
        const open = async (query: string) => {
          const page = await browser.open(`${host.url}/?wait&size=${size}${query}`);
          await new Promise((resolve) => setTimeout(resolve, 300));
          return page;
        };
        const bare = await open('');
        note('answers fetched and parsed by a bare page', await bare.run(fetchesAnswers));
        await bare.close();
        for (const [query, seen, block] of [
          ['', 'paths to the vulnerable seen', 'longest block until then'],
          [`&target=${size - 1}`, 'paths to one seen', 'longest block until those'],
        ] as const) {
          // Not while it is traced: what the browser writes down takes time from the page.
          const untraced = await open(query);
          note(seen, await untraced.run(showsPaths));
          await untraced.close();
          const traced = await open(query);
          const tasks = await startTaskTrace(traced);
          await traced.run(showsPaths);
          const { ms, processorMs } = await tasks();
          note(block, ms);
          note(`${block}, on the processor`, processorMs);
          await traced.close();
        }
      }
      for (const [name, values] of samples) {
        const target = size <= 10_000 ? WIDGET_FIGURES[name] : undefined;
        figures.push({
          name: `${name}, ${sizeText(size)}`,
          unit: 'ms',
          samples: values,
          ...(target !== undefined && { target }),
          comparedWith: size === SIZES[0] ? undefined : `${name}, ${sizeText(SIZES[0]!)}`,
        });
      }
    }
  } finally {
    await browser.close();
    await host.close();
  }
  return figures;
}

/** The answers of the server for a graph in which 1 node in 11 is vulnerable. */
function rowsOf(size: number) {
  const { rootIds, nodes } = largeGraph(size);
  const entries = (ids: readonly string[]) => JSON.stringify(ids.map((uuid) => ({ uuid, name: `c${uuid}` })));
  return {
    project: {
      uuid: String(size),
      name: 'payments-gateway',
      version: '4.12.0',
      directDependencies: entries(rootIds),
    },
    components: nodes.map(({ id, place, dependsOn }) =>
      JSON.stringify({
        uuid: id,
        name: `component-${place}`,
        group: place % 4 === 0 ? 'org.example' : undefined,
        version: `${place % 9}.${place % 17}.1`,
        purl: `pkg:npm/component-${place}@${place % 9}.${place % 17}.1`,
        directDependencies: entries(dependsOn),
        metrics: {
          critical: place % 11 === 0 ? 1 : 0,
          high: 0,
          medium: 0,
          low: 0,
          vulnerabilities: place % 11 === 0 ? 1 : 0,
          inheritedRiskScore: place % 11 === 0 ? 10 : 0,
        },
      }),
    ),
  };
}

const sizeText = (size: number) => `${(size / 1_000).toLocaleString('en')}k nodes`;

// These functions run in the page, so each must be self-contained.

function showsPaths(): Promise<number> {
  return new Promise((resolve) => {
    const begin = performance.now();
    const observer = new MutationObserver(() => {
      if (!document.querySelector('[role="grid"] [role="row"]:nth-child(2)')) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begin)));
    });
    observer.observe(document, { childList: true, subtree: true });
    window.start();
  });
}

/**
 * Measures the time the machine needs for the answers alone, so that results from different machines are
 * comparable.
 */
async function fetchesAnswers(): Promise<number> {
  const size = Number(new URLSearchParams(location.search).get('size'));
  const begin = performance.now();
  await (await fetch(`/api/v1/project/${size}`)).json();
  const pages = Array.from({ length: Math.ceil(size / 500) }, (_, page) => page + 1);
  const work = async () => {
    for (let page = pages.shift(); page; page = pages.shift()) {
      await (await fetch(`/api/v1/component/project/${size}?pageSize=500&pageNumber=${page}`)).json();
    }
  };
  await Promise.all([work(), work(), work(), work()]);
  return performance.now() - begin;
}
