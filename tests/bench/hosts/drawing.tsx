/** A host with nothing but the drawing of a graph, made in the page: what `drawing.ts` measures and what pictures of it are taken of. */
import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { pathsTo } from '../../../src/domain/graph/paths.js';
import { allAtOnce } from '../../../src/domain/slices.js';
import { Widget } from '../../../src/host/Widget.js';
import { Message } from '../../../src/i18n/index.js';
import type { Metrics } from '../../../src/schema/metrics.js';
import type { ThemeName } from '../../../src/theme/themeCss.js';
import { messages } from '../../../src/widgets/project/DependencyGraph/DependencyGraph.messages.js';
import { useHasRendered } from '../../../src/ui/hooks/useHasRendered.js';
import { GraphDrawing } from '../../../src/widgets/project/DependencyGraph/drawing/GraphDrawing.js';
import type { GraphNode, NodeMark } from '../../../src/widgets/project/DependencyGraph/graphNode.js';
import { buildDependencyGraph } from '../../support/buildDependencyGraph.js';
import { largeGraph } from '../../support/largeGraph.js';

const query = new URLSearchParams(location.search);
const theme = (query.get('theme') ?? 'light') as ThemeName;
document.body.dataset['theme'] = theme;
if (query.get('dir') === 'rtl') document.documentElement.dir = 'rtl';

const NAMES = [
  'spring-boot-starter-web',
  'audit-trail-client',
  'elasticsearch-rest-high-level-client',
  'guava',
  'jackson-databind',
  'kafka-log4j-appender',
  'netty-handler',
];

const { rootIds, nodes } = largeGraph(Number(query.get('size') ?? 1_000), {
  hub: Number(query.get('hub') ?? 0),
});
const graph = buildDependencyGraph(
  rootIds,
  nodes.map(({ id, place, dependsOn }) => ({ id, dependsOn, value: nodeAt(place) })),
);
const layout = query.get('layout') === 'network' ? 'network' : 'layers';
const target = query.get('target');
const marks = new Set<NodeMark>(['vulnerable', 'outdated', 'internal', 'violating']);
const project = { name: 'payments-gateway', version: '4.12.0' };
const root = createRoot(document.getElementById('root')!);

function Drawing() {
  const [selected, setSelected] = useState<number>();
  const targets = useMemo(() => (target === null ? [] : [graph.placeOf(target)!]), []);
  const paths = useMemo(
    () => targets.flatMap((place) => allAtOnce(pathsTo(graph, place, { limit: 20 })).paths),
    [targets],
  );
  // The widget has counted what it read before it draws; by then the words of its language are made.
  const isNext = useHasRendered();
  if (!isNext) return <Message {...messages.reading} values={{ count: nodes.length, total: nodes.length }} />;
  return (
    <div style={{ height: 'calc(100vh - 24px)', margin: 12 }}>
      <GraphDrawing
        graph={graph}
        root={project}
        layout={layout}
        marks={marks}
        targets={targets}
        paths={paths}
        selectedPath={paths[0]}
        isWhole={!query.has('only')}
        selected={selected}
        onSelect={setSelected}
        fileName="graph"
      />
    </div>
  );
}

/** Starts the drawing. The measurement starts here, with code and data loaded. */
function start() {
  performance.mark('start');
  root.render(
    <Widget host={{ theme, locale: query.get('locale') ?? 'en', nonce: 'bench' }}>
      <Drawing />
    </Widget>,
  );
}

Object.assign(window, { start });
if (!query.has('wait')) start();

function nodeAt(place: number): GraphNode {
  return {
    kind: 'component',
    uuid: String(place),
    name: `${NAMES[place % NAMES.length]}-${place}`,
    version: `${place % 9}.${place % 17}.1`,
    ...(place % 5 === 0 && { latestVersion: '99.0.0' }),
    isInternal: place % 37 === 0,
    metrics: place % 11 === 0 ? metrics(place % 2, place % 3, place % 4 === 0 ? 1 : 0) : metrics(0, 0, 0),
  };
}

function metrics(critical: number, high: number, policyViolationsFail: number): Metrics {
  const vulnerabilities = critical + high;
  return {
    critical,
    high,
    medium: 0,
    low: 0,
    vulnerabilities,
    inheritedRiskScore: vulnerabilities,
    policyViolationsFail,
  };
}
