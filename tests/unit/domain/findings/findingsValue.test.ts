import { describe, expect, it } from 'vitest';
import {
  DEFAULT_FINDINGS_VALUE,
  formatFindingsValue,
  isFiltered,
  parseFindingsValue,
  withFilter,
  type ProjectFindingsValue,
} from '../../../../src/domain/findings/findingsValue.js';

const parse = (query: string) => parseFindingsValue(new URLSearchParams(query));

describe('formatFindingsValue and parseFindingsValue', () => {
  it('writes nothing for what is so by default', () => {
    expect(formatFindingsValue(DEFAULT_FINDINGS_VALUE).toString()).toBe('');
    expect(parse('')).toEqual(DEFAULT_FINDINGS_VALUE);
  });

  it.each<Partial<ProjectFindingsValue>>([
    { search: 'log4j, 100% 😀 <img>' },
    { filters: { severity: ['CRITICAL', 'HIGH'], source: ['NVD', 'a,b%2C'], epss: ['unknown'] } },
    { filters: { analysis: ['NOT_SET', 'SOMETHING_NEW'] } },
    { suppression: 'only', isGrouped: false },
    {
      sort: [
        { id: 'component', isDescending: false },
        { id: 'attributed', isDescending: true },
      ],
    },
    { sort: [] },
  ])('reads back %j', (own) => {
    const value = { ...DEFAULT_FINDINGS_VALUE, ...own };

    expect(parse(formatFindingsValue(value).toString())).toEqual(value);
  });

  it.each([
    ['severity=TERRIBLE&epss=x&suppressed=maybe&rows=some', {}],
    ['severity=HIGH,TERRIBLE,HIGH', { filters: { severity: ['HIGH'] } }],
    ['sort=nothing', {}],
    [
      'sort=-epss,-epss,foo,cvss',
      {
        sort: [
          { id: 'epss', isDescending: true },
          { id: 'cvss', isDescending: false },
        ],
      },
    ],
    ['unknown=1&severity=', {}],
    ['analysis=<img>', {}],
  ])('passes over what it does not know in %s', (query, own) => {
    expect(parse(query)).toEqual({ ...DEFAULT_FINDINGS_VALUE, ...own });
  });

  it('cuts what is too long for anybody to have typed', () => {
    expect(parse(`search=${'x'.repeat(5_000)}`).search).toHaveLength(1_000);
  });
});

describe('isFiltered', () => {
  it('does not count that dismissed findings are hidden', () => {
    expect(isFiltered(DEFAULT_FINDINGS_VALUE)).toBe(false);
    expect(isFiltered({ ...DEFAULT_FINDINGS_VALUE, suppression: 'only' })).toBe(true);
    expect(isFiltered(withFilter(DEFAULT_FINDINGS_VALUE, 'severity', ['LOW']))).toBe(true);
    expect(isFiltered(withFilter(DEFAULT_FINDINGS_VALUE, 'severity', []))).toBe(false);
  });
});
