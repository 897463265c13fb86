import { describe, expect, it } from 'vitest';
import {
  auditRequestOf,
  draftOf,
  invisibleIn,
  unprintableIn,
} from '../../../../src/domain/findings/auditDraft.js';
import { trailEventOf } from '../../../../src/domain/findings/auditTrail.js';
import { aliasesOf } from '../../../../src/domain/findings/identifiers.js';

const KEY = { project: 'p', component: 'c', vulnerability: 'v' };

describe('auditRequestOf', () => {
  const saved = draftOf({
    analysisState: 'NOT_AFFECTED',
    analysisJustification: 'CODE_NOT_PRESENT',
    analysisResponse: 'UPDATE',
    analysisDetails: 'kept',
    isSuppressed: true,
  });

  it('sends state, justification and response along with a mere comment', () => {
    expect(auditRequestOf(KEY, { ...saved, comment: ' why ' }, saved)).toEqual({
      ...KEY,
      analysisState: 'NOT_AFFECTED',
      analysisJustification: 'CODE_NOT_PRESENT',
      analysisResponse: 'UPDATE',
      comment: 'why',
    });
  });

  it('leaves no justification behind that explains nothing', () => {
    expect(auditRequestOf(KEY, { ...saved, state: 'EXPLOITABLE' }, saved).analysisJustification).toBe(
      'NOT_SET',
    );
  });

  it('sends details and suppression only when they changed', () => {
    const request = auditRequestOf(KEY, { ...saved, details: 'new', isSuppressed: false }, saved);

    expect(request).toMatchObject({ analysisDetails: 'new', isSuppressed: false });
  });

  it('starts from nothing where nothing is decided', () => {
    expect(draftOf(undefined)).toMatchObject({ state: 'NOT_SET', details: '', isSuppressed: false });
  });
});

describe('trailEventOf', () => {
  it.each([
    ['Analysis: NOT_SET → IN_TRIAGE', { kind: 'state', from: 'NOT_SET', to: 'IN_TRIAGE' }],
    [
      'Justification: NOT_SET → CODE_NOT_PRESENT',
      { kind: 'justification', from: 'NOT_SET', to: 'CODE_NOT_PRESENT' },
    ],
    ['Vendor Response: UPDATE → NOT_SET', { kind: 'response', from: 'UPDATE', to: 'NOT_SET' }],
    ['Details: a\nb', { kind: 'details', text: 'a\nb' }],
    ['Suppressed', { kind: 'suppressed' }],
    ['Unsuppressed', { kind: 'unsuppressed' }],
    ['Analysis: it is fine', { kind: 'comment', text: 'Analysis: it is fine' }],
    ['', { kind: 'comment', text: '' }],
  ])('reads %j', (comment, event) => {
    expect(trailEventOf(comment)).toEqual(event);
  });
});

describe('unprintableIn and invisibleIn', () => {
  it.each([
    ['plain\n\ttext 😀 תשלומים', undefined, undefined],
    ['a\u0000b', 'U+0000', 'U+0000'],
    ['half \ud83d', 'U+D83D', 'U+D83D'],
    ['a\u202eb', undefined, 'U+202E'],
    ['👩‍💻 می‌خواهم', undefined, 'U+200D'],
  ])('%j: %s, %s', (text, unprintable, invisible) => {
    expect(unprintableIn(text)).toBe(unprintable);
    expect(invisibleIn(text)).toBe(invisible);
  });
});

describe('aliasesOf', () => {
  it('gives each other name once, best known first, never the own one', () => {
    expect(
      aliasesOf({ source: 'GITHUB', id: 'GHSA-1' }, [
        { snykId: 'S-1', ghsaId: 'GHSA-1' },
        { cveId: 'CVE-1', ghsaId: 'GHSA-2' },
        { cveId: 'CVE-1' },
        {},
      ]),
    ).toEqual([
      { source: 'NVD', id: 'CVE-1' },
      { source: 'SNYK', id: 'S-1' },
    ]);
  });
});
