import { describe, expect, it } from 'vitest';
import { compareForOutdated } from '../../../../src/domain/versions/compareForOutdated.js';

describe('compareForOutdated', () => {
  it.each([
    ['2.0.0', '1.9.9'],
    ['v2.0.0', '1.9.9'],
    ['1.0.0', '1.0.0-rc1'],
    ['1.10', '1.9'],
    ['1:1.0', '2.0'],
    ['2:1.0', '1:9.0'],
  ])('says that %s is newer than %s', (latest, current) => {
    expect(compareForOutdated(latest, current)).toBeGreaterThan(0);
    expect(compareForOutdated(current, latest)).toBeLessThan(0);
  });

  it.each([
    ['v1.2.3', '1.2.3'],
    ['V1.2.3', 'v1.2.3'],
    ['1.2.3+a', '1.2.3+b'],
    ['0:1.2', '1.2'],
    [':1.2', '1.2'],
  ])('says that %s and %s are the same', (latest, current) => {
    expect(compareForOutdated(latest, current)).toBe(0);
  });

  it.each([
    [undefined, '1.0', 1],
    ['', '1.0', 1],
    ['1.0', undefined, -1],
    ['1.0', '', -1],
  ])('answers latest %s and current %s with %i', (latest, current, expected) => {
    expect(compareForOutdated(latest, current)).toBe(expected);
  });
});
