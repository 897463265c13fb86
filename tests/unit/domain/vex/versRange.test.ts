import { describe, expect, it } from 'vitest';
import { isInVersRange } from '../../../../src/domain/vex/versRange.js';

describe('a range of versions', () => {
  it.each([
    ['vers:npm/1.2.3', '1.2.3', true],
    ['vers:npm/1.2.3|2.0.0', '2.0.0', true],
    ['vers:npm/1.2.3', '1.2.4', false],
    ['vers:npm/>=1.0.0|<2.0.0', '1.5.0', true],
    ['vers:npm/>=1.0.0|<2.0.0', '1.0.0', true],
    ['vers:npm/>1.0.0|<=2.0.0', '1.0.0', false],
    ['vers:npm/>1.0.0|<=2.0.0', '2.0.0', true],
    ['vers:npm/>=1.0.0|<2.0.0', '2.0.0', false],
    ['vers:npm/<1.0.0|>=2.0.0|<3.0.0|>4.0.0', '0.1.0', true],
    ['vers:npm/<1.0.0|>=2.0.0|<3.0.0|>4.0.0', '1.5.0', false],
    ['vers:npm/<1.0.0|>=2.0.0|<3.0.0|>4.0.0', '2.5.0', true],
    ['vers:npm/<1.0.0|>=2.0.0|<3.0.0|>4.0.0', '3.5.0', false],
    ['vers:npm/<1.0.0|>=2.0.0|<3.0.0|>4.0.0', '9.0.0', true],
    ['vers:npm/>=1.0.0|!=1.5.0|<2.0.0', '1.5.0', false],
    ['vers:npm/>=1.0.0|!=1.5.0|<2.0.0', '1.6.0', true],
    ['vers:npm/!=1.5.0', '1.5.0', false],
    ['vers:npm/!=1.5.0', '7.0.0', true],
    ['vers:npm/*', '7.0.0', true],
    ['vers:npm/<2.0.0|<3.0.0', '2.5.0', true],
    ['vers:npm/>1.0.0|>2.0.0', '1.5.0', true],
    ['vers:npm/>=1.10.0', '1.9.0', false],
    // Out of order, as the examples of CycloneDX have it.
    ['vers:semver/<7.0.0|>1.5.0', '3.0.0', true],
    ['vers:semver/<7.0.0|>1.5.0', '7.0.0', false],
    ['vers:generic/>=2.9|<=4.1', '3.0.0', true],
    ['VERS:NPM/>=1.0.0 | <2.0.0', '1.5.0', true],
    ['vers:npm/1.0.0%2Bbuild', '1.0.0', true],
  ])('%s has %s: %s', (range, version, expected) => {
    expect(isInVersRange(range, version, 'npm')).toBe(expected);
  });

  it.each([
    ['>=1.0.0,<2.0.0', 'npm'],
    ['[1.0,2.0)', 'maven'],
    ['vers:npm/^1.0.0', 'npm'],
    ['vers:npm/>=1.0.0,<2.0.0', 'npm'],
    ['vers:npm/', 'npm'],
    ['vers:npm/*|1.0.0', 'npm'],
    ['vers:npm/>=', 'npm'],
    ['vers:npm/>=1.0.0|<2.0.0', 'pypi'],
    ['vers:openssl/>=1.0.0', undefined],
    ['', 'npm'],
  ])('cannot be read: %s for %s', (range, type) => {
    expect(isInVersRange(range, '1.5.0', type)).toBeUndefined();
  });

  it('has the order of its ecosystem', () => {
    expect(isInVersRange('vers:maven/<1.0', '1.0-SNAPSHOT', 'maven')).toBe(true);
    expect(isInVersRange('vers:deb/>=1:0.9', '1:1.0', 'deb')).toBe(true);
    expect(isInVersRange('vers:alpine/>=1.2.0-r1', '1.2.0-r2', 'apk')).toBe(true);
    expect(isInVersRange('vers:pypi/>=1.0', '1.5', undefined)).toBe(true);
  });
});
