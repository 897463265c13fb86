import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import {
  expressionInName,
  isExceptionId,
  knownLicense,
  licenseFinder,
} from '../../../src/domain/knownLicense.js';
import { parseLicenseExpression } from '../../../src/domain/licenseExpression.js';

const spdx = JSON.parse(
  readFileSync(new URL('../../../reference-app/server/seed/data/licenses.json', import.meta.url), 'utf8'),
) as { licenseId: string; isException?: boolean }[];

const find = licenseFinder(spdx.map(({ licenseId }) => [licenseId, licenseId] as const));

const known = (text: string) => {
  const term = parseLicenseExpression(text);
  return term?.kind === 'license' ? knownLicense(term, find) : undefined;
};

describe('a license of an expression', () => {
  it.each([
    ['Apache-2.0 WITH LLVM-exception', 'Apache-2.0'],
    ['GPL-3.0-only WITH GCC-exception-3.1', 'GPL-3.0-only'],
    ['GPL-2.0-or-later WITH Autoconf-exception-2.0', 'GPL-2.0-or-later'],
    ['LGPL-3.0-only WITH LGPL-3.0-linking-exception', 'LGPL-3.0-only'],
    ['LGPL-2.1-only WITH Qt-LGPL-exception-1.1', 'LGPL-2.1-only'],
    ['GPL-2.0-only WITH Linux-syscall-note', 'GPL-2.0-only'],
    ['GPL-2.0+ WITH Classpath-exception-2.0', 'GPL-2.0-or-later'],
    ['Apache-2.0+ WITH LLVM-exception', 'Apache-2.0'],
    ['apache-2.0 with llvm-EXCEPTION', 'Apache-2.0'],
    ['(Apache-2.0 WITH LLVM-exception)', 'Apache-2.0'],
    ['GPL-2.0 WITH classpath-exception', 'GPL-2.0-with-classpath-exception'],
    ['mit', 'MIT'],
    ['Apache-2.0+', 'Apache-2.0'],
    ['GPL-2.0+', 'GPL-2.0-or-later'],
  ])('%j is known as %s', (text, id) => {
    expect(known(text)).toMatchObject({ isResolved: true });
    expect(known(text)?.keys[0]).toBe(id);
  });

  it.each([
    'Apache-2.0 WITH Unheard-of-exception',
    'Unheard-Of WITH LLVM-exception',
    // A license is no exception.
    'Apache-2.0 WITH MIT',
    'MIT WITH GPL-2.0-with-classpath-exception',
    'MIT WITH AdditionRef-own',
    'Unheard-Of',
    'LicenseRef-own',
  ])('%j is not known', (text) => {
    expect(known(text)).toMatchObject({ isResolved: false });
  });

  it('says which license an unknown exception is said to relax', () => {
    expect(known('Apache-2.0 WITH Unheard-of-exception')?.keys).toEqual(['Apache-2.0']);
  });
});

describe('spellings of one license', () => {
  it.each([
    ['GPL-2.0+', ['GPL-2.0-or-later', 'GPL-2.0+'], ['GPL-2.0', 'GPL-2.0-only']],
    ['GPL-2.0-or-later', ['GPL-2.0-or-later', 'GPL-2.0+'], ['GPL-2.0', 'GPL-2.0-only']],
    ['LGPL-2.1-only', ['LGPL-2.1-only', 'LGPL-2.1'], []],
    ['AGPL-3.0', ['AGPL-3.0', 'AGPL-3.0-only'], []],
    ['GFDL-1.3-or-later', ['GFDL-1.3-or-later'], ['GFDL-1.3', 'GFDL-1.3-only']],
    ['Apache-2.0+', ['Apache-2.0'], []],
    ['Apache-2.0', ['Apache-2.0'], []],
    ['MIT', ['MIT'], []],
  ])('%s counts as %j, and can be used as %j', (text, keys, alternatives) => {
    expect(known(text)?.keys).toEqual(keys);
    expect(known(text)?.alternatives).toEqual(alternatives);
  });
});

describe('a name', () => {
  it.each([
    'GPL-2.0-or-later WITH Classpath-exception-2.0',
    'GPL-2.0-or-later WITH My-own-exception',
    'GPL-2.0-or-later AND Foo',
    'Foo OR GPL-2.0-or-later',
    '(GPL-2.0-or-later)',
    'Apache-2.0+',
    'gpl-2.0-or-later and isc',
    'MIT or Apache-2.0',
    'gpl-2.0-or-later and LicenseRef-own',
    'MIT OR (ISC AND Zlib)',
  ])('is an expression: %s', (name) => {
    expect(expressionInName(name, find)).toBeDefined();
  });

  it.each([
    'MIT',
    'Apache and MIT',
    'BSD or MIT',
    'MIT with restrictions',
    'Ruby and friends',
    'Foo AND Bar',
    'GPL v2 or later',
    'GNU General Public License v2.0 or later',
    'MIT OR',
    'MIT License',
    'MIT (Expat)',
    'Apache-2.0, MIT',
    'LicenseRef-a AND LicenseRef-b',
    `(${'('.repeat(10_000)}MIT${')'.repeat(10_000)})`,
  ])('is none: %s', (name) => {
    expect(expressionInName(name, find)).toBeUndefined();
  });
});

it('tells the exceptions of SPDX from its licenses', () => {
  const wrong = spdx.filter(({ licenseId, isException = false }) => isExceptionId(licenseId) !== isException);
  expect(wrong.map(({ licenseId }) => licenseId)).toEqual([]);
});

it('prefers the exact spelling', () => {
  const finder = licenseFinder([
    ['mit', 1],
    ['MIT', 2],
    ['Mit', 3],
  ]);
  expect([finder('MIT'), finder('Mit'), finder('mIT'), finder('ISC')]).toEqual([2, 3, 1, undefined]);
});
