import { describe, expect, it } from 'vitest';

import { comparePolicyVersions } from '../../../../src/domain/policy/comparePolicyVersions.js';

describe('the order of versions in policies', () => {
  it.each([
    ['1.0.0', '1.0.0', 0],
    ['1.0', '1.0.0', 0],
    ['1', '1.0.0', -1],
    ['1.9', '1.10', -1],
    ['2.0', '10.0', -1],
    ['1.0.0', '1.0.0-rc1', -1],
    ['1.0.0-RC1', '1.0.0-rc2', -1],
    ['6.0.1', 'v6.0.1', -1],
    ['1:2.3-4', '2.3-4', 0],
    ['2.3-4ubuntu5', '2.3', 0],
    ['20240115103000123456', '20240115103000123457', -1],
    ['unknown', 'unknown', 0],
  ])('%s and %s compare as %d', (left, right, expected) => {
    expect(Math.sign(comparePolicyVersions(left, right))).toBe(expected);
    expect(Math.sign(comparePolicyVersions(right, left))).toBe(expected === 0 ? 0 : -expected);
  });
});
