import { expect, it } from 'vitest';
import type { Project } from '../../../../../src/schema/project.js';
import { comparisonOf } from '../../../../../src/widgets/portfolio/ProjectList/bulk/comparisonOf.js';

const project = (uuid: string, rest: Partial<Project> = {}): Project => ({ uuid, name: 'shop', ...rest });
const sides = (...projects: Project[]) => {
  const target = comparisonOf(projects);
  return target?.to === 'comparison' ? [target.projectId, target.withProject] : undefined;
};

it('compares the newer version with the older one, by their numbers', () => {
  const [old, next] = [
    project('old', { version: '1.9', lastBomImport: 2 }),
    project('next', { version: '1.10', lastBomImport: 1 }),
  ];
  expect(sides(old, next)).toEqual(['next', 'old']);
  expect(sides(next, old)).toEqual(['next', 'old']);
});

it('compares different projects by their last BOM import', () => {
  const [one, other] = [
    project('one', { version: '9', lastBomImport: 1 }),
    project('other', { name: 'api', version: '1', lastBomImport: 2 }),
  ];
  expect(sides(one, other)).toEqual(['other', 'one']);
  expect(sides(other, one)).toEqual(['other', 'one']);
});

it('compares exactly two projects that have content of their own', () => {
  const [a, b, c] = [project('a', { version: '3' }), project('b', { version: '2' }), project('c')];
  expect(sides(a, b)).toEqual(['a', 'b']);
  expect(sides(a)).toBeUndefined();
  expect(sides(a, b, c)).toBeUndefined();
  const collection = project('d', { collectionLogic: 'AGGREGATE_DIRECT_CHILDREN' });
  expect(sides(a, collection)).toBeUndefined();
  const parent = project('e', { version: '1', children: [{ uuid: 'x', name: 'x' }] });
  expect(sides(a, parent)).toBeUndefined();
  expect(sides(a, { ...parent, lastBomImport: 1 })).toEqual(['a', 'e']);
});
