import { describe, expect, it } from 'vitest';

import {
  formatDirectDependencies,
  parseDirectDependencies,
  revealInGraph,
} from '../../../../reference-app/server/rules/dependencyGraph.js';

const graph = {
  roots: ['a', 'b'],
  edges: new Map([
    ['a', ['c']],
    ['b', ['d']],
    ['d', ['e']],
    ['e', ['f']],
    ['f', ['b']],
  ]),
};

describe('revealInGraph', () => {
  it('opens every node above a searched one and none of the others', () => {
    const revealed = revealInGraph(
      {
        roots: ['a'],
        edges: new Map([
          ['a', ['b', 'x']],
          ['b', ['c']],
        ]),
      },
      new Set(['c']),
    );

    const opened = [...revealed].filter(([, { expand }]) => expand).map(([node]) => node);
    expect(opened.sort()).toEqual(['a', 'b']);
  });

  it('shows two levels below the direct dependencies and leaves what is below those unknown', () => {
    const revealed = revealInGraph({ ...graph, edges: new Map([...graph.edges, ['f', []]]) }, new Set(['a']));

    expect(revealed.get('d')).toEqual({ expand: false, below: ['e'] });
    expect(revealed.get('e')).toEqual({ expand: false });
    expect(revealed.has('f')).toBe(false);
  });

  it('ends on a graph that runs in circles', () => {
    const revealed = revealInGraph(graph, new Set(['f']));

    expect(revealed.get('f')).toEqual({ expand: true, below: ['b'] });
  });
});

describe('parseDirectDependencies', () => {
  it.each(['', 'nonsense', '{"uuid":"x"}', '[null, 1, {"name":"without uuid"}]'])(
    'reads %j as no dependencies',
    (text) => {
      expect(parseDirectDependencies(text)).toEqual([]);
    },
  );

  it('reads what formatDirectDependencies writes', () => {
    const identities = [{ objectType: 'COMPONENT' as const, uuid: 'u', name: 'n' }];

    expect(parseDirectDependencies(formatDirectDependencies(identities))).toEqual(identities);
  });
});
