import { FINDING_FACETS, type ProjectFindingsValue } from '../../../../domain/findings/findingsValue.js';
import { cleared } from './FindingsToolbar.js';

/** Which finding a link leads to. @public */
export interface FindingFocus {
  /** Identifier (`CVE-2021-44228`) or UUID of the vulnerability. */
  vulnerability: string;
  /** UUID of the component. Absent: of any component. */
  componentId?: string;
}

/**
 * The view that leads to a finding, dismissed or not; order and grouping stay.
 * @returns the value itself when it shows no other findings, so that a host can tell whether it still leads there
 * @public
 */
export function focusedFindingsValue(
  { vulnerability, componentId }: FindingFocus,
  value: ProjectFindingsValue,
): ProjectFindingsValue {
  const search = componentId ? `${vulnerability} ${componentId}` : vulnerability;
  const isFocused =
    value.search === search &&
    value.suppression === 'shown' &&
    !FINDING_FACETS.some((facet) => value.filters[facet]?.length);
  return isFocused ? value : { ...cleared(value), suppression: 'shown', search };
}
