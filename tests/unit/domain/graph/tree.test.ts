import { describe, expect, it } from 'vitest';
import { CHUNK, opened, treeLines, type TreeState } from '../../../../src/domain/graph/tree.js';
import type { DependencyGraph } from '../../../../src/domain/graph/dependencyGraph.js';
import { graphOf } from './graphs.js';

const CLOSED: TreeState = { open: new Set(), listed: new Map() };
const openAt = (...keys: string[]): TreeState => ({ open: new Set(keys), listed: new Map() });

/** Lines as text: dots for the level, + or - for what can be opened or closed. */
function drawn(graph: DependencyGraph<unknown>, state: TreeState, isShown?: (place: number) => boolean) {
  return treeLines(graph, state, { isShown }).map((line) => {
    const dots = '.'.repeat(line.level);
    if (line.kind === 'more') return `${dots}${line.count} more`;
    const sign = line.isOpen === undefined ? ' ' : line.isOpen ? '-' : '+';
    return `${dots}${sign}${graph.idAt(line.place)}${line.repeats ? ` again, see ${line.repeats}` : ''}`;
  });
}

describe('treeLines', () => {
  it('opens level by level; a shared node has a line for each way to it', () => {
    const graph = graphOf(': a b', 'a: c', 'b: c', 'c: d', 'd:');

    expect(drawn(graph, CLOSED)).toEqual(['.+a', '.+b']);
    expect(drawn(graph, openAt('/a', '/b', '/b/c'))).toEqual(['.-a', '..+c', '.-b', '..-c', '... d']);
    expect(treeLines(graph, CLOSED)[1]).toMatchObject({ position: 2, siblings: 2, childCount: 1 });
  });

  it('stops where a node comes back, and says where it was', () => {
    const graph = graphOf(': a', 'a: b', 'b: a c', 'c:');

    expect(drawn(graph, openAt('/a', '/a/b', '/a/b/a'))).toEqual([
      '.-a',
      '..-b',
      '... a again, see 1',
      '... c',
    ]);
  });

  it('lists thousands of children piece by piece', () => {
    const ids = Array.from({ length: 5_000 }, (_, index) => `n${index}`);
    const graph = graphOf(': hub', `hub: ${ids.join(' ')}`, ...ids.map((id) => `${id}:`));
    const state = openAt('/hub');

    const lines = treeLines(graph, state);
    expect(lines).toHaveLength(1 + CHUNK + 1);
    expect(lines.at(-1)).toMatchObject({
      kind: 'more',
      count: 5_000 - CHUNK,
      parentKey: '/hub',
      siblings: 5_000,
    });
    const more = treeLines(graph, { ...state, listed: new Map([['/hub', 2 * CHUNK]]) });
    expect(more).toHaveLength(1 + 2 * CHUNK + 1);
  });

  it('goes sixty levels down', () => {
    const lines = Array.from({ length: 60 }, (_, index) => `n${index}: n${index + 1}`);
    const graph = graphOf(': n0', ...lines, 'n60:');
    const path = Array.from({ length: 61 }, (_, index) => graph.placeOf(`n${index}`)!);

    const state = opened(graph, CLOSED, path);

    expect(treeLines(graph, state).at(-1)).toMatchObject({ level: 61, key: state.key });
  });

  it('leaves out what is not to be shown', () => {
    const graph = graphOf(': a b', 'a: c d', 'b:', 'c:', 'd:');
    const shown = new Set(['a', 'd'].map((id) => graph.placeOf(id)!));

    expect(drawn(graph, openAt('/a'), (place) => shown.has(place))).toEqual(['.-a', '.. d']);
  });
});

describe('opened', () => {
  it('lists as many siblings as it takes', () => {
    const ids = Array.from({ length: 1_000 }, (_, index) => `n${index}`);
    const graph = graphOf(': hub', `hub: ${ids.join(' ')}`, ...ids.map((id) => `${id}:`));
    const target = graph.placeOf('n450')!;

    const state = opened(graph, CLOSED, [graph.placeOf('hub')!, target]);

    expect(treeLines(graph, state).some((line) => line.key === state.key)).toBe(true);
    expect(state.listed.get('/hub')).toBe(3 * CHUNK);
  });
});
