import { describe, expect, it } from 'vitest';
import { criteriaOfHash, criteriaOfText, criteriaProblem } from '../../../src/domain/componentCriteria.js';

describe('criteriaProblem', () => {
  it.each([
    ['purl', 'pkg:npm/lodash', undefined],
    ['purl', ' pkg:npm/lodash@4.17.21 ', undefined],
    ['purl', '', undefined],
    ['purl', 'lodash', 'purl'],
    ['purl', 'pkg:npm', 'purl'],
    ['cpe', 'apache:log4j', undefined],
    ['cpe', 'cpe:2.3:a:apache:log4j', undefined],
    ['cpe', 'cpe:/a:apache:log4j:2.14', undefined],
    ['cpe', 'cpe:2.3:a:apache:log4j:2.14.1:*:*:*:*:*:*:*', undefined],
    ['cpe', 'cpe:2.3:x:apache:log4j:2.14.1:*:*:*:*:*:*:*', 'cpe'],
    ['cpe', 'cpe:2.3:a:apache:log4j:2.14.1:*:*:*:*:*:*:*:*', 'cpe'],
    ['hash', 'ABCdef0123', undefined],
    ['hash', 'xyz', 'hash'],
    ['name', 'a'.repeat(256), 'tooLong'],
    ['version', '1\u0000', 'controlCharacter'],
  ] as const)('says of %s %j: %s', (field, text, code) => {
    expect(criteriaProblem(field, text)?.code).toBe(code);
  });
});

describe('criteriaOfText', () => {
  it.each([
    ['log4j-core', { name: 'log4j-core' }],
    ['log4j-core 2.14', { name: 'log4j-core', version: '2.14' }],
    ['log4j-core@v2.14.1', { name: 'log4j-core', version: '2.14.1' }],
    [
      'org.apache.logging.log4j:log4j-core:2.14.1',
      { group: 'org.apache.logging.log4j', name: 'log4j-core', version: '2.14.1' },
    ],
    ['@angular/core@17.0.0', { group: '@angular', name: 'core', version: '17.0.0' }],
    ['github.com/gorilla/mux', { group: 'github.com/gorilla', name: 'mux' }],
    ['pkg:npm/%40angular/core@17', { purl: 'pkg:npm/%40angular/core@17' }],
    ['Microsoft Visual C++', { name: 'Microsoft Visual C++' }],
    ['@angular', { name: '@angular' }],
    ['web:', { name: 'web:' }],
  ])('reads %j', (text, criteria) => {
    expect(criteriaOfText(text)).toEqual(criteria);
  });
});

describe('criteriaOfHash', () => {
  it.each([
    [
      '#/search/COORDINATES/group=org.acme/name=web%2Fshop/version=1.0',
      { group: 'org.acme', name: 'web/shop', version: '1.0' },
    ],
    ['#/search/coordinates/group=/name=web/version=', { name: 'web' }],
    ['#/search/PACKAGE_URL/pkg%3Anpm%2F%2540scope%2Fweb', { purl: 'pkg:npm/%40scope/web' }],
    ['#/search/PACKAGE_URL/pkg:npm/web@1.0', { purl: 'pkg:npm/web@1.0' }],
    ['#/search/Cpe/cpe%3A%2Fa%3Aacme', { cpe: 'cpe:/a:acme' }],
    ['#/search/SWID_TAGID/swid-1', { swidTagId: 'swid-1' }],
    ['#/search/HASH/abc', { hash: 'abc' }],
    ['#/search/HASH/100%', { hash: '100%' }],
    ['#/search/COLOUR/red', undefined],
    ['#top', undefined],
    ['', undefined],
  ])('reads %s', (hash, criteria) => {
    expect(criteriaOfHash(hash)).toEqual(criteria);
  });
});
