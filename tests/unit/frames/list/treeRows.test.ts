import { describe, expect, it } from 'vitest';
import {
  FIRST_CHILDREN,
  groupedRowsOf,
  treeRowsOf,
  type Children,
  type TreeState,
} from '../../../../src/frames/list/treeRows.js';

interface Branch {
  id: string;
  below: readonly string[];
}

describe('groupedRowsOf', () => {
  const parents: Record<string, string> = { b: 'a', c: 'b', d: 'x', e: 'x', p: 'q', q: 'p' };
  const linesOf = (...ids: string[]) =>
    groupedRowsOf(
      ids.map((id) => ({ id })),
      { getId: ({ id }) => id, above: ({ id }) => (parents[id] ? { id: parents[id] } : undefined) },
    ).map(
      (line) =>
        `${line.depth}${line.kind === 'row' ? line.row.id : `(${line.kind === 'above' ? line.parent.id : ''})`}`,
    );

  it('puts matches below their parent, which stands there once, matching or not', () => {
    expect(linesOf('d', 'a', 'c', 'b', 'e')).toEqual(['0(x)', '1d', '1e', '0a', '1b', '2c']);
  });

  it('loses none of those that belong to each other in a circle', () => {
    expect(linesOf('p', 'q')).toEqual(['0p', '1q']);
  });
});

describe('treeRowsOf', () => {
  it('puts children below their parent, one level deeper', () => {
    const rows = treeRowsOf(
      [branch('a', ['b']), branch('d')],
      state(['a', 'b'], { a: ready(branch('b', ['c'])), b: ready(branch('c')) }),
    );

    expect(rows.map((row) => [row.id, row.depth])).toEqual([
      ['a', 0],
      ['a/b', 1],
      ['a/b/c', 2],
      ['d', 0],
    ]);
  });

  it('says that children load, could not be loaded, or are none', () => {
    const failed: Children<Branch> = { status: 'failed', error: new Error('no'), retry: () => {} };
    const open = (children?: Children<Branch>) =>
      treeRowsOf([branch('a', ['b'])], state(['a'], children && { a: children })).map((row) => row.kind);

    expect(open()).toEqual(['row', 'loading']);
    expect(open(failed)).toEqual(['row', 'failed']);
    expect(open(ready())).toEqual(['row', 'none']);
  });

  it('keeps what is beyond the first children behind one line that says how many', () => {
    const children = Array.from({ length: FIRST_CHILDREN + 40 }, (_, index) => branch(`b${index}`));
    const given = state(['a'], { a: ready(...children) });

    const rows = treeRowsOf([branch('a', ['b0'])], given);
    const allRows = treeRowsOf([branch('a', ['b0'])], {
      ...given,
      shownChildren: new Map([['a', Infinity]]),
    });

    expect(rows).toHaveLength(1 + FIRST_CHILDREN + 1);
    expect(rows.at(-1)).toMatchObject({ kind: 'more', hidden: 40 });
    expect(allRows).toHaveLength(1 + FIRST_CHILDREN + 40);
  });

  it('shows a last single child instead of a line that promises it', () => {
    const children = Array.from({ length: FIRST_CHILDREN + 1 }, (_, index) => branch(`b${index}`));

    const rows = treeRowsOf([branch('a', ['b0'])], state(['a'], { a: ready(...children) }));

    expect(rows.every((row) => row.kind === 'row')).toBe(true);
  });

  it('ends where a server claims that a row is below itself', () => {
    const rows = treeRowsOf(
      [branch('a', ['b'])],
      state(['a', 'b'], { a: ready(branch('b', ['a'])), b: ready(branch('a', ['b'])) }),
    );

    expect(rows.map((row) => row.id)).toEqual(['a', 'a/b', 'a/b/a']);
    expect(rows.at(-1)).toMatchObject({ isExpandable: false });
  });
});

function branch(id: string, below: readonly string[] = []): Branch {
  return { id, below };
}

function ready(...rows: Branch[]): Children<Branch> {
  return { status: 'ready', rows };
}

function state(expanded: string[] = [], children: Record<string, Children<Branch>> = {}): TreeState<Branch> {
  return {
    getId: ({ id }) => id,
    hasChildren: ({ below }) => below.length > 0,
    expanded: new Set(expanded),
    children: new Map(Object.entries(children)),
    shownChildren: new Map(),
  };
}
