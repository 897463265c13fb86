import { describe, expect, it } from 'vitest';
import { decide } from '../../../../reference-app/server/rules/analysisDecision.js';
import type { AnalysisFacts } from '../../../../reference-app/server/rules/analysisDecision.js';

const audited: AnalysisFacts = {
  state: 'NOT_AFFECTED',
  justification: 'CODE_NOT_PRESENT',
  response: 'WILL_NOT_FIX',
  details: 'Not shipped',
  isSuppressed: true,
};

describe('decide', () => {
  it('logs of a first decision only its state and its comment', () => {
    const { facts, trail } = decide(undefined, {
      analysisState: 'NOT_AFFECTED',
      analysisJustification: 'CODE_NOT_PRESENT',
      analysisResponse: 'WILL_NOT_FIX',
      analysisDetails: ' Not shipped ',
      isSuppressed: true,
      comment: ' Checked ',
    });

    expect(facts).toEqual(audited);
    expect(trail).toEqual(['Analysis: NOT_SET → NOT_AFFECTED', 'Checked']);
  });

  it('logs nothing of a first decision that sets no state', () => {
    expect(decide(undefined, {}).trail).toEqual([]);
  });

  it('logs every later change, in the order of the API', () => {
    const { trail } = decide(audited, {
      analysisState: 'EXPLOITABLE',
      analysisResponse: 'UPDATE',
      analysisDetails: 'Shipped after all',
      isSuppressed: false,
      comment: 'Sorry',
    });

    expect(trail).toEqual([
      'Analysis: NOT_AFFECTED → EXPLOITABLE',
      'Justification: CODE_NOT_PRESENT → NOT_SET',
      'Vendor Response: WILL_NOT_FIX → UPDATE',
      'Details: Shipped after all',
      'Unsuppressed',
      'Sorry',
    ]);
  });

  it('resets state, justification and response that are missing, but not details and suppression', () => {
    const { facts } = decide(audited, { analysisState: null, analysisDetails: null, isSuppressed: null });

    expect(facts).toEqual({
      state: 'NOT_SET',
      justification: 'NOT_SET',
      response: 'NOT_SET',
      details: 'Not shipped',
      isSuppressed: true,
    });
  });

  it('adds nothing to the trail when nothing changes', () => {
    const same = {
      analysisState: 'NOT_AFFECTED',
      analysisJustification: 'CODE_NOT_PRESENT',
      analysisResponse: 'WILL_NOT_FIX',
      analysisDetails: 'Not shipped',
      isSuppressed: true,
      comment: '   ',
    };
    expect(decide(audited, same)).toEqual({ facts: audited, trail: [] });
  });
});
