import type { GraphNode } from '../../../../../src/widgets/project/DependencyGraph/graphNode.js';
import { buildDependencyGraph } from '../../../../support/buildDependencyGraph.js';

/** A component of a graph, called as its id. */
export const aNode = (id: string, dependsOn: readonly string[], more: Partial<GraphNode> = {}) => ({
  id,
  dependsOn,
  value: { kind: 'component', uuid: id, name: id, version: '1.0', isInternal: false, ...more } as GraphNode,
});

/** Counts with so many critical findings. */
const metrics = (critical: number, inheritedRiskScore = critical * 10) => ({
  critical,
  high: 0,
  medium: 0,
  low: 0,
  vulnerabilities: critical,
  inheritedRiskScore,
});

/** log4j comes in by web and, over bridge, by starter; json is vulnerable, too, and nothing needs alone. */
export const SHOP = buildDependencyGraph(
  ['starter', 'web'],
  [
    aNode('starter', ['bridge', 'json'], { group: 'org.example', purl: 'pkg:maven/org.example/starter@1.0' }),
    aNode('web', ['log4j']),
    aNode('bridge', ['log4j']),
    aNode('log4j', [], { version: '2.14.1', metrics: metrics(1), purl: 'pkg:maven/log4j@2.14.1' }),
    aNode('json', [], { version: '10.0', metrics: metrics(3) }),
    aNode('alone', [], { metrics: metrics(1) }),
  ],
);
