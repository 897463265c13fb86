import { describe, expect, it } from 'vitest';
import { entryAt } from '../../../../reference-app/console/shell/navigation.js';

describe('the entry of the navigation that a page belongs to', () => {
  it.each([
    ['/projects', '/projects'],
    ['/projects/p/findings', '/projects'],
    ['/policy', '/policy'],
    ['/policy/licenseGroups', '/policy/licenseGroups'],
    ['/projectsOfOthers', undefined],
  ])('of %s is %s', (pathname, to) => {
    expect(entryAt(pathname)).toBe(to);
  });
});
