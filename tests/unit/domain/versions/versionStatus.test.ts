import { expect, it } from 'vitest';
import { versionStatus } from '../../../../src/domain/versions/versionStatus.js';

it.each([
  ['4.17.15', '4.17.21', 'outdated'],
  ['4.17.21', '4.17.21', 'upToDate'],
  ['v1.0.0', '1.0.0', 'upToDate'],
  ['3.0.0', '2.9.0', 'ahead'],
  ['3.0.0-rc1', '3.0.0', 'outdated'],
  [undefined, '1.0.0', undefined],
  ['1.0.0', undefined, undefined],
] as const)('says of %s beside %s: %s', (version, latest, status) => {
  expect(versionStatus({ version }, latest)).toBe(status);
});

it.each([
  ['pkg:maven/g/a@1.0.0.Final', '1.0.0.Final', '1.0', 'upToDate'],
  ['pkg:maven/g/a@1.0-SNAPSHOT', '1.0-SNAPSHOT', '1.0', 'outdated'],
  ['pkg:pypi/a@1.0.post1', '1.0.post1', '1.0', 'ahead'],
  ['pkg:nuget/a@8.0.0-rc.1', '8.0.0-rc.1', '8.0.0', 'outdated'],
  ['pkg:golang/ex.org/a@v2.0.0%2Bincompatible', 'v2.0.0+incompatible', '2.0.0', 'upToDate'],
  ['pkg:deb/debian/a@1.0-1?epoch=2', '1.0-1', '1:9.0-1', 'ahead'],
  ['pkg:deb/debian/a@1.0~rc1-1', '1.0~rc1-1', '1.0-1', 'outdated'],
  ['pkg:npm/a@1.0.0', undefined, '1.0.1', 'outdated'],
  ['pkg:github/a/b@v1.2.0', 'v1.2.0', '1.10.0', 'outdated'],
  ['pkg:github/a/b', 'fa5c0de', 'fa5c0de000000000000000000000000000000000', 'upToDate'],
  ['pkg:github/a/b', 'fa5c0de1', '0a5c0de000000000000000000000000000000000', 'outdated'],
] as const)('follows the ecosystem of %s with version %s beside %s: %s', (purl, version, latest, status) => {
  expect(versionStatus({ version, purl }, latest)).toBe(status);
});
