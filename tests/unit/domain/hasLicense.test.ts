import { describe, expect, it } from 'vitest';
import { hasLicense, type NamedLicense } from '../../../src/domain/hasLicense.js';

const MIT: NamedLicense = { uuid: '1', licenseId: 'MIT', name: 'MIT License' };
const GPL: NamedLicense = { uuid: '2', licenseId: 'GPL-2.0-or-later', name: 'GNU GPL 2.0 or later' };
const CLASSPATH: NamedLicense = { uuid: '3', licenseId: 'Classpath-exception-2.0', name: 'Classpath' };
const OWN: NamedLicense = { uuid: '4', licenseId: 'LicenseRef-Acme+1', name: 'Acme (in house)' };

describe('hasLicense', () => {
  it.each([
    ['resolved to it', { resolvedLicense: { uuid: '1', licenseId: 'MIT', name: 'MIT License' } }, MIT, true],
    ['resolved to another', { resolvedLicense: { uuid: '2', name: 'GPL' }, license: 'MIT' }, MIT, false],
    ['its identifier as text', { license: ' mit ' }, MIT, true],
    ['its name as text', { license: 'Acme (In House)' }, OWN, true],
    ['another text', { license: 'MIT-0' }, MIT, false],
    ['one of two alternatives', { licenseExpression: 'Apache-2.0 OR MIT' }, MIT, true],
    ['one in lower case', { licenseExpression: 'mit OR apache-2.0' }, MIT, true],
    ['a plus for later ones in lower case', { licenseExpression: 'gpl-2.0+' }, GPL, true],
    ['one of what applies together', { licenseExpression: '(MIT AND (ISC or BSD-3-Clause))' }, MIT, true],
    ['an expression without it', { licenseExpression: 'MIT-0 OR X11' }, MIT, false],
    ['a plus for later ones', { licenseExpression: 'GPL-2.0+' }, GPL, true],
    ['a license with an exception', { licenseExpression: 'MIT WITH Classpath-exception-2.0' }, MIT, true],
    ['an exception', { licenseExpression: 'MIT WITH Classpath-exception-2.0' }, CLASSPATH, true],
    ['what does not follow the grammar', { licenseExpression: '(MIT OR' }, MIT, true],
    ['a custom identifier', { licenseExpression: 'MIT OR LicenseRef-Acme+1' }, OWN, true],
    [
      'one of several',
      { license: 'ISC', licenses: [{ license: 'ISC' }, { licenseExpression: 'MIT OR X11' }] },
      MIT,
      true,
    ],
    ['several others', { license: 'MIT', licenses: [{ license: 'ISC' }, { license: 'X11' }] }, MIT, false],
    [
      'an exception of the license that it was resolved to',
      { resolvedLicense: { uuid: '2' }, licenseExpression: 'GPL-2.0-or-later WITH Classpath-exception-2.0' },
      CLASSPATH,
      true,
    ],
    ['nothing', {}, MIT, false],
  ])('looks at a component that has %s', (_, component, license, expected) => {
    expect(hasLicense(component, license)).toBe(expected);
  });
});
