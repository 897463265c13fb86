import { expect, it } from 'vitest';

import { takesGzip } from '../../../../reference-app/server/rules/acceptEncoding.js';

it.each([
  ['gzip', true],
  ['gzip, deflate, br, zstd', true],
  ['deflate, gzip;q=1.0, *;q=0.5', true],
  ['GZIP ; Q=0.001', true],
  ['x-gzip', true],
  ['br;q=1.0, *;q=0.1', true],
  ['*', true],
  ['gzip;q=0.5, identity;q=0.5', true],
  ['identity;q=0.1, gzip', true],
  ['gzip;q=0', false],
  ['gzip;q=0.000, *', false],
  ['*;q=0', false],
  ['br, deflate', false],
  ['identity, gzip;q=0.5', false],
  ['identity', false],
  ['', false],
  [undefined, false],
  ['gzip;q=2', false],
  ['gzip;q=-1', false],
  ['gzip;level=9', false],
  ['gzipped', false],
])('who says %j takes gzip: %s', (header, takes) => {
  expect(takesGzip(header)).toBe(takes);
});
