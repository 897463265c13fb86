import { describe, expect, it } from 'vitest';
import { changed } from '../../../../../src/frames/list/listValue.js';
import {
  formatProjectListValue,
  parseProjectListValue,
  projectListCodec,
  rememberedProjectListValue,
  type ProjectListValue,
} from '../../../../../src/widgets/portfolio/ProjectList/projectListValue.js';

describe('the view of a project list in an address', () => {
  it.each<[string, ProjectListValue]>([
    ['sort=name', {}],
    ['searchText=shop&sort=name', { searchText: 'shop' }],
    ['tag=team-a%2Fb&sort=name', { tag: 'team-a/b' }],
    ['classifier=CONTAINER&sort=name', { classifier: 'CONTAINER' }],
    ['tag=pci&classifier=LIBRARY&sort=name', { tag: 'pci', classifier: 'LIBRARY' }],
    ['layout=flat&inactive=true&sort=name', { layout: 'flat', showsInactive: true }],
    ['sort=name&order=desc', { sortBy: 'name', sortOrder: 'desc' }],
    ['sort=version', { sortBy: 'version', sortOrder: 'asc' }],
    [
      'page=3&size=50&sort=lastBomImport&order=desc',
      { pageNumber: 3, pageSize: 50, sortBy: 'lastBomImport', sortOrder: 'desc' },
    ],
    ['searchText=%D7%A9%D7%9C%D7%95%D7%9D&sort=name', { searchText: 'שלום' }],
    [
      'searchText=%3Cimg+src%3Dx+onerror%3Dalert%281%29%3E&sort=name',
      { searchText: '<img src=x onerror=alert(1)>' },
    ],
  ])('reads and writes "%s" as the same view', (text, value) => {
    expect(parseProjectListValue(new URLSearchParams(text))).toEqual(value);
    expect(formatProjectListValue(value).toString()).toBe(text);
  });

  it.each([
    ['', {}],
    ['searchText=shop', { searchText: 'shop' }],
    ['page=0', {}],
    ['page=-2', {}],
    ['page=1e99', {}],
    ['size=0', {}],
    ['size=101', {}],
    ['size=ten', {}],
    ['sort=metrics.critical', {}],
    ['order=desc', {}],
    ['layout=spiral&inactive=perhaps', {}],
    ['searchText=+++', {}],
  ])('takes "%s" as what makes sense of it', (text, value) => {
    expect(parseProjectListValue(new URLSearchParams(text))).toEqual(value);
  });

  it('starts at the first page again when what is listed changes', () => {
    const value: ProjectListValue = { searchText: 'a', pageNumber: 4, sortBy: 'version', sortOrder: 'asc' };

    expect(changed(value, { searchText: 'ab' })).toEqual({
      searchText: 'ab',
      sortBy: 'version',
      sortOrder: 'asc',
    });
    expect(changed(value, { pageNumber: 5 })).toEqual({ ...value, pageNumber: 5 });
    expect(changed(value, { searchText: '' })).toEqual({ sortBy: 'version', sortOrder: 'asc' });
  });

  it.each<[ProjectListValue, boolean]>([
    [{}, false],
    [{ showsInactive: true, layout: 'tree' }, false],
    [{ searchText: 'a' }, true],
    [{ tag: 'a' }, true],
    [{ classifier: 'FILE' }, true],
  ])('says of %j whether it is filtered', (value, answer) => {
    expect(projectListCodec.isFiltered(value)).toBe(answer);
  });
});

describe('what is remembered of a project list', () => {
  const existing: Record<string, string> = {
    ProjectListShowInactiveProjects: 'true',
    ProjectListShowFlatView: 'true',
    ProjectListPageSize: '10',
    ProjectListSortName: 'lastBomImport',
    ProjectListSortOrder: 'desc',
  };
  const of = (kept: Record<string, string>) => rememberedProjectListValue({ get: (key) => kept[key] });
  const remembered: ProjectListValue = {
    layout: 'flat',
    showsInactive: true,
    pageSize: 10,
    sortBy: 'lastBomImport',
    sortOrder: 'desc',
  };

  it('is read under the names of the existing console', () => {
    expect(of(existing)).toEqual(remembered);
  });

  it('is not believed where it makes no sense', () => {
    expect(
      of({
        ProjectListShowInactiveProjects: 'false',
        ProjectListShowFlatView: 'maybe',
        ProjectListPageSize: '-1',
        ProjectListSortName: 'metrics',
        ProjectListSortOrder: 'desc',
      }),
    ).toEqual({});
  });

  it.each<[string, ProjectListValue]>([
    ['', remembered],
    ['tag=pci', { ...remembered, tag: 'pci' }],
    ['inactive=false', { ...remembered, showsInactive: false }],
    ['page=2&size=50', { ...remembered, pageNumber: 2, pageSize: 50 }],
    ['sort=name', {}],
    ['tag=pci&layout=flat&sort=version', { tag: 'pci', layout: 'flat', sortBy: 'version', sortOrder: 'asc' }],
  ])('fills in what the address "%s" leaves open', (text, value) => {
    expect(parseProjectListValue(new URLSearchParams(text), remembered)).toEqual(value);
  });

  it('has no say once it stands in an address', () => {
    const opened = formatProjectListValue(parseProjectListValue(new URLSearchParams(), remembered));

    expect(parseProjectListValue(opened, {})).toEqual(remembered);
    expect(parseProjectListValue(opened, { sortBy: 'active', showsInactive: false })).toEqual(remembered);
    expect(parseProjectListValue(formatProjectListValue({}), remembered)).toEqual({});
  });
});
