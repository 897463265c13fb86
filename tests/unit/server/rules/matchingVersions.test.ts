import { describe, expect, it } from 'vitest';
import { isAffectedVersion } from '../../../../reference-app/server/rules/matchingVersions.js';
import { comparatorOf } from '../../../../src/domain/versions/comparatorOf.js';

const maven = comparatorOf('maven');

describe('isAffectedVersion', () => {
  it.each([
    [{ version: '1.0' }, '1.0', true],
    [{ version: '1.0' }, '1.0.0', true],
    [{ version: '1.0' }, '1.0.1', false],
    [{ versionStartIncluding: '2.0', versionEndExcluding: '2.15.0' }, '2.0', true],
    [{ versionStartIncluding: '2.0', versionEndExcluding: '2.15.0' }, '2.15.0', false],
    [{ versionStartIncluding: '2.0', versionEndExcluding: '2.15.0' }, '2.15.0-rc1', true],
    [{ versionStartExcluding: '2.0', versionEndIncluding: '2.15.0' }, '2.0', false],
    [{ versionStartExcluding: '2.0', versionEndIncluding: '2.15.0' }, '2.15.0', true],
    [{ versionStartIncluding: '2.0' }, '99', true],
    [{ versionEndExcluding: '2.0' }, '1', true],
    [{ versionStartIncluding: '2.0-beta9', versionEndExcluding: '2.3.1' }, '2.0', true],
  ])('%o and %s: %s', (affected, version, expected) => {
    expect(isAffectedVersion(affected, version, maven)).toBe(expected);
  });

  it('means all versions when it names none', () => {
    expect(isAffectedVersion({}, '1.0', maven)).toBe(true);
    expect(isAffectedVersion({ version: '*' }, undefined, maven)).toBe(true);
  });

  it('needs a version where it names some', () => {
    expect(isAffectedVersion({ version: '1.0' }, undefined, maven)).toBe(false);
    expect(isAffectedVersion({ versionEndExcluding: '2.0' }, '', maven)).toBe(false);
    expect(isAffectedVersion({ versionEndExcluding: '2.0' }, '*', maven)).toBe(false);
  });

  it('matches "no version" with itself only', () => {
    expect(isAffectedVersion({ version: '-' }, '-', maven)).toBe(true);
    expect(isAffectedVersion({ version: '-' }, '1.0', maven)).toBe(false);
    expect(isAffectedVersion({ versionEndExcluding: '2.0' }, '-', maven)).toBe(false);
  });

  it('lets the range decide when both are given, as some advisories have it', () => {
    expect(isAffectedVersion({ version: '1.0', versionEndExcluding: '2.0' }, '1.5', maven)).toBe(true);
  });
});
