import { expect, it } from 'vitest';
import { sortedVersions } from '../../../src/domain/sortedVersions.js';

it('puts the newest version on top, inactive ones below the active ones, and one without version last', () => {
  const versions = [
    { uuid: 'a', version: '4.2.0' },
    { uuid: 'b' },
    { uuid: 'c', version: '4.12.0' },
    { uuid: 'd', version: '5.0.0', active: false },
    { uuid: 'e', version: '4.11.2', active: true },
  ];

  expect(sortedVersions(versions).map(({ uuid }) => uuid)).toEqual(['c', 'e', 'a', 'b', 'd']);
});
