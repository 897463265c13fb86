import { describe, expect, it } from 'vitest';
import {
  APPLIED_PARTS,
  appliedDraft,
  appliedStep,
  isDecidedDraft,
  type AppliedKind,
  type AppliedPart,
} from '../../../../src/domain/findings/appliedDecision.js';
import { draftOf, type AuditDraft } from '../../../../src/domain/findings/auditDraft.js';

const EMPTY = draftOf(undefined);
const DECISION: AuditDraft = {
  state: 'NOT_AFFECTED',
  justification: 'CODE_NOT_REACHABLE',
  response: 'WILL_NOT_FIX',
  details: 'Never called.',
  comment: '',
  isSuppressed: true,
};
const ALL = new Set(APPLIED_PARTS);
const parts = (...some: AppliedPart[]) => new Set(some);

describe('appliedDraft', () => {
  it('takes all parts over, and the comment', () => {
    expect(appliedDraft(EMPTY, DECISION, ALL, ' as there ')).toEqual({ ...DECISION, comment: 'as there' });
  });

  it('leaves alone what is not wanted', () => {
    expect(appliedDraft(EMPTY, DECISION, parts('response'), '')).toEqual({
      ...EMPTY,
      response: 'WILL_NOT_FIX',
    });
  });

  it('gives a justification only where the state takes one', () => {
    expect(appliedDraft(EMPTY, DECISION, parts('justification'), '').justification).toBe('NOT_SET');
    const before = { ...EMPTY, state: 'NOT_AFFECTED', justification: 'CODE_NOT_PRESENT' } as const;
    expect(appliedDraft(before, DECISION, parts('justification'), '').justification).toBe(
      'CODE_NOT_REACHABLE',
    );
    expect(appliedDraft(before, DECISION, parts('state'), '').justification).toBe('CODE_NOT_PRESENT');
    expect(appliedDraft(before, { ...DECISION, state: 'RESOLVED' }, ALL, '').justification).toBe('NOT_SET');
  });

  it('keeps details where there are none to take over', () => {
    expect(appliedDraft({ ...EMPTY, details: 'kept' }, { ...DECISION, details: ' ' }, ALL, '').details).toBe(
      'kept',
    );
  });
});

describe('appliedStep', () => {
  it.each<[string, Partial<AuditDraft>, AppliedKind]>([
    ['nobody decided', {}, 'new'],
    ['somebody decided otherwise', { state: 'EXPLOITABLE' }, 'differs'],
    ['somebody decided the same', DECISION, 'same'],
    ['a part of it is missing', { ...DECISION, isSuppressed: false }, 'differs'],
    ['only a response was given', { response: 'UPDATE' }, 'differs'],
  ])('%s', (_, before, kind) => {
    expect(appliedStep({ ...EMPTY, ...before }, DECISION, ALL).kind).toBe(kind);
  });

  it('says that it is the same when only other parts differ', () => {
    const before = { ...EMPTY, state: 'NOT_AFFECTED', response: 'UPDATE' } as const;

    expect(appliedStep(before, DECISION, parts('state')).kind).toBe('same');
  });

  it('is unclear where as near a finding was decided differently, in a part that is wanted', () => {
    const rival = { ...DECISION, response: 'UPDATE' } as const;

    expect(appliedStep(EMPTY, DECISION, ALL, [rival]).kind).toBe('unclear');
    expect(appliedStep(EMPTY, DECISION, parts('state'), [rival]).kind).toBe('new');
  });
});

it('takes a comment alone for no decision', () => {
  expect(isDecidedDraft({ ...EMPTY, comment: 'seen' })).toBe(false);
  expect(isDecidedDraft({ ...EMPTY, isSuppressed: true })).toBe(true);
});
