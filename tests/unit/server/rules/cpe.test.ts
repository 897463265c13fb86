import { describe, expect, it } from 'vitest';
import { cpeOf, formatCpe, formatCpeUri, parseCpe } from '../../../../reference-app/server/rules/cpe.js';
import { isSameCpeProduct, relateCpeAttribute } from '../../../../reference-app/server/rules/cpeMatching.js';

describe('parseCpe', () => {
  it('reads all eleven attributes of a formatted string, in lower case', () => {
    expect(parseCpe('cpe:2.3:a:Microsoft:internet_explorer:8.0.6001:beta:*:-:sp:windows:x64:o')).toEqual({
      part: 'a',
      vendor: 'microsoft',
      product: 'internet_explorer',
      version: '8.0.6001',
      update: 'beta',
      edition: '*',
      language: '-',
      swEdition: 'sp',
      targetSw: 'windows',
      targetHw: 'x64',
      other: 'o',
    });
  });

  it('reads a CPE 2.2 URI, its missing parts meaning any', () => {
    expect(parseCpe('cpe:/a:example:old:1.0')).toEqual(
      cpeOf({ part: 'a', vendor: 'example', product: 'old', version: '1.0' }),
    );
  });

  it('unpacks the edition of a URI', () => {
    expect(parseCpe('cpe:/a:hp:insight:7.4::~~online~win2003~x64~:en')).toMatchObject({
      edition: '*',
      swEdition: 'online',
      targetSw: 'win2003',
      targetHw: 'x64',
      language: 'en',
    });
  });

  it.each([
    ['cpe:2.3:a:foo\\\\bar:big\\$money:2010:*:*:*:*:*:*:*', 'foo\\bar', 'big$money'],
    ['cpe:2.3:a:c\\+\\+:a\\:b:1:*:*:*:*:*:*:*', 'c++', 'a:b'],
    ['cpe:/a:foo%7ebar:big%24money', 'foo~bar', 'big$money'],
  ])('takes the escapes out of %s', (text, vendor, product) => {
    expect(parseCpe(text)).toMatchObject({ vendor, product });
  });

  it.each([
    '',
    'nonsense',
    'cpe:2.3:a:b',
    'cpe:2.3:x:b:c:1:*:*:*:*:*:*:*',
    'cpe:2.3:a:b c:d:1:*:*:*:*:*:*:*',
    'cpe:2.3:a::c:1:*:*:*:*:*:*:*',
    'cpe:/a:b%ZZ:c',
    'pkg:npm/a@1',
  ])('refuses %j', (text) => {
    expect(parseCpe(text)).toBeUndefined();
  });

  it.each([
    'cpe:2.3:a:foo\\\\bar:big\\$money:2010:*:*:*:*:*:*:*',
    'cpe:2.3:o:linux:linux_kernel:5.10.92:*:*:*:*:*:*:*',
    'cpe:2.3:a:c\\+\\+:a\\:b:-:*:*:*:*:*:*:*',
  ])('is undone by formatCpe: %s', (text) => {
    const cpe = parseCpe(text);
    expect(cpe && formatCpe(cpe)).toBe(text);
  });
});

// NIST IR 7696, table 6-1 and 6-2.
describe('relateCpeAttribute', () => {
  it.each([
    ['*', '*', 'EQUAL'],
    ['*', '-', 'SUPERSET'],
    ['*', 'x', 'SUPERSET'],
    ['-', '*', 'SUBSET'],
    ['-', '-', 'EQUAL'],
    ['-', 'x', 'DISJOINT'],
    ['x', 'x', 'EQUAL'],
    ['x', 'y', 'DISJOINT'],
    ['x', '-', 'DISJOINT'],
    ['x', '*', 'SUBSET'],
    ['x', 'y*', 'UNDEFINED'],
    ['8.*', '8.1', 'SUPERSET'],
    ['8.?', '8.12', 'DISJOINT'],
    ['8.*', '-', 'DISJOINT'],
  ])('relates %s to %s as %s', (source, target, relation) => {
    expect(relateCpeAttribute(source, target)).toBe(relation);
  });
});

describe('isSameCpeProduct', () => {
  const vulnerable = cpeOf({ part: 'a', vendor: 'acme', product: 'tool', targetSw: 'android' });

  it('looks at every attribute but the version', () => {
    const component = cpeOf({
      part: 'a',
      vendor: 'acme',
      product: 'tool',
      version: '7',
      targetSw: 'android',
    });
    expect(isSameCpeProduct(vulnerable, component)).toBe(true);
    expect(isSameCpeProduct(vulnerable, { ...component, targetSw: 'ios' })).toBe(false);
    expect(isSameCpeProduct(vulnerable, { ...component, part: 'o' })).toBe(false);
    expect(isSameCpeProduct(vulnerable, { ...component, targetSw: '*' })).toBe(true);
  });

  it('matches nothing that leaves its vendor or product open', () => {
    expect(isSameCpeProduct(vulnerable, cpeOf({ part: 'a', product: 'tool' }))).toBe(false);
    expect(isSameCpeProduct(vulnerable, cpeOf({ part: 'a', vendor: 'acme' }))).toBe(false);
  });
});

describe('formatCpeUri', () => {
  it.each([
    ['cpe:2.3:a:example:gamma:1.5.0:*:*:*:*:*:*:*', 'cpe:/a:example:gamma:1.5.0'],
    [
      'cpe:2.3:a:hp:insight:7.4:*:*:en:online:win2003:x64:*',
      'cpe:/a:hp:insight:7.4::~~online~win2003~x64~:en',
    ],
    ['cpe:2.3:o:microsoft:windows:-:*:*:*:*:*:*:*', 'cpe:/o:microsoft:windows:-'],
    ['cpe:2.3:a:c\\+\\+:a\\:b:1:*:*:*:*:*:*:*', 'cpe:/a:c%2b%2b:a%3ab:1'],
  ])('writes %s as %s, which reads the same', (name, uri) => {
    const cpe = parseCpe(name);

    expect(cpe && formatCpeUri(cpe)).toBe(uri);
    expect(parseCpe(uri)).toEqual(cpe);
  });
});
