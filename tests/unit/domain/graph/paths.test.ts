import { describe, expect, it } from 'vitest';
import type { DependencyGraph } from '../../../../src/domain/graph/dependencyGraph.js';
import { countPaths } from '../../../../src/domain/graph/countPaths.js';
import { pathsTo, type PathsOptions } from '../../../../src/domain/graph/paths.js';
import { stepsFrom } from '../../../../src/domain/graph/reach.js';
import { allAtOnce } from '../../../../src/domain/slices.js';
import { graphOf, pathsByWalking, randomGraph } from './graphs.js';

/** Paths as text, such as `a>b>c`. */
function ways(graph: DependencyGraph<unknown>, id: string, options?: PathsOptions) {
  const { paths, total } = allAtOnce(pathsTo(graph, graph.placeOf(id)!, options));
  return { paths: paths.map((path) => path.map((place) => graph.idAt(place)).join('>')), total };
}

describe('pathsTo', () => {
  it('gives the shortest first', () => {
    const graph = graphOf(': a b', 'a: c d', 'b: d', 'c: d', 'd:');
    expect(ways(graph, 'd')).toEqual({
      paths: ['a>d', 'b>d', 'a>c>d'],
      total: { count: 3, isExact: true },
    });
    expect(ways(graph, 'a')).toEqual({ paths: ['a'], total: { count: 1, isExact: true } });
  });

  it('gives none to what the project does not need', () => {
    const graph = graphOf(': a', 'a:', 'b: c', 'c:');
    expect(ways(graph, 'c')).toEqual({ paths: [], total: { count: 0, isExact: true } });
  });

  it('goes round no cycle, and says whether it counted all', () => {
    const graph = graphOf(': a', 'a: b c', 'b: a c d', 'c: b d', 'd: a');
    expect(ways(graph, 'd')).toEqual({
      paths: ['a>b>d', 'a>c>d', 'a>c>b>d', 'a>b>c>d'],
      total: { count: 4, isExact: true },
    });
    const { paths, total } = ways(graph, 'd', { limit: 2 });
    expect(paths).toEqual(['a>b>d', 'a>c>d']);
    expect(total.isExact).toBe(false);
    expect(total.count).toBeGreaterThanOrEqual(2);
    expect(total.count).toBeLessThanOrEqual(4);
  });

  it('counts what it does not list', () => {
    const graph = layers(3, 4);
    const { paths, total } = ways(graph, '3.0', { limit: 5 });
    expect(paths).toHaveLength(5);
    expect(total).toEqual({ count: 16, isExact: true });
  });

  it('finds paths at once where there are more than can be counted', () => {
    const graph = layers(60, 4);
    const { paths, total } = ways(graph, '60.0', { limit: 100 });
    expect(paths).toHaveLength(100);
    expect(new Set(paths).size).toBe(100);
    expect(total).toEqual({ count: Number.MAX_SAFE_INTEGER, isExact: false });
  });

  it('gives up in a maze of cycles, and says so', () => {
    // Everything needs everything, but only the last one needs the target.
    const ids = Array.from({ length: 30 }, (_, index) => `n${index}`);
    const graph = graphOf(
      `: ${ids[0]}`,
      ...ids.map(
        (id, index) => `${id}: ${ids.filter((other) => other !== id).join(' ')}${index === 29 ? ' t' : ''}`,
      ),
      't:',
    );
    const { paths, total } = ways(graph, 't', { limit: 1_000, maxSteps: 500 });
    expect(paths[0]).toBe('n0>n29>t');
    expect(total.isExact).toBe(false);
    expect(total.count).toBeGreaterThanOrEqual(paths.length);
  });

  it.each([false, true])('finds what walking finds, on random graphs with cycles: %s', (hasCycles) => {
    for (let seed = 0; seed < 150; seed += 1) {
      const graph = randomGraph(seed, { nodes: 9, edges: hasCycles ? 16 : 22, hasCycles });
      for (let target = 0; target < graph.size; target += 1) {
        const walked = pathsByWalking(graph, target);
        const { paths, total } = allAtOnce(pathsTo(graph, target, { limit: 10_000 }));

        expect(paths.map(String).sort()).toEqual(walked.map(String).sort());
        expect(paths.map(({ length }) => length)).toEqual(
          walked.map(({ length }) => length).sort((a, b) => a - b),
        );
        expect(total).toEqual({ count: walked.length, isExact: true });

        const steps = stepsFrom(graph, [target], 'dependants');
        const counted = allAtOnce(countPaths(graph, { target, steps }))(target);
        if (!hasCycles) expect(counted).toEqual({ count: walked.length, isExact: true });
        if (counted.isExact) expect(counted.count).toBe(walked.length);
        else expect(counted.count).toBeLessThanOrEqual(walked.length);

        const some = allAtOnce(pathsTo(graph, target, { limit: 2 }));
        expect(some.paths).toEqual(paths.slice(0, 2));
      }
    }
  });
});

/** Layers of nodes, each of which needs all of the next layer. */
function layers(count: number, width: number) {
  const layer = (index: number) => Array.from({ length: width }, (_, place) => `${index}.${place}`);
  const lines = Array.from({ length: count + 1 }, (_, index) =>
    layer(index).map((id) => `${id}: ${index < count ? layer(index + 1).join(' ') : ''}`),
  );
  return graphOf(': 0.0', ...lines.flat());
}
