import { describe, expect, it } from 'vitest';
import { overviewOf } from '../../../../../src/domain/graph/overview.js';
import { allAtOnce } from '../../../../../src/domain/slices.js';
import {
  directCount,
  matching,
  pathsToAll,
  pathsToVulnerable,
  sorted,
  type PathRow,
  type PathSort,
} from '../../../../../src/widgets/project/DependencyGraph/pathRows.js';
import { buildDependencyGraph } from '../../../../support/buildDependencyGraph.js';
import { aNode, SHOP } from './nodes.js';

const at = (id: string) => SHOP.placeOf(id)!;
const pathsOf = (rows: readonly PathRow[]) => rows.map(({ id }) => id);
const toAll = (ids: readonly string[], limit = 100) => allAtOnce(pathsToAll(SHOP, ids.map(at), limit));
const vulnerable = allAtOnce(pathsToVulnerable(SHOP, allAtOnce(overviewOf(SHOP))));

describe('paths to components', () => {
  it('are listed together, shortest first, and counted together', () => {
    const { rows, total } = toAll(['log4j', 'json']);
    expect(pathsOf(rows)).toEqual(['web/log4j', 'starter/json', 'starter/bridge/log4j']);
    expect(total).toEqual({ count: 3, isExact: true });
    expect(directCount(rows)).toBe(2);
  });

  it('are not more than asked for, but counted all', () => {
    const { rows, total } = toAll(['log4j', 'json'], 2);
    expect(pathsOf(rows)).toEqual(['web/log4j', 'starter/json']);
    expect(total).toEqual({ count: 3, isExact: true });
  });
});

describe('paths to what is vulnerable', () => {
  it('are one for each that the project needs, the riskier first', () => {
    expect(pathsOf(vulnerable.rows)).toEqual(['starter/json', 'web/log4j']);
    expect(vulnerable.rows.map(({ total }) => total?.count)).toEqual([1, 2]);
    expect(vulnerable.total).toBeUndefined();
  });

  it('begin with the highest risk, however deep that is', () => {
    const metrics = (inheritedRiskScore: number) => ({
      critical: 1,
      high: 0,
      medium: 0,
      low: 0,
      vulnerabilities: 1,
      inheritedRiskScore,
    });
    const graph = buildDependencyGraph(
      ['near'],
      [
        aNode('near', ['between'], { metrics: metrics(1) }),
        aNode('between', ['deep']),
        aNode('deep', [], { metrics: metrics(10) }),
      ],
    );

    const { rows } = allAtOnce(pathsToVulnerable(graph, allAtOnce(overviewOf(graph))));
    expect(pathsOf(rows)).toEqual(['near/between/deep', 'near']);
  });
});

describe('a list of paths', () => {
  it.each([
    ['LOG4J bridge', ['starter/bridge/log4j']],
    ['org.example', ['starter/json', 'starter/bridge/log4j']],
    ['pkg:maven/log4j', ['web/log4j', 'starter/bridge/log4j']],
    ['nowhere', []],
    [' ', ['web/log4j', 'starter/json', 'starter/bridge/log4j']],
  ])('is filtered by words anywhere on a path: %s', (text, found) => {
    expect(pathsOf(matching(SHOP, toAll(['log4j', 'json']).rows, text))).toEqual(found);
  });

  it('is filtered by names as they are shown and as they are, where signs turn their direction', () => {
    const turned = buildDependencyGraph(['a'], [aNode('a', [], { name: 'exe\u202e.gpj' })]);
    const { rows } = allAtOnce(pathsToAll(turned, [0], 1));

    expect(matching(turned, rows, 'exe .gpj')).toEqual(rows);
    expect(matching(turned, rows, 'exe\u202e.gpj')).toEqual(rows);
  });

  it.each<[PathSort, string[]]>([
    ['target', ['starter/json', 'web/log4j']],
    ['direct', ['starter/json', 'web/log4j']],
    ['risk', ['web/log4j', 'starter/json']],
    ['total', ['starter/json', 'web/log4j']],
    ['steps', ['starter/json', 'web/log4j']],
  ])('is sorted by %s', (id, order) => {
    expect(pathsOf(sorted(SHOP, vulnerable.rows, { id, isDescending: false }))).toEqual(order);
  });

  it('is sorted downwards, too; equal ones stay as they were', () => {
    expect(pathsOf(sorted(SHOP, vulnerable.rows, { id: 'risk', isDescending: true }))).toEqual([
      'starter/json',
      'web/log4j',
    ]);
    expect(pathsOf(sorted(SHOP, vulnerable.rows, { id: 'steps', isDescending: true }))).toEqual(
      pathsOf(vulnerable.rows),
    );
  });
});
