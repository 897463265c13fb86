import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { overviewOf } from '../../../../../src/domain/graph/overview.js';
import { allAtOnce } from '../../../../../src/domain/slices.js';
import {
  documentOf,
  pathsCsv,
  pathText,
} from '../../../../../src/widgets/project/DependencyGraph/exportPaths.js';
import {
  pathsToAll,
  pathsToVulnerable,
} from '../../../../../src/widgets/project/DependencyGraph/pathRows.js';
import { SHOP } from './nodes.js';

const intl = createIntl({ locale: 'en', onError: () => undefined });
const project = { uuid: 'p', name: 'shop', version: '2.0' };
const to = (limit: number) => {
  const { rows } = allAtOnce(pathsToAll(SHOP, [SHOP.placeOf('log4j')!], limit));
  return {
    project,
    graph: SHOP,
    rows,
    listed: rows.length,
    filterText: '',
    total: { count: 2, isExact: true },
  };
};

describe('paths that are told to others', () => {
  it('are one line each, the project first', () => {
    expect(to(9).rows.map((row) => pathText(to(9), row))).toEqual([
      'shop 2.0 > web 1.0 > log4j 2.14.1',
      'shop 2.0 > org.example starter 1.0 > bridge 1.0 > log4j 2.14.1',
    ]);
  });

  it('are a table that says in its last line when it does not hold all', () => {
    const lines = (limit: number) => pathsCsv(intl, to(limit)).trim().split('\r\n');
    expect(lines(9)).toHaveLength(3);
    expect(lines(9)[1]).toBe(
      'log4j,2.14.1,pkg:maven/log4j@2.14.1,web,1.0,2,,shop 2.0 > web 1.0 > log4j 2.14.1',
    );
    expect(lines(1)).toHaveLength(3);
    expect(lines(1)[2]).toBe('Showing the shortest 1 of 2 paths.');
  });

  it('say by which words they are filtered, and do not call those the shortest', () => {
    const filtered = { ...to(9), rows: to(9).rows.slice(1), filterText: 'bridge' };
    const lines = pathsCsv(intl, filtered).trim().split('\r\n');
    expect(lines.slice(2)).toEqual(['Only the 1 of 2 listed paths that contain “bridge”.']);
    expect(documentOf(filtered)).toMatchObject({ listedPaths: 1, filter: 'bridge', isComplete: false });
  });

  it('call vulnerable only what is listed as that, and stay one line each whatever a name holds', () => {
    const head = (csv: string) => csv.split('\r\n')[0];
    expect(head(pathsCsv(intl, to(9)))).toMatch(/^\ufeff?Component,/);
    expect(pathText({ project: { ...project, name: 'a\nb' }, graph: SHOP }, to(1).rows[0]!)).toBe(
      'a b 2.0 > web 1.0 > log4j 2.14.1',
    );
  });

  it('have the number of all paths to each, where one stands for them', () => {
    const { rows } = allAtOnce(pathsToVulnerable(SHOP, allAtOnce(overviewOf(SHOP))));
    const atLeast = rows.map((row) => ({ ...row, total: { count: 7, isExact: false } }));
    const csv = pathsCsv(intl, { ...to(9), rows: atLeast, listed: atLeast.length, total: undefined });
    expect(csv).toContain('Component');
    expect(csv.trim().split('\r\n')[1]).toContain(',≥ 7,');
  });

  it('are a document that says what they are and whether they are all', () => {
    expect(documentOf(to(1))).toMatchObject({ listedPaths: 1, totalPaths: 2, isComplete: false });
    const { paths, ...head } = documentOf(to(9));
    expect(head).toEqual({ project, listedPaths: 2, totalPaths: 2, isTotalExact: true, isComplete: true });
    expect(paths[0]).toMatchObject({
      target: { uuid: 'log4j', purl: 'pkg:maven/log4j@2.14.1' },
      steps: 2,
      path: [{ uuid: 'web' }, { uuid: 'log4j' }],
    });
  });
});
