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
  expect(versionStatus(version, latest)).toBe(status);
});
