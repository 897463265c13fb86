import { expect, it } from 'vitest';
import { FOUND_AT_MOST, findNodes } from '../../../../../src/widgets/project/DependencyGraph/findNodes.js';
import { buildDependencyGraph } from '../../../../support/buildDependencyGraph.js';
import { aNode } from './nodes.js';

const graph = buildDependencyGraph(
  [],
  [
    aNode('a', [], { name: 'slf4j-over-json' }),
    aNode('b', [], { name: 'json-path', group: 'com.example' }),
    aNode('c', [], { name: 'json', version: '3.1', purl: 'pkg:npm/json@3.1' }),
    aNode('d', [], { name: 'other', group: 'org.json' }),
  ],
);
const found = (text: string) => findNodes(graph, text).places.map((place) => graph.idAt(place));

it.each([
  ['json', ['c', 'b', 'a', 'd']],
  ['JSON 3.1', ['c']],
  ['com.example', ['b']],
  ['pkg:npm', ['c']],
  ['json nothing', []],
  ['', ['a', 'b', 'c', 'd']],
])('finds what holds all words of %j, the best names first', (text, ids) => {
  expect(found(text)).toEqual(ids);
});

it.each([['invoice'], ['exe .gpj'], ['exe\u202e.gpj']])(
  'knows a name with signs that turn the direction of writing as it is shown and as it is: %j',
  (text) => {
    const turned = buildDependencyGraph(
      [],
      [
        aNode('other', [], { name: 'old-invoice' }),
        aNode('turned', [], { name: '\u202einvoice exe\u202e.gpj' }),
      ],
    );

    expect(turned.idAt(findNodes(turned, text).places[0]!)).toBe('turned');
  },
);

it('gives a few of very many, and says how many there are', () => {
  const many = buildDependencyGraph(
    [],
    Array.from({ length: 1_000 }, (_, at) => aNode(`n${at}`, [])),
  );
  expect(findNodes(many, 'n').places).toHaveLength(FOUND_AT_MOST);
  expect(findNodes(many, 'n').total).toBe(1_000);
});
