import { expect, it } from 'vitest';

import { licenseText } from '../../../src/domain/licenseText.js';

const APACHE = { uuid: '1', licenseId: 'Apache-2.0', name: 'Apache License 2.0' };

it.each([
  [{}, undefined],
  [{ resolvedLicense: APACHE, licenseExpression: 'Apache-2.0' }, 'Apache-2.0'],
  [
    { resolvedLicense: APACHE, licenseExpression: 'Apache-2.0 WITH LLVM-exception' },
    'Apache-2.0 WITH LLVM-exception',
  ],
  [{ resolvedLicense: APACHE, licenseExpression: 'Apache-2.0+' }, 'Apache-2.0+'],
  [{ resolvedLicense: APACHE, license: 'The Apache License, Version 2.0' }, 'Apache-2.0'],
  [{ license: 'Own' }, 'Own'],
  [{ licenseExpression: 'MIT OR ISC' }, 'MIT OR ISC'],
  [
    {
      resolvedLicense: APACHE,
      licenses: [{ resolvedLicense: APACHE }, { license: 'Own' }, { licenseExpression: 'MIT OR ISC' }],
    },
    'Apache-2.0; Own; MIT OR ISC',
  ],
  [{ resolvedLicense: APACHE, licenses: [] }, 'Apache-2.0'],
])('the licenses of %j are %s', (component, expected) => {
  expect(licenseText(component)).toBe(expected);
});
