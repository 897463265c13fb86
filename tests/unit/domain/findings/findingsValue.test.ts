import { describe, expect, it } from 'vitest';
import {
  DEFAULT_FINDINGS_VALUE,
  formatFindingsValue,
  isFiltered,
  parseFindingsValue,
  withFilter,
  type ProjectFindingsValue,
} from '../../../../src/domain/findings/findingsValue.js';

const REMEMBERED: ProjectFindingsValue = {
  ...DEFAULT_FINDINGS_VALUE,
  suppression: 'shown',
  isGrouped: false,
  sort: [{ id: 'component', isDescending: false }],
};

const parse = (query: string) => parseFindingsValue(new URLSearchParams(query));

describe('formatFindingsValue and parseFindingsValue', () => {
  it('writes nothing but the order for what is so by default', () => {
    expect(formatFindingsValue(DEFAULT_FINDINGS_VALUE).toString()).toBe('sort=-severity');
    expect(parse('sort=-severity')).toEqual(DEFAULT_FINDINGS_VALUE);
    expect(parse('')).toEqual(DEFAULT_FINDINGS_VALUE);
  });

  it.each<[string, Partial<ProjectFindingsValue>]>([
    ['', {}],
    ['severity=HIGH', { filters: { severity: ['HIGH'] } }],
    ['suppressed=hidden&rows=grouped', { suppression: 'hidden', isGrouped: true }],
    ['suppressed=maybe&rows=some', {}],
    ['suppressed=only', { suppression: 'only' }],
  ])('fills in what "%s" leaves open from what is remembered', (query, own) => {
    expect(parseFindingsValue(new URLSearchParams(query), REMEMBERED)).toEqual({ ...REMEMBERED, ...own });
  });

  it.each<[string, Partial<ProjectFindingsValue>]>([
    ['sort=-severity', {}],
    ['rows=all&sort=none', { isGrouped: false, sort: [] }],
    ['severity=HIGH&sort=what', { filters: { severity: ['HIGH'] } }],
  ])('does not look at what is remembered for "%s", which names an order', (query, own) => {
    const value = parseFindingsValue(new URLSearchParams(query), REMEMBERED);

    expect(value).toEqual({ ...DEFAULT_FINDINGS_VALUE, ...own });
  });

  it.each<Partial<ProjectFindingsValue>>([
    { search: 'log4j, 100% 😀 <img>' },
    { filters: { severity: ['CRITICAL', 'HIGH'], source: ['NVD', 'a,b%2C'], epss: ['unknown'] } },
    { filters: { epss: ['0.125', 'unknown'] } },
    { filters: { analysis: ['NOT_SET', 'SOMETHING_NEW'] } },
    { filters: { analysis: ['RESOLVED', 'FALSE_POSITIVE'], severity: ['LOW'] }, excludes: ['analysis'] },
    { filters: { ecosystem: ['-odd', 'npm'], analyzer: ['-odd'] }, excludes: ['analyzer'] },
    { suppression: 'only', isGrouped: false },
    { openFinding: 'project:component:vulnerability' },
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
    ['analysis=-&severity=-TERRIBLE', {}],
    ['analysis=-RESOLVED,<img>', { filters: { analysis: ['RESOLVED'] }, excludes: ['analysis' as const] }],
  ])('passes over what it does not know in %s', (query, own) => {
    expect(parse(query)).toEqual({ ...DEFAULT_FINDINGS_VALUE, ...own });
  });

  it('cuts what is too long for anybody to have typed', () => {
    expect(parse(`search=${'x'.repeat(5_000)}`).search).toHaveLength(1_000);
  });
});

describe('withFilter', () => {
  const base = { ...DEFAULT_FINDINGS_VALUE, filters: { analysis: ['RESOLVED'] } };
  const opposite = { ...base, excludes: ['analysis' as const] };

  it('turns a facet into its opposite and back', () => {
    expect(withFilter(base, 'analysis', ['RESOLVED'], true)).toEqual(opposite);
    expect(withFilter(opposite, 'analysis', ['RESOLVED'], false)).toEqual(base);
  });

  it('keeps excluding while values change, and forgets it with the last one', () => {
    expect(withFilter(opposite, 'analysis', ['RESOLVED', 'NOT_SET'])).toMatchObject({
      filters: { analysis: ['RESOLVED', 'NOT_SET'] },
      excludes: ['analysis'],
    });
    expect(withFilter(opposite, 'analysis', [])).toEqual(DEFAULT_FINDINGS_VALUE);
    expect(withFilter(opposite, 'severity', ['LOW']).excludes).toEqual(['analysis']);
  });

  it('reads addresses from before facets could be excluded as they were', () => {
    expect(parse('analysis=RESOLVED,NOT_SET&source=NVD')).toEqual({
      ...DEFAULT_FINDINGS_VALUE,
      filters: { analysis: ['RESOLVED', 'NOT_SET'], source: ['NVD'] },
    });
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
