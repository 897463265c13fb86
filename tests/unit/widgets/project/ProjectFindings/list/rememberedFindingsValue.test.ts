import { describe, expect, it } from 'vitest';
import {
  DEFAULT_FINDINGS_VALUE,
  type FindingSort,
  type ProjectFindingsValue,
} from '../../../../../../src/domain/findings/findingsValue.js';
import {
  rememberedFindingsValue,
  rememberFindingsValue,
} from '../../../../../../src/widgets/project/ProjectFindings/list/rememberedFindingsValue.js';

/** A store with what was kept before. */
function storeOf(kept: Record<string, string>) {
  const map = new Map(Object.entries(kept));
  return {
    map,
    get: (key: string) => map.get(key),
    set: (key: string, value: string | undefined) =>
      void (value === undefined ? map.delete(key) : map.set(key, value)),
  };
}

describe('what is remembered of a list of findings', () => {
  it('is as by default before anybody chose', () => {
    expect(rememberedFindingsValue(storeOf({}))).toEqual(DEFAULT_FINDINGS_VALUE);
  });

  it.each<[Partial<ProjectFindingsValue>]>([
    [{ suppression: 'shown' }],
    [{ isGrouped: false }],
    [{ sort: [] }],
    [
      {
        sort: [
          { id: 'epss', isDescending: true },
          { id: 'component', isDescending: false },
        ],
      },
    ],
  ])('is what was chosen: %j', (chosen) => {
    const store = storeOf({});
    const value = { ...DEFAULT_FINDINGS_VALUE, ...chosen };

    rememberFindingsValue(store, DEFAULT_FINDINGS_VALUE, value);

    expect(rememberedFindingsValue(store)).toEqual(value);
  });

  it('does not change by what is not remembered', () => {
    const store = storeOf({});

    rememberFindingsValue(store, DEFAULT_FINDINGS_VALUE, {
      ...DEFAULT_FINDINGS_VALUE,
      suppression: 'only',
      search: 'log4j',
      filters: { severity: ['LOW'] },
    });

    expect(store.map.size).toBe(0);
  });

  // It sorts by the rank of a severity, in which the worst is 0.
  it.each<[string, string, readonly FindingSort[]]>([
    ['vulnerability.severityRank', 'asc', [{ id: 'severity', isDescending: true }]],
    ['vulnerability.severityRank', 'desc', [{ id: 'severity', isDescending: false }]],
    ['vulnerability.severity', 'asc', [{ id: 'severity', isDescending: true }]],
    ['component.name', 'asc', [{ id: 'component', isDescending: false }]],
    ['component.name', 'desc', [{ id: 'component', isDescending: true }]],
    ['vulnerability.vulnId', 'asc', [{ id: 'vulnerability', isDescending: false }]],
    ['attribution.attributedOn', 'desc', [{ id: 'attributed', isDescending: true }]],
    ['attribution.analyzerIdentity', 'asc', [{ id: 'analyzer', isDescending: false }]],
    ['analysis.isSuppressed', 'desc', [{ id: 'suppressed', isDescending: true }]],
    ['matrix', '', [{ id: 'matrix', isDescending: false }]],
    ['somethingElse', 'desc', DEFAULT_FINDINGS_VALUE.sort],
  ])('takes over the order of the existing console: %s %s', (name, order, sort) => {
    const store = storeOf({ ProjectFindingsSortName: name, ProjectFindingsSortOrder: order });

    expect(rememberedFindingsValue(store).sort).toEqual(sort);
  });

  it('goes by our own order as soon as there is one', () => {
    const store = storeOf({ ProjectFindingsSortName: 'component.name', ProjectFindingsSort: '-epss' });

    expect(rememberedFindingsValue(store).sort).toEqual([{ id: 'epss', isDescending: true }]);
  });
});
