import { describe, expect, it } from 'vitest';
import {
  DEFAULT_FINDINGS_VALUE,
  type ProjectFindingsValue,
} from '../../../../../../src/domain/findings/findingsValue.js';
import { focusedFindingsValue } from '../../../../../../src/widgets/project/ProjectFindings/list/focusedFindingsValue.js';

const focus = { vulnerability: 'v1', componentId: 'c1' };

describe('the view that leads to a finding', () => {
  it('lists it alone, dismissed or not, and keeps order and grouping', () => {
    const sort: ProjectFindingsValue['sort'] = [{ id: 'epss', isDescending: true }];
    const before: ProjectFindingsValue = {
      search: 'else',
      filters: { severity: ['LOW'] },
      excludes: ['severity'],
      suppression: 'hidden',
      sort,
      isGrouped: false,
      openFinding: 'another',
    };

    expect(focusedFindingsValue(focus, before)).toEqual({
      search: 'v1 c1',
      filters: {},
      suppression: 'shown',
      sort,
      isGrouped: false,
    });
  });

  const focused = focusedFindingsValue(focus, DEFAULT_FINDINGS_VALUE);
  it.each<[string, Partial<ProjectFindingsValue>, boolean]>([
    ['another order', { sort: [] }, true],
    ['another grouping', { isGrouped: false }, true],
    ['another search', { search: 'v1' }, false],
    ['a filter', { filters: { severity: ['LOW'] } }, false],
    ['dismissed ones left out', { suppression: 'hidden' }, false],
  ])('is told apart from one with %s: %s', (_, part, isSame) => {
    const value = { ...focused, ...part };

    expect(focusedFindingsValue(focus, value) === value).toBe(isSame);
  });
});
