import { describe, expect, it } from 'vitest';
import {
  changed,
  formatProjectListValue,
  isFiltered,
  parseProjectListValue,
  type ProjectListValue,
} from '../../../../src/widgets/ProjectList/projectListValue.js';

describe('the view of a project list in an address', () => {
  it.each<[string, ProjectListValue]>([
    ['', {}],
    ['searchText=shop', { searchText: 'shop' }],
    ['tag=team-a%2Fb', { tag: 'team-a/b' }],
    ['classifier=CONTAINER', { classifier: 'CONTAINER' }],
    ['tag=pci&classifier=LIBRARY', { tag: 'pci', classifier: 'LIBRARY' }],
    ['layout=flat&inactive=true', { layout: 'flat', showsInactive: true }],
    ['page=3&sort=lastBomImport&order=desc', { pageNumber: 3, sortBy: 'lastBomImport', sortOrder: 'desc' }],
    ['searchText=%D7%A9%D7%9C%D7%95%D7%9D', { searchText: 'שלום' }],
    ['searchText=%3Cimg+src%3Dx+onerror%3Dalert%281%29%3E', { searchText: '<img src=x onerror=alert(1)>' }],
  ])('reads and writes "%s" as the same view', (text, value) => {
    expect(parseProjectListValue(new URLSearchParams(text))).toEqual(value);
    expect(formatProjectListValue(value).toString()).toBe(text);
  });

  it.each([
    ['page=0', {}],
    ['page=-2', {}],
    ['page=1e99', {}],
    ['sort=metrics.critical', {}],
    ['order=desc', {}],
    ['layout=spiral&inactive=perhaps', {}],
    ['searchText=+++', {}],
    ['sort=name', { sortBy: 'name', sortOrder: 'asc' }],
  ])('takes "%s" as what makes sense of it', (text, value) => {
    expect(parseProjectListValue(new URLSearchParams(text))).toEqual(value);
  });

  it('starts at the first page again when what is listed changes', () => {
    const value: ProjectListValue = { searchText: 'a', pageNumber: 4, sortBy: 'name', sortOrder: 'asc' };

    expect(changed(value, { searchText: 'ab' })).toEqual({
      searchText: 'ab',
      sortBy: 'name',
      sortOrder: 'asc',
    });
    expect(changed(value, { pageNumber: 5 })).toEqual({ ...value, pageNumber: 5 });
    expect(changed(value, { searchText: '' })).toEqual({ sortBy: 'name', sortOrder: 'asc' });
  });

  it.each<[ProjectListValue, boolean]>([
    [{}, false],
    [{ showsInactive: true, layout: 'tree' }, false],
    [{ searchText: 'a' }, true],
    [{ tag: 'a' }, true],
    [{ classifier: 'FILE' }, true],
  ])('says of %j whether it is filtered', (value, answer) => {
    expect(isFiltered(value)).toBe(answer);
  });
});
