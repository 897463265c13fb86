import { describe, expect, it } from 'vitest';
import { carriedDraft } from '../../../../src/domain/comparison/carriedDraft.js';
import { draftOf } from '../../../../src/domain/findings/auditDraft.js';

const NOTHING = draftOf(undefined);

describe('carriedDraft', () => {
  it('takes every part of the decision, and adds the comment', () => {
    const decided = draftOf({
      analysisState: 'NOT_AFFECTED',
      analysisJustification: 'CODE_NOT_REACHABLE',
      analysisResponse: 'UPDATE',
      analysisDetails: 'Never called.',
      isSuppressed: true,
    });

    expect(carriedDraft(NOTHING, decided, ' From 1.0 ')).toEqual({ ...decided, comment: 'From 1.0' });
  });

  it('takes no justification for a state that has none', () => {
    const decided = { ...NOTHING, state: 'RESOLVED', justification: 'CODE_NOT_PRESENT' } as const;

    expect(carriedDraft(NOTHING, decided, '').justification).toBe('NOT_SET');
  });

  it('keeps details where the decision has none', () => {
    const decided = { ...NOTHING, state: 'RESOLVED' } as const;

    expect(carriedDraft({ ...NOTHING, details: 'Own words' }, decided, '').details).toBe('Own words');
  });
});
