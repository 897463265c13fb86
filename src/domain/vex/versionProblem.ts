import { purlTypeOf } from '../purl.js';
import { componentComparator, componentVersion, type VersionFacts } from '../versions/componentVersion.js';
import { isSettled } from './vexOutcome.js';
import type { VexVersions } from './VexDocument.js';
import { isInVersRange } from './versRange.js';

/**
 * Why a statement with versions does not speak of a component.
 *
 * - `otherVersions`: of other versions only · `noVersion`: the component has none
 * - `unreadableRange`: of a range that cannot be read, or of another ecosystem
 * - `otherStatus`: of this one too, but with a status that the decision does not fit, such as "unaffected" for "exploitable"
 * - `differentStatuses`: of this one with several
 */
export type VersionProblem =
  'otherVersions' | 'noVersion' | 'unreadableRange' | 'otherStatus' | 'differentStatuses';

/**
 * Returns the reason why a statement does not apply to a component in its version. Undefined: it applies. A
 * single version is more specific than a range that contains it.
 * @param state - the state that the statement sets
 */
export function versionProblem(
  versions: readonly VexVersions[],
  component: VersionFacts,
  state: string | undefined,
): VersionProblem | undefined {
  const version = componentVersion(component);
  if (version === undefined) return 'noVersion';
  const purlType = purlTypeOf(component.purl);
  const compare = componentComparator(component);
  const exact = versions.filter(
    (one) => one.version !== undefined && (one.version === version || compare(version, one.version) === 0),
  );
  const ranges = versions
    .filter((one) => one.version === undefined)
    .map(({ range = '', status }) => ({ status, isMeant: isInVersRange(range, version, purlType) }));
  if (exact.length === 0 && ranges.some(({ isMeant }) => isMeant === undefined)) return 'unreadableRange';
  const meant = exact.length > 0 ? exact : ranges.filter(({ isMeant }) => isMeant);
  const [status, ...others] = new Set(meant.map((one) => one.status));
  if (status === undefined) return 'otherVersions';
  if (others.length > 0) return 'differentStatuses';
  return fits(status, state) ? undefined : 'otherStatus';
}

/** "Affected" is what is meant where no status is written; then the state alone decides. */
function fits(status: VexVersions['status'], state: string | undefined): boolean {
  if (status === 'affected') return true;
  return status === 'unaffected' ? isSettled(state) : state === 'IN_TRIAGE';
}
