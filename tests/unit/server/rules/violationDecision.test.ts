import { describe, expect, it } from 'vitest';

import { decideViolation } from '../../../../reference-app/server/rules/violationDecision.js';

describe('a decision about a violation', () => {
  it('begins the trail with the state and the comment', () => {
    expect(decideViolation(undefined, { analysisState: 'REJECTED', comment: ' Not acceptable ' })).toEqual({
      facts: { state: 'REJECTED', isSuppressed: false },
      trail: ['NOT_SET → REJECTED', 'Not acceptable'],
      isChanged: true,
    });
  });

  it('logs changes of state and suppression before the comment', () => {
    const current = { state: 'REJECTED', isSuppressed: false };

    const { trail } = decideViolation(current, {
      analysisState: 'APPROVED',
      isSuppressed: true,
      comment: 'Fine',
    });

    expect(trail).toEqual(['REJECTED → APPROVED', 'Suppressed', 'Fine']);
  });

  it('logs nothing when nothing changes', () => {
    const current = { state: 'APPROVED', isSuppressed: true };

    expect(decideViolation(current, { analysisState: 'APPROVED', comment: '  ' })).toEqual({
      facts: current,
      trail: [],
      isChanged: false,
    });
  });

  it('takes the state back when none is sent', () => {
    const { facts, trail } = decideViolation({ state: 'APPROVED', isSuppressed: true }, {});

    expect(facts).toEqual({ state: 'NOT_SET', isSuppressed: true });
    expect(trail).toEqual(['APPROVED → NOT_SET']);
  });
});
