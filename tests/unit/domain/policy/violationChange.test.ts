import { describe, expect, it } from 'vitest';
import {
  changedViolation,
  isEmptyViolationChange,
  isViolationDecided,
  violationSteps,
} from '../../../../src/domain/policy/violationChange.js';
import type { PolicyViolation } from '../../../../src/schema/violation.js';

const violation = (uuid: string, analysisState?: string, isSuppressed = false): PolicyViolation => ({
  uuid,
  analysis: analysisState === undefined ? undefined : { analysisState, isSuppressed },
});

describe('a change of many violations', () => {
  it('leaves what is not asked for as each of them has it', () => {
    expect(
      changedViolation({ state: 'APPROVED', isSuppressed: true }, { state: 'REJECTED', comment: ' why ' }),
    ).toEqual({ state: 'REJECTED', isSuppressed: true, comment: 'why' });
    expect(
      changedViolation({ state: 'NEWER', isSuppressed: false }, { isSuppressed: true, comment: '' }),
    ).toEqual({
      state: 'NEWER',
      isSuppressed: true,
      comment: '',
    });
  });

  it.each([
    [{ comment: ' ' }, true],
    [{ comment: 'x' }, false],
    [{ state: 'NOT_SET', comment: '' }, false],
    [{ isSuppressed: false, comment: '' }, false],
  ])('says of %j whether it is empty: %s', (change, isEmpty) => {
    expect(isEmptyViolationChange(change)).toBe(isEmpty);
  });

  it('lists those that change, and all of them where something is said', () => {
    const violations = [violation('a'), violation('b', 'APPROVED'), violation('c', 'APPROVED', true)];
    const changed = (change: Parameters<typeof violationSteps>[1]) =>
      violationSteps(violations, change).map((step) => step.violation.uuid);

    expect(changed({ state: 'APPROVED', comment: '' })).toEqual(['a']);
    expect(changed({ isSuppressed: true, comment: '' })).toEqual(['a', 'b']);
    expect(changed({ state: 'APPROVED', comment: 'as agreed' })).toEqual(['a', 'b', 'c']);
    expect(violations.map(isViolationDecided)).toEqual([false, true, true]);
  });
});
