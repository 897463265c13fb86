import { FINDING_FACETS, type ProjectFindingsValue } from '../../../../domain/findings/findingsValue.js';
import { cleared } from './FindingsToolbar.js';

/** The finding that a link leads to. @public */
export interface FindingFocus {
  /** Identifier (`CVE-2021-44228`) or UUID of the vulnerability. */
  vulnerability: string;
  /** UUID of the component. Absent: of any component. */
  componentId?: string;
}

/**
 * Returns the view that leads to a finding, suppressed or not. Order and grouping are kept.
 * @returns the value itself when it shows no other findings, so that a host can check whether it still leads
 * there
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
