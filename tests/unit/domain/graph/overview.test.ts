import { describe, expect, it } from 'vitest';
import { overviewOf } from '../../../../src/domain/graph/overview.js';
import { allAtOnce } from '../../../../src/domain/slices.js';
import { graphOf, pathsByWalking, randomGraph } from './graphs.js';

describe('overviewOf', () => {
  it('knows a shortest path to each node, and none to what the project does not need', () => {
    const graph = graphOf(': a b', 'a: c', 'b:', 'c: d', 'd:', 'alone:');
    const overview = allAtOnce(overviewOf(graph));

    expect(overview.shortestPathTo(graph.placeOf('d')!)).toEqual(
      ['a', 'c', 'd'].map((id) => graph.placeOf(id)),
    );
    expect(overview.shortestPathTo(graph.placeOf('alone')!)).toBeUndefined();
    expect(overview.countOf(graph.placeOf('alone')!)).toEqual({ count: 0, isExact: true });
  });

  it.each([false, true])('agrees with walking, on random graphs with cycles: %s', (hasCycles) => {
    for (let seed = 0; seed < 150; seed += 1) {
      const graph = randomGraph(seed, { nodes: 9, edges: hasCycles ? 14 : 20, hasCycles });
      const overview = allAtOnce(overviewOf(graph));
      for (let place = 0; place < graph.size; place += 1) {
        const walked = pathsByWalking(graph, place);
        const { count, isExact } = overview.countOf(place);
        if (!hasCycles) expect(isExact).toBe(true);
        if (isExact) expect(count).toBe(walked.length);
        else expect(count).toBeLessThanOrEqual(walked.length);
        const shortest = walked.map(({ length }) => length).sort((a, b) => a - b)[0];
        expect(overview.shortestPathTo(place)?.length).toBe(shortest);
      }
    }
  });

  it('counts what cannot be walked', () => {
    const layers = Array.from({ length: 60 }, (_, layer) =>
      ['a', 'b', 'c', 'd'].map(
        (name) =>
          `${name}${layer}: ${layer < 59 ? ['a', 'b', 'c', 'd'].map((n) => n + (layer + 1)).join(' ') : ''}`,
      ),
    ).flat();
    const graph = graphOf(': a0 b0', ...layers);

    expect(allAtOnce(overviewOf(graph)).countOf(graph.placeOf('a59')!)).toEqual({
      count: Number.MAX_SAFE_INTEGER,
      isExact: false,
    });
    expect(allAtOnce(overviewOf(graph)).countOf(graph.placeOf('a3')!)).toEqual({ count: 32, isExact: true });
  });
});
