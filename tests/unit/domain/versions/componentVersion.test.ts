import { describe, expect, it } from 'vitest';
import { componentComparator, componentVersion } from '../../../../src/domain/versions/componentVersion.js';

const cpe = (version: string, update = '*') => `cpe:2.3:a:corp:vim:${version}:${update}:*:*:*:*:*:*`;

describe('the version of a component', () => {
  it.each([
    ['the field', { version: '1.0', purl: 'pkg:npm/a@2.0', cpe: cpe('3.0') }, '1.0'],
    ['the package URL without a field', { purl: 'pkg:npm/a@2.0', cpe: cpe('3.0') }, '2.0'],
    ['the CPE without the others', { version: ' ', purl: 'pkg:npm/a', cpe: cpe('3.0') }, '3.0'],
    ['nothing', { version: null, purl: 'pkg:npm/a', cpe: cpe('*') }, undefined],
    ['nothing in a CPE of no version', { cpe: cpe('-') }, undefined],
    ['a field beside what is no package URL', { version: '1.0', purl: 'epoch=3' }, '1.0'],
  ])('is that of %s', (_, facts, expected) => {
    expect(componentVersion(facts)).toBe(expected);
  });

  it('reads the identity first that an advisory is about', () => {
    const facts = { version: '1.0', purl: 'pkg:npm/a@2.0', cpe: cpe('3.0') };

    expect(componentVersion(facts, 'purl')).toBe('2.0');
    expect(componentVersion(facts, 'cpe')).toBe('3.0');
    expect(componentVersion({ version: '1.0', purl: 'pkg:npm/a' }, 'purl')).toBe('1.0');
  });

  it.each([
    ['pkg:deb/debian/a@1.0-1?epoch=2&arch=amd64', '1.0-1', '2:1.0-1'],
    ['pkg:rpm/fedora/a@1.0-1?arch=x86_64&epoch=4', '1.0-1', '4:1.0-1'],
    ['pkg:alpm/arch/a@1.0-1?epoch=1', '1.0-1', '1:1.0-1'],
    ['pkg:deb/debian/a@1.0-1?EPOCH=2', '1.0-1', '2:1.0-1'],
    ['pkg:DEB/debian/a@1.0-1?epoch=%32', '1.0-1', '2:1.0-1'],
    // It is there already, in either of both.
    ['pkg:deb/debian/a@2%3A1.0-1?epoch=2', '2:1.0-1', '2:1.0-1'],
    ['pkg:deb/debian/a@2:1.0-1?epoch=2', '1.0-1', '2:1.0-1'],
    ['pkg:rpm/fedora/a@1.0-1?epoch=2', '2:1.0-1', '2:1.0-1'],
    ['pkg:rpm/fedora/a@2:1.0-1', '1.0-1', '2:1.0-1'],
    ['pkg:rpm/fedora/a?epoch=2', '1.0-1', '2:1.0-1'],
    ['pkg:rpm/fedora/a@1.0-1?epoch=2', undefined, '2:1.0-1'],
    // The epoch in the version takes precedence, then the qualifier.
    ['pkg:deb/debian/a@3:1.0-1?epoch=2', '3:1.0-1', '3:1.0-1'],
    ['pkg:deb/debian/a@3:1.0-1?epoch=2', '1.0-1', '2:1.0-1'],
    ['pkg:deb/debian/a@0:1.0-1?epoch=2', '0:1.0-1', '0:1.0-1'],
    // None, or not one.
    ['pkg:rpm/redhat/a@3.2.5-3.el9?epoch=0', '3.2.5-3.el9', '3.2.5-3.el9'],
    ['pkg:rpm/redhat/a@1.0-1?epoch=', '1.0-1', '1.0-1'],
    ['pkg:rpm/redhat/a@1.0-1?epoch=(none)', '1.0-1', '1.0-1'],
    ['pkg:rpm/redhat/a@1.0-1?epoch=-1', '1.0-1', '1.0-1'],
    ['pkg:npm/a@1.0.0?epoch=2', '1.0.0', '1.0.0'],
    ['pkg:maven/g/a@1.0?epoch=2', '1.0', '1.0'],
  ])('with %s and %s is %s', (purl, version, expected) => {
    expect(componentVersion({ purl, version })).toBe(expected);
  });

  it.each([
    [{ cpe: cpe('2\\:9.1.1230-2') }, '2:9.1.1230-2'],
    [{ cpe: 'cpe:/a:corp:vim:2%3a9.1.1230-2' }, '2:9.1.1230-2'],
    [{ cpe: cpe('2\\:9.1.1230-2'), version: '9.1.1230-2' }, '2:9.1.1230-2'],
    [{ cpe: cpe('1.0\\~rc1') }, '1.0~rc1'],
    [{ cpe: cpe('1.0~rc1') }, '1.0~rc1'],
    [{ cpe: cpe('2.0', 'RC1') }, '2.0-rc1'],
    [{ cpe: cpe('2.0', 'beta9') }, '2.0-beta9'],
    [{ cpe: cpe('9.8', 'p1') }, '9.8'],
    [{ cpe: cpe('1.8.0', 'update402') }, '1.8.0'],
    [{ cpe: cpe('2.0', 'm3') }, '2.0-m3'],
    [{ cpe: cpe('2.0', 'b') }, '2.0'],
    [{ cpe: cpe('2.0', '-') }, '2.0'],
    [{ cpe: cpe('9.1', '*'), version: '2:9.1', purl: 'pkg:deb/debian/vim@9.1?epoch=2' }, '2:9.1'],
  ])('reads %j as %s', (facts, expected) => {
    expect(componentVersion(facts)).toBe(expected);
  });

  it('is completed with its epoch, whatever is read first', () => {
    const facts = {
      version: '9.1-2',
      purl: 'pkg:deb/debian/vim@9.1-2?epoch=2',
      cpe: cpe('9.1-2'),
    };

    expect(componentVersion(facts, 'purl')).toBe('2:9.1-2');
    expect(componentVersion(facts, 'cpe')).toBe('2:9.1-2');
  });
});

describe('the order that a component follows', () => {
  it.each([
    [{ purl: 'pkg:deb/debian/a' }, '1.0~rc1', '1.0'],
    [{ purl: 'pkg:pypi/a' }, '1.0.dev1', '1.0a1'],
    [{ purl: 'pkg:nuget/a' }, '8.0.0-rc.1', '8.0.0'],
    [{ purl: null }, '2.8.70', '2.8.123e'],
    [{ purl: 'no package URL' }, '1.0-rc1', '1.0'],
  ])('%j puts %s before %s', (facts, older, newer) => {
    expect(componentComparator(facts)(older, newer)).toBeLessThan(0);
    expect(componentComparator(facts)(newer, older)).toBeGreaterThan(0);
  });

  // PEP 440, "Version matching": the local label of a version counts only where the bound has one.
  it.each([
    ['2.0.0+cu118', '2.0.0', 0],
    ['2.0.0', '2.0.0+cu118', -1],
    ['2.0.0rc1+cpu', '2.0.0', -1],
    ['2.0.1+cpu', '2.0.0', 1],
    ['2.0.0+cpu', '2.0.0+cu118', -1],
    ['1!2.0+local', '2.0', 1],
  ])('compares %s of PyPI with %s', (left, right, order) => {
    expect(componentComparator({ purl: 'pkg:pypi/torch' })(left, right)).toBe(order);
  });
});
