import { describe, expect, it } from 'vitest';
import type { DependencyGraph } from '../../../../src/domain/graph/dependencyGraph.js';
import {
  drawnLevels,
  drawnNetwork,
  FOLD,
  PROJECT,
  type DrawnGraph,
} from '../../../../src/domain/graph/layoutDrawn.js';
import { layoutInSlices } from '../../../../src/domain/graph/layoutInSlices.js';
import { layoutLayers, type Positions } from '../../../../src/domain/graph/layoutLayers.js';
import type { LayoutReport } from '../../../../src/domain/graph/layoutMessages.js';
import { DISTANCE, layoutRings, startNetwork } from '../../../../src/domain/graph/layoutNetwork.js';
import { buildDependencyGraph } from '../../../support/buildDependencyGraph.js';
import { largeGraph } from '../../../support/largeGraph.js';
import { graphOf, randomGraph } from './graphs.js';

const ALL = { isOpen: () => true, limitOf: () => Infinity, rankOf: () => 0 };
const SIZES = { column: 196, row: 56 };

const bigGraph = (size: number, hub = 0) => {
  const { rootIds, nodes } = largeGraph(size, { hub });
  return buildDependencyGraph(
    rootIds,
    nodes.map((node) => ({ ...node, value: node.place })),
  );
};

describe('drawnLevels', () => {
  const graph = graphOf(': a b d', 'a: c', 'b: c d', 'c: e', 'd:', 'e: c', 'x: a');
  /** Describes the drawing in words: `a1` is in the first column, `+3` represents three folded nodes. */
  const words = (drawn: DrawnGraph) =>
    Array.from(drawn.places, (place, index) => {
      const name = place === PROJECT ? '.' : place === FOLD ? `+${drawn.folded[index]}@` : graph.idAt(place);
      return `${name}${drawn.levels[index]}`;
    }).join(' ');
  const opened = (...ids: string[]) => ({
    ...ALL,
    isOpen: (place: number) => place === PROJECT || ids.includes(graph.idAt(place)),
  });
  const edgesOf = (drawn: DrawnGraph) =>
    Array.from(drawn.sources, (source, edge) => [drawn.places[source], drawn.places[drawn.targets[edge]!]]);

  it('shows the direct dependencies until one of them is opened', () => {
    expect(words(drawnLevels(graph, opened()))).toBe('.0 a1 b1 d1');
    expect(words(drawnLevels(graph, opened('a')))).toBe('.0 a1 b1 d1 c2');
  });

  it('draws a node once, behind all that lead to it, and counts what it depends on', () => {
    const drawn = drawnLevels(graph, opened('a', 'b'));
    expect(words(drawn)).toBe('.0 a1 b1 d2 c2');
    expect(edgesOf(drawn)).toHaveLength(6);
    expect([...drawn.childCounts]).toEqual([3, 1, 2, 0, 1]);
    expect([...drawn.isOpen]).toEqual([1, 1, 1, 0, 0]);
    expect(drawn.indexes[graph.placeOf('x')!]).toBe(-1);
  });

  it('draws the edge that closes a cycle, and stands nothing in two places for it', () => {
    const drawn = drawnLevels(graph, ALL);
    const [c, e] = [graph.placeOf('c')!, graph.placeOf('e')!];
    expect(words(drawn)).toBe('.0 a1 b1 d2 c2 e3');
    expect(edgesOf(drawn)).toContainEqual([e, c]);
    expect(drawn.parents[drawn.indexes[e]!]).toBe(drawn.indexes[c]);
  });

  it('folds what is beyond the limit, those of the lowest rank last, and does not count what is drawn anyway', () => {
    const limited = { ...opened(), limitOf: () => 1 };
    expect(words(drawnLevels(graph, limited))).toBe('.0 a1 +2@1');
    const b = graph.placeOf('b')!;
    expect(words(drawnLevels(graph, { ...limited, rankOf: (place) => (place === b ? 0 : 1) }))).toBe(
      '.0 b1 +2@1',
    );
    expect(words(drawnLevels(graph, { ...limited, rankOf: () => -1 }))).toBe('.0 a1 b1 d1');
    const withB = { ...opened('b'), limitOf: (place: number) => (place === PROJECT ? 1 : 9) };
    expect(words(drawnLevels(graph, { ...withB, rankOf: (place) => (place === b ? 0 : 1) }))).toBe(
      '.0 b1 c2 d2 +1@1',
    );
  });

  it('leaves out what is not kept', () => {
    const kept = Uint8Array.from({ length: graph.size }, (_, place) =>
      'bce'.includes(graph.idAt(place)) ? 1 : 0,
    );
    const drawn = drawnLevels(graph, { ...ALL, kept });
    expect(words(drawn)).toBe('.0 b1 c2 e3');
    expect([...drawn.childCounts]).toEqual([1, 1, 1, 1]);
  });

  it.each([1, 2, 3, 4, 5])('hangs every node into one tree, cycles or not (graph %i)', (seed) => {
    const random = randomGraph(seed, { nodes: 60, edges: 150, hasCycles: seed % 2 === 0 });
    for (const drawn of [drawnLevels(random, ALL), drawnNetwork(random)]) {
      const isPlaced = new Set([0]);
      for (let round = 0; round < drawn.size; round += 1) {
        drawn.parents.forEach(
          (parent, index) => parent !== -1 && isPlaced.has(parent) && isPlaced.add(index),
        );
      }
      expect(isPlaced.size).toBe(drawn.size);
      drawn.parents.forEach((parent, index) => {
        if (index > 0) expect(drawn.levels[index]).toBe(drawn.levels[parent]! + 1);
      });
    }
  });
});

describe('drawnNetwork', () => {
  const graph = graphOf(': a b', 'a: c', 'b: c', 'c: a d', 'd:', 'x: a');
  const namesOf = ({ places }: DrawnGraph) =>
    Array.from(places, (place) => (place === PROJECT ? '.' : graph.idAt(place))).join('');

  it('draws all that the project needs, each once, with every edge among them', () => {
    const drawn = drawnNetwork(graph);
    expect(namesOf(drawn)).toBe('.abcd');
    expect([...drawn.levels]).toEqual([0, 1, 1, 2, 3]);
    expect(Array.from(drawn.sources, (from, edge) => [from, drawn.targets[edge]])).toEqual([
      [0, 1],
      [0, 2],
      [1, 3],
      [2, 3],
      [3, 1],
      [3, 4],
    ]);
    expect([...drawn.childCounts]).toEqual([2, 1, 1, 2, 0]);
    expect(drawn.indexes[graph.placeOf('x')!]).toBe(-1);
  });

  it('leaves out what is not kept, and marks what was not asked about', () => {
    const kept = Uint8Array.from({ length: graph.size }, (_, place) => (graph.idAt(place) === 'b' ? 0 : 1));
    const drawn = drawnNetwork(graph, { kept, isUnexplored: (place) => graph.idAt(place) === 'd' });
    expect(namesOf(drawn)).toBe('.acd');
    expect([...drawn.unexplored]).toEqual([0, 0, 0, 1]);
    expect([...drawn.childCounts]).toEqual([1, 1, 2, 0]);
  });
});

describe('layoutLayers', () => {
  const sizes: [string, DependencyGraph<unknown>][] = [
    ['1,000 nodes with cycles', bigGraph(1_000)],
    ['5,000 children of one node', bigGraph(200, 5_000)],
    ['only the project', graphOf(':')],
  ];
  it.each(sizes)('places everything in its column, nothing over something else: %s', (_, graph) => {
    const drawn = drawnLevels(graph, ALL);
    const { x, y } = layoutLayers(drawn, SIZES);

    const columns = new Map<number, number[]>();
    drawn.levels.forEach((level, index) => {
      expect(x[index]).toBe(level * SIZES.column);
      columns.set(level, [...(columns.get(level) ?? []), y[index]!]);
    });
    for (const column of columns.values()) {
      column.sort((a, b) => a - b);
      column.forEach((at, row) => row > 0 && expect(at - column[row - 1]!).toBeGreaterThan(SIZES.row - 0.1));
    }
    expect(layoutLayers(drawnLevels(graph, ALL), SIZES)).toEqual({ x, y });
  });

  it('goes as deep as there are levels', () => {
    const drawn = drawnLevels(bigGraph(1_000), ALL);
    expect(Math.max(...drawn.levels)).toBeGreaterThanOrEqual(60);
  });
});

describe('layoutNetwork', () => {
  it.each([
    ['150 nodes with cycles', 150, 0],
    ['300 around one node', 20, 300],
  ])('keeps nodes apart and gives the same positions each time: %s', (_, size, hub) => {
    const drawn = drawnNetwork(bigGraph(size, hub));
    const [first, second] = [startNetwork(drawn), startNetwork(drawn)];
    while (first.progress < 1) first.step();
    while (second.progress < 1) second.step();
    const positions = first.positions();

    expect(positions).toEqual(second.positions());
    expect([positions.x[0], positions.y[0]]).toEqual([0, 0]);
    expect(positions.x).toHaveLength(drawn.size);
    expect(nearest(positions)).toBeGreaterThan(DISTANCE - 0.01);
  });

  it('begins with rings that place everything', () => {
    const drawn = drawnNetwork(bigGraph(10_000));
    const { x, y } = layoutRings(drawn);
    expect(x.every(Number.isFinite) && y.every(Number.isFinite)).toBe(true);
    expect(new Set(Array.from(x, (each, index) => `${each}/${y[index]}`)).size).toBe(drawn.size);
  });
});

describe('layoutInSlices', () => {
  const drawn = drawnNetwork(bigGraph(120));
  const run = async (options: { maxSize?: number; stopsAfter?: number; restMs?: () => number }) => {
    const reports: LayoutReport[] = [];
    await layoutInSlices(
      { kind: 'network', input: drawn },
      {
        maxSize: options.maxSize,
        restMs: options.restMs,
        onReport: (report) => reports.push(report),
        isStopped: () => reports.length >= (options.stopsAfter ?? Infinity),
      },
    );
    return reports;
  };

  it('has something to show at once and ends with what it says is final', async () => {
    const reports = await run({});
    expect(reports[0]).toEqual({ ...layoutRings(drawn), progress: 0 });
    expect(reports.at(-1)!.progress).toBe(1);
  });

  it('rests as long as it is asked to, and then goes on', async () => {
    let isAsked = true;
    const waited: number[] = [];
    const restMs = () => {
      if (waited.length === 3) isAsked = false;
      if (isAsked) waited.push(performance.now());
      return isAsked ? 20 : 0;
    };
    const reports = await run({ restMs });
    expect(waited).toHaveLength(3);
    expect(waited[2]! - waited[0]!).toBeGreaterThanOrEqual(38);
    expect(reports.at(-1)!.progress).toBe(1);
  });

  it('stops when asked to', async () => {
    expect(await run({ stopsAfter: 1 })).toHaveLength(1);
  });

  it('leaves it at the first positions where each step would block the page', async () => {
    expect(await run({ maxSize: 100 })).toEqual([{ ...layoutRings(drawn), progress: 1 }]);
  });
});

/** The least distance between two nodes. */
function nearest({ x, y }: Positions): number {
  let least = Infinity;
  for (let a = 0; a < x.length; a += 1) {
    for (let b = a + 1; b < x.length; b += 1)
      least = Math.min(least, Math.hypot(x[a]! - x[b]!, y[a]! - y[b]!));
  }
  return least;
}
