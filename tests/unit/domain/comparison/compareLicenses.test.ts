import { expect, it } from 'vitest';
import { compareLicenses } from '../../../../src/domain/comparison/compareLicenses.js';
import { allAtOnce } from '../../../../src/domain/slices.js';

const mit = { resolvedLicense: { uuid: '1', licenseId: 'MIT', name: 'MIT License' } };

it('counts the components of each license on both sides', () => {
  const rows = allAtOnce(
    compareLicenses(
      [mit, { license: 'Custom' }, {}],
      [mit, mit, { licenses: [mit, { licenseExpression: 'A OR B' }] }],
    ),
  );

  expect(rows).toEqual([
    { name: 'MIT', licenseId: 'MIT', outcome: 'stayed', before: 1, after: 3 },
    { name: 'Custom', licenseId: undefined, outcome: 'went', before: 1, after: 0 },
    { name: 'A OR B', licenseId: undefined, outcome: 'came', before: 0, after: 1 },
  ]);
});
