import { describe, expect, it } from 'vitest';
import {
  formatProjectComponentsValue,
  parseProjectComponentsValue,
  rememberedProjectComponentsValue,
  type ProjectComponentsValue,
} from '../../../../../src/widgets/project/ProjectComponents/projectComponentsValue.js';

const parse = (text: string, remembered?: ProjectComponentsValue) =>
  parseProjectComponentsValue(new URLSearchParams(text), remembered);

describe('the view of a list of components in an address', () => {
  it.each<[string, ProjectComponentsValue]>([
    ['sort=name', {}],
    [
      'searchText=a%26b&outdated=true&direct=true&sort=name',
      { searchText: 'a&b', onlyOutdated: true, onlyDirect: true },
    ],
    [
      'page=2&size=100&sort=lastInheritedRiskScore&order=desc',
      { pageNumber: 2, pageSize: 100, sortBy: 'lastInheritedRiskScore', sortOrder: 'desc' },
    ],
  ])('reads and writes "%s" as the same view', (text, value) => {
    expect(parse(text)).toEqual(value);
    expect(formatProjectComponentsValue(value).toString()).toBe(text);
  });

  it('fills in what was chosen under the names of the existing console, where the address leaves it open', () => {
    const kept: Record<string, string> = {
      ProjectComponentsPageSize: '50',
      ProjectComponentsSortName: 'group',
      ProjectComponentsSortOrder: 'desc',
    };
    const remembered = rememberedProjectComponentsValue({ get: (key) => kept[key] });

    expect(remembered).toEqual({ pageSize: 50, sortBy: 'group', sortOrder: 'desc' });
    expect(parse('direct=true', remembered)).toEqual({ ...remembered, onlyDirect: true });
    expect(parse('direct=true&sort=name', remembered)).toEqual({ onlyDirect: true });
  });

  it('passes over what makes no sense', () => {
    expect(parse('outdated=perhaps&direct=1&sort=license&page=-1&size=1000')).toEqual({});
  });
});
