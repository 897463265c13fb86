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

const aPackage = (purl: string, parts: Partial<ComponentIdentity> = {}) =>
  anIdentity({ purl, purlCoordinates: purl.replace(/\?.*/, ''), version: null, ...parts });

it.each([
  [
    'an epoch that moves into a qualifier',
    'pkg:deb/debian/vim@2:9.1-1?arch=amd64',
    'pkg:deb/debian/vim@9.1-1?arch=amd64&epoch=2',
  ],
  ['epoch 0', 'pkg:rpm/fedora/vim@0:9.1-1', 'pkg:rpm/fedora/vim@9.1-1'],
  ['the v of Go', 'pkg:golang/x.org/z@v1.0.0', 'pkg:golang/x.org/z@1.0.0'],
  ['the case of a label of NuGet', 'pkg:nuget/A@1.0-Beta', 'pkg:nuget/a@1.0-beta'],
])('takes %s for another spelling of the version', (_, stored, wanted) => {
  expect(matchComponents([aPackage(wanted)], [aPackage(stored)])).toEqual([0]);
});

it.each([
  ['another epoch', 'pkg:rpm/fedora/vim@9.1-1?epoch=1', 'pkg:rpm/fedora/vim@9.1-1?epoch=2', '9.1-1'],
  ['a package of another type', 'pkg:npm/foo@1.0.0', 'pkg:pypi/foo@1.0.0', '1.0.0'],
  ['another namespace', 'pkg:npm/%40a/foo@1.0.0', 'pkg:npm/%40b/foo@1.0.0', '1.0.0'],
  ['another build', 'pkg:npm/foo@1.0.0+a', 'pkg:npm/foo@1.0.0+b', null],
])('does not take %s for the same, whatever the name', (_, stored, wanted, version) => {
  expect(matchComponents([aPackage(wanted, { version })], [aPackage(stored, { version })])).toEqual([
    undefined,
  ]);
});

it.each([
  ['the stored one', aPackage('pkg:npm/part@1', { version: '1' }), anIdentity({})],
  ['the new one', anIdentity({}), aPackage('pkg:npm/part@1', { version: '1' })],
])('recognises by group, name and version where %s has no package URL', (_, wanted, stored) => {
  expect(matchComponents([wanted], [stored])).toEqual([0]);
});

it.each([
  ['letter case', 'cpe:2.3:a:ACME:Part:1:*:*:*:*:*:*:*'],
  ['form', 'cpe:/a:acme:part:1'],
])('recognises a CPE in another %s', (_, cpe) => {
  const stored = anIdentity({ cpe: 'cpe:2.3:a:acme:part:1:*:*:*:*:*:*:*', name: 'other' });

  expect(matchComponents([anIdentity({ cpe })], [stored])).toEqual([0]);
});
