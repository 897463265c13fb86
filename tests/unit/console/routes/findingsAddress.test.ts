import { describe, expect, it } from 'vitest';
import { DEFAULT_FINDINGS_VALUE } from 'bomdeck/ProjectFindings';
import { findingsCodec, placeAfter } from '../../../../reference-app/console/routes/findingsAddress.js';

const kept = new Map<string, string>();
const codec = findingsCodec('p1', { get: (key) => kept.get(key), set: () => {} });

const addressOf = (place: Parameters<typeof codec.format>[0]) => {
  const { pathname, query } = codec.format(place);
  return `${pathname}?${query}`;
};
const placeOf = (address: string) => {
  const { pathname, search } = new URL(address, 'https://console.example');
  return codec.parse({ pathname, search, hash: '' });
};

describe('the address of the findings tab', () => {
  it.each([
    '/projects/p1/findings?sort=-severity',
    '/projects/p1/findings?search=v+c&suppressed=shown&sort=-severity',
    '/projects/p1/findings?severity=HIGH&suppressed=only&rows=all&sort=epss',
    '/projects/p1/findings/CVE-2021-44228?sort=-severity',
    '/projects/p1/findings/c1/v1?rows=all&sort=none',
    '/projects/p1/findings/GHSA%2F1%25?sort=-severity',
  ])('is read and written as the same: %s', (address) => {
    expect(addressOf(placeOf(address))).toBe(address);
  });

  it.each([
    ['/projects/p1/findings', '/projects/p1/findings?suppressed=shown&rows=all&sort=component'],
    [
      '/projects/p1/findings?severity=LOW',
      '/projects/p1/findings?severity=LOW&suppressed=shown&rows=all&sort=component',
    ],
    ['/projects/p1/findings/CVE-1', '/projects/p1/findings/CVE-1?rows=all&sort=component'],
    ['/projects/p1/Findings?sort=-epss', '/projects/p1/findings?sort=-epss'],
    [
      '/projects/p1/findings/CVE-1?search=else&suppressed=only&sort=-epss',
      '/projects/p1/findings/CVE-1?sort=-epss',
    ],
  ])('%s is completed to %s by what is remembered', (opened, completed) => {
    kept.set('ProjectFindingsShowSuppressedFindings', 'true').set('ProjectFindingsGrouped', 'false');
    kept.set('ProjectFindingsSortName', 'component.name');

    const address = addressOf(placeOf(opened));

    kept.clear();
    expect(address).toBe(completed);
    expect(addressOf(placeOf(address))).toBe(completed);
  });

  it('leads to a finding until others are listed', () => {
    const place = placeOf('/projects/p1/findings/c1/v1?sort=-severity');
    expect(place).toMatchObject({
      value: { search: 'v1 c1', suppression: 'shown' },
      focus: { vulnerability: 'v1', componentId: 'c1' },
    });

    const sorted = placeAfter(place, { ...place.value, sort: [] });
    expect(addressOf(sorted)).toBe('/projects/p1/findings/c1/v1?sort=none');
    expect(sorted.focus).toBe(place.focus);
    expect(addressOf(placeAfter(place, { ...place.value, search: '' }))).toBe(
      '/projects/p1/findings?suppressed=shown&sort=-severity',
    );
    expect(addressOf(placeAfter(place, DEFAULT_FINDINGS_VALUE))).toBe('/projects/p1/findings?sort=-severity');
  });
});
