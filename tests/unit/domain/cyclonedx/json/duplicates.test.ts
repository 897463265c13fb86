import { describe, expect, it } from 'vitest';
import { createDuplicateFinder } from '../../../../../src/domain/cyclonedx/json/duplicates.js';

describe('duplicates', () => {
  it.each<[string, unknown[], [number, number][]]>([
    ['nothing', [], []],
    ['one item', [{}], []],
    ['equal texts', ['a', 'b', 'a'], [[0, 2]]],
    ['a number and its text', [1, '1', true, 'true', null, 'null'], []],
    [
      'members in another order',
      [
        { a: 1, b: [2] },
        { b: [2], a: 1 },
      ],
      [[0, 1]],
    ],
    [
      'items in another order',
      [
        [1, 2],
        [2, 1],
      ],
      [],
    ],
    ['names that contain separators', [{ 'a:1': 1 }, { a: '1:1' }], []],
    [
      'nested differences',
      [
        { name: 'x', l: [{ v: 1 }] },
        { name: 'x', l: [{ v: 2 }] },
      ],
      [],
    ],
    [
      'several groups',
      [{ name: 'b' }, 1, { name: 'a' }, { name: 'b' }, 1, { name: 'b' }],
      [
        [0, 3],
        [1, 4],
        [0, 5],
      ],
    ],
    ['an empty list and an empty object', [[], {}, []], [[0, 2]]],
    ['__proto__ members', [JSON.parse('{"__proto__":1}'), JSON.parse('{"__proto__":2}')], []],
  ])('of %s', (_title, items, pairs) => {
    expect(createDuplicateFinder().find(items)).toEqual(pairs);
  });
});
