import { describe, expect, it } from 'vitest';
import type { Project } from '../../../../../src/schema/project.js';
import {
  FIRST_CHILDREN,
  treeRowsOf,
  type Children,
  type ProjectTreeState,
} from '../../../../../src/widgets/portfolio/ProjectList/projectTree.js';

describe('treeRowsOf', () => {
  it('lets a project open that has children, whatever their kind or tags', () => {
    const rows = treeRowsOf([project('a', ['b']), project('c')], state());

    expect(rows.map((row) => row.kind === 'project' && row.isExpandable)).toEqual([true, false]);
  });

  it('lets a project with inactive children only open once those are listed', () => {
    const parent = { ...project('a'), children: [{ uuid: 'b', name: 'b', active: false }] };

    expect(treeRowsOf([parent], state())[0]).toMatchObject({ isExpandable: false });
    expect(treeRowsOf([parent], { ...state(), showsInactive: true })[0]).toMatchObject({
      isExpandable: true,
    });
  });

  it('lets a project open of which a newer server only says that it has children', () => {
    const rows = treeRowsOf(
      [
        { uuid: 'a', name: 'a', hasChildren: true },
        { uuid: 'c', name: 'c', hasChildren: false },
      ],
      state(),
    );

    expect(rows.map((row) => row.kind === 'project' && row.isExpandable)).toEqual([true, false]);
  });

  it('puts children below their parent, one level deeper', () => {
    const rows = treeRowsOf(
      [project('a', ['b']), project('d')],
      state(['a', 'b'], { a: ready(project('b', ['c'])), b: ready(project('c')) }),
    );

    expect(rows.map((row) => [row.id, row.depth])).toEqual([
      ['a', 0],
      ['a/b', 1],
      ['a/b/c', 2],
      ['d', 0],
    ]);
  });

  it('says that children load, could not be loaded, or are none', () => {
    const failed: Children = { status: 'failed', error: new Error('no'), retry: () => {} };
    const open = (children?: Children) =>
      treeRowsOf([project('a', ['b'])], state(['a'], children && { a: children })).map((row) => row.kind);

    expect(open()).toEqual(['project', 'loading']);
    expect(open(failed)).toEqual(['project', 'failed']);
    expect(open(ready())).toEqual(['project', 'none']);
  });

  it('keeps what is beyond the first children behind one line that says how many', () => {
    const children = Array.from({ length: FIRST_CHILDREN + 40 }, (_, index) => project(`b${index}`));
    const given = state(['a'], { a: ready(...children) });

    const rows = treeRowsOf([project('a', ['b0'])], given);
    const allRows = treeRowsOf([project('a', ['b0'])], {
      ...given,
      shownChildren: new Map([['a', Infinity]]),
    });

    expect(rows).toHaveLength(1 + FIRST_CHILDREN + 1);
    expect(rows.at(-1)).toMatchObject({ kind: 'more', hidden: 40 });
    expect(allRows).toHaveLength(1 + FIRST_CHILDREN + 40);
  });

  it('shows a last single child instead of a line that promises it', () => {
    const children = Array.from({ length: FIRST_CHILDREN + 1 }, (_, index) => project(`b${index}`));

    const rows = treeRowsOf([project('a', ['b0'])], state(['a'], { a: ready(...children) }));

    expect(rows.every((row) => row.kind === 'project')).toBe(true);
  });

  it('ends where a server claims that a project is below itself', () => {
    const rows = treeRowsOf(
      [project('a', ['b'])],
      state(['a', 'b'], { a: ready(project('b', ['a'])), b: ready(project('a', ['b'])) }),
    );

    expect(rows.map((row) => row.id)).toEqual(['a', 'a/b', 'a/b/a']);
    expect(rows.at(-1)).toMatchObject({ isExpandable: false });
  });
});

function project(uuid: string, children: string[] = []): Project {
  return { uuid, name: uuid, children: children.map((child) => ({ uuid: child, name: child })) };
}

function ready(...projects: Project[]): Children {
  return { status: 'ready', projects };
}

function state(expanded: string[] = [], children: Record<string, Children> = {}): ProjectTreeState {
  return {
    expanded: new Set(expanded),
    children: new Map(Object.entries(children)),
    shownChildren: new Map(),
    showsInactive: false,
  };
}
