import { describe, expect, it } from 'vitest';
import { dependencyGraphOf } from '../../../../src/domain/graph/dependencyGraph.js';
import { dependantsOf, stepsFrom, UNREACHED } from '../../../../src/domain/graph/reach.js';
import { buildDependencyGraph } from '../../../support/buildDependencyGraph.js';
import { graphOf } from './graphs.js';

describe('buildDependencyGraph', () => {
  it('knows what is below and what is above each node', () => {
    const graph = graphOf(': a b', 'a: c', 'b: c a', 'c:');
    const ids = (places: Uint32Array) => [...places].map((place) => graph.idAt(place));
    const at = (id: string) => graph.placeOf(id)!;
    expect(graph.size).toBe(3);
    expect(ids(graph.roots)).toEqual(['a', 'b']);
    expect(ids(graph.dependenciesOf(at('b')))).toEqual(['c', 'a']);
    expect(ids(graph.dependenciesOf(at('c')))).toEqual([]);
    expect(ids(graph.dependantsOf(at('c')))).toEqual(['a', 'b']);
    expect(graph.valueAt(at('a'))).toBe('A');
    expect(graph.placeOf('x')).toBeUndefined();
    expect(graph.faults).toEqual({ danglingEdges: 0, selfLoops: 0 });
  });

  it('leaves out what leads nowhere, to itself or twice to the same, and counts the first two', () => {
    const graph = graphOf(': a gone a', 'a: a b b lost', 'b:');
    expect([...graph.roots]).toEqual([0]);
    expect([...graph.dependenciesOf(0)]).toEqual([1]);
    expect(graph.faults).toEqual({ danglingEdges: 2, selfLoops: 1 });
  });

  it('takes the first of two nodes with one id', () => {
    const graph = buildDependencyGraph(
      ['a'],
      [
        { id: 'a', value: 1, dependsOn: [] },
        { id: 'a', value: 2, dependsOn: ['b'] },
        { id: 'b', value: 3, dependsOn: [] },
      ],
    );
    expect(graph.size).toBe(2);
    expect(graph.valueAt(0)).toBe(1);
    expect(graph.idAt(1)).toBe('b');
  });

  it('is empty without nodes', () => {
    const graph = graphOf(': a');
    expect(graph.size).toBe(0);
    expect(graph.roots).toHaveLength(0);
    expect(graph.faults.danglingEdges).toBe(1);
  });
});

describe('reach', () => {
  it('counts steps along the shortest way, round no cycle', () => {
    const graph = graphOf(': a', 'a: b', 'b: c a', 'c: d b', 'd:', 'e: a');
    expect([...stepsFrom(graph, graph.roots, 'dependencies')]).toEqual([0, 1, 2, 3, UNREACHED]);
    expect([...stepsFrom(graph, [graph.placeOf('c')!], 'dependants')]).toEqual([2, 1, 0, UNREACHED, 3]);
  });

  it('tells who needs a node, or one of several, and over how many steps', () => {
    const graph = graphOf(': a c', 'a: b', 'b: c', 'c: d', 'd:', 'e: d');
    const needing = (...ids: string[]) =>
      dependantsOf(
        graph,
        ids.map((id) => graph.placeOf(id)!),
      )
        .map(({ place, steps }) => graph.idAt(place) + steps)
        .join(' ');
    expect(needing('d')).toBe('c1 e1 b2 a3');
    expect(needing('a')).toBe('');
    expect(needing('d', 'b')).toBe('a1 c1 e1');
  });

  it('gives way while it is built, so that many nodes do not hold up the page', () => {
    const nodes = Array.from({ length: 20_000 }, (_, place) => ({
      id: String(place),
      value: undefined,
      dependsOn: [String(place + 1)],
    }));
    const steps = [...dependencyGraphOf(['0'], nodes)];
    expect(steps.length).toBeGreaterThanOrEqual(40);
  });

  it('takes a chain of 100,000 and a node with 100,000 dependencies', () => {
    const ids = Array.from({ length: 100_000 }, (_, index) => `n${index}`);
    const chain = buildDependencyGraph(
      ['n0'],
      ids.map((id, index) => ({ id, value: undefined, dependsOn: ids.slice(index + 1, index + 2) })),
    );
    expect(stepsFrom(chain, chain.roots, 'dependencies').at(-1)).toBe(99_999);
    const star = buildDependencyGraph(
      ['n0'],
      ids.map((id, index) => ({ id, value: undefined, dependsOn: index === 0 ? ids.slice(1) : [] })),
    );
    expect(stepsFrom(star, star.roots, 'dependencies').at(-1)).toBe(1);
  });
});
