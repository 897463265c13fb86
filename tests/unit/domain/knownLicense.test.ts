import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { isExceptionId, knownLicense, licenseFinder } from '../../../src/domain/knownLicense.js';
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
