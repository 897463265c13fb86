import { expect, it } from 'vitest';

import { matchComponents } from '../../../../reference-app/server/rules/componentIdentity.js';
import type { ComponentIdentity } from '../../../../reference-app/server/rules/componentIdentity.js';

const anIdentity = (parts: Partial<ComponentIdentity>): ComponentIdentity => ({
  purl: null,
  purlCoordinates: null,
  swidTagId: null,
  cpe: null,
  groupName: null,
  name: 'part',
  version: '1',
  ...parts,
});

it.each([
  ['purl', { purl: 'pkg:npm/a@1?x=1', name: 'other' }],
  ['purl without qualifiers', { purlCoordinates: 'pkg:npm/a@1', name: 'other' }],
  ['SWID tag', { swidTagId: 's', name: 'other' }],
  ['CPE', { cpe: 'cpe:/a:b:c', name: 'other' }],
])('recognises a component by its %s alone', (_, shared) => {
  const stored = [anIdentity({ name: 'unrelated' }), anIdentity({ ...shared, name: 'stored' })];

  expect(matchComponents([anIdentity(shared)], stored)).toEqual([1]);
});

it('recognises a component by group, name and version when all three agree', () => {
  const stored = [anIdentity({ groupName: 'g', version: '2' }), anIdentity({ groupName: 'g' })];

  expect(matchComponents([anIdentity({ groupName: 'g' })], stored)).toEqual([1]);
});

it('takes another version for another component', () => {
  expect(matchComponents([anIdentity({ version: '2' })], [anIdentity({ version: '1' })])).toEqual([
    undefined,
  ]);
});

it('gives each of two look-alikes the stored one that agrees in everything', () => {
  const arm = anIdentity({ purl: 'pkg:deb/a@1?arch=arm', purlCoordinates: 'pkg:deb/a@1' });
  const intel = anIdentity({ purl: 'pkg:deb/a@1?arch=intel', purlCoordinates: 'pkg:deb/a@1' });

  expect(matchComponents([intel, arm], [arm, intel])).toEqual([1, 0]);
});

it('gives no stored component away twice', () => {
  expect(matchComponents([anIdentity({}), anIdentity({})], [anIdentity({})])).toEqual([0, undefined]);
});
