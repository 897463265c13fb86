import {
  DEFAULT_FINDINGS_VALUE,
  FINDING_COLUMNS,
  formatSort,
  parseSort,
  type FindingSort,
  type ProjectFindingsValue,
} from '../../../../domain/findings/findingsValue.js';
import type { PreferenceStore } from '../../../../host/types.js';
import { FINDING_FIELDS } from './findingFields.js';

/**
 * The view that a user last chose, as far as it is remembered: suppressed findings, grouping and order; the rest is as
 * by default.
 * @public
 */
export function rememberedFindingsValue(preferences: Pick<PreferenceStore, 'get'>): ProjectFindingsValue {
  return {
    ...DEFAULT_FINDINGS_VALUE,
    suppression: preferences.get(SHOWS_SUPPRESSED) === 'true' ? 'shown' : 'hidden',
    isGrouped: preferences.get(IS_GROUPED) !== 'false',
    sort: parseSort(preferences.get(SORT), existingSort(preferences)),
  };
}

/** Remembers what a user chose differently now. */
export function rememberFindingsValue(
  preferences: PreferenceStore,
  from: ProjectFindingsValue,
  to: ProjectFindingsValue,
): void {
  if (to.suppression !== from.suppression && to.suppression !== 'only') {
    preferences.set(SHOWS_SUPPRESSED, String(to.suppression === 'shown'));
  }
  if (to.isGrouped !== from.isGrouped) preferences.set(IS_GROUPED, String(to.isGrouped));
  const sort = formatSort(to.sort);
  if (sort !== formatSort(from.sort)) preferences.set(SORT, sort);
}

/** The order as the existing console keeps it: one field and its direction. */
function existingSort(preferences: Pick<PreferenceStore, 'get'>): readonly FindingSort[] {
  const name = preferences.get('ProjectFindingsSortName');
  // It sorts severities by their rank, of which the worst is the least.
  const isRank = name === 'vulnerability.severityRank' || name === FINDING_FIELDS.severity;
  const id = isRank ? 'severity' : FINDING_COLUMNS.find((column) => FINDING_FIELDS[column] === name);
  if (!id) return DEFAULT_FINDINGS_VALUE.sort;
  return [{ id, isDescending: (preferences.get('ProjectFindingsSortOrder') === 'desc') !== isRank }];
}

// The first name is the one that the existing console uses.
const SHOWS_SUPPRESSED = 'ProjectFindingsShowSuppressedFindings';
const IS_GROUPED = 'ProjectFindingsGrouped';
const SORT = 'ProjectFindingsSort';
