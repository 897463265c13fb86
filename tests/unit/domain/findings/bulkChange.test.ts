import { describe, expect, it } from 'vitest';
import { draftOf } from '../../../../src/domain/findings/auditDraft.js';
import {
  changedDraft,
  isDecided,
  isEmptyChange,
  stepsOf,
} from '../../../../src/domain/findings/bulkChange.js';
import { NO_BULK_CHANGE, type BulkChange } from '../../../../src/domain/findings/bulkDraft.js';
import { rowsOf } from './aRow.js';

const change = (own: Partial<BulkChange>): BulkChange => ({ ...NO_BULK_CHANGE, ...own });

describe('isEmptyChange', () => {
  it.each<[Partial<BulkChange>, boolean]>([
    [{}, true],
    [{ comment: ' \n' }, true],
    [{ comment: 'why' }, false],
    [{ state: 'NOT_SET' }, false],
    [{ isSuppressed: false }, false],
    [{ response: 'UPDATE' }, false],
  ])('%j: %s', (own, isEmpty) => {
    expect(isEmptyChange(change(own))).toBe(isEmpty);
  });
});

describe('changedDraft', () => {
  const before = draftOf({
    analysisState: 'NOT_AFFECTED',
    analysisJustification: 'CODE_NOT_PRESENT',
    analysisResponse: 'UPDATE',
    analysisDetails: 'kept',
    isSuppressed: true,
  });

  it('leaves alone what is not to change', () => {
    expect(changedDraft(before, change({ comment: ' why ' }))).toEqual({ ...before, comment: 'why' });
  });

  it('changes what is to change', () => {
    expect(
      changedDraft(
        before,
        change({ justification: 'CODE_NOT_REACHABLE', response: 'NOT_SET', isSuppressed: false }),
      ),
    ).toEqual({
      ...before,
      justification: 'CODE_NOT_REACHABLE',
      response: 'NOT_SET',
      isSuppressed: false,
    });
  });

  it('leaves no justification behind that explains nothing', () => {
    expect(
      changedDraft(before, change({ state: 'RESOLVED', justification: 'CODE_NOT_PRESENT' })),
    ).toMatchObject({
      state: 'RESOLVED',
      justification: 'NOT_SET',
    });
  });
});

describe('stepsOf', () => {
  const rows = rowsOf({}, { state: 'RESOLVED' }, { state: 'NOT_AFFECTED', isSuppressed: true });
  const changed = (own: Partial<BulkChange>) =>
    stepsOf(rows, change(own)).map(({ row, from, to }) => [
      row.index,
      `${from.state} ${from.isSuppressed}`,
      `${to.state} ${to.isSuppressed}`,
    ]);

  it('tells old and new, and leaves out what stays as it is', () => {
    expect(changed({ state: 'RESOLVED' })).toEqual([
      [0, 'NOT_SET false', 'RESOLVED false'],
      [2, 'NOT_AFFECTED true', 'RESOLVED true'],
    ]);
    expect(changed({ isSuppressed: true })).toEqual([
      [0, 'NOT_SET false', 'NOT_SET true'],
      [1, 'RESOLVED false', 'RESOLVED true'],
    ]);
    expect(changed({})).toEqual([]);
  });

  it('takes all in when something changes that the list does not tell', () => {
    expect(changed({ comment: 'why' })).toHaveLength(3);
    expect(changed({ response: 'UPDATE' })).toHaveLength(3);
  });

  it('counts a justification only where it explains something', () => {
    expect(changed({ justification: 'CODE_NOT_PRESENT' }).map(([index]) => index)).toEqual([2]);
  });
});

describe('isDecided', () => {
  it('is so with any state or when it is dismissed', () => {
    expect(
      rowsOf({}, { state: 'NOT_SET' }, { state: 'IN_TRIAGE' }, { isSuppressed: true }).map(isDecided),
    ).toEqual([false, false, true, true]);
  });
});
