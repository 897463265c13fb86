import { compareAlpineVersions } from './compareAlpineVersions.js';
import { compareArchVersions } from './compareArchVersions.js';
import { compareComposerVersions } from './compareComposerVersions.js';
import { compareConanVersions } from './compareConanVersions.js';
import { compareDebianVersions } from './compareDebianVersions.js';
import { compareGenericVersions } from './compareGenericVersions.js';
import { compareGoVersions } from './compareGoVersions.js';
import { compareMavenVersions } from './compareMavenVersions.js';
import { compareNugetVersions } from './compareNugetVersions.js';
import { comparePubVersions } from './comparePubVersions.js';
import { comparePythonVersions } from './comparePythonVersions.js';
import { compareRpmVersions } from './compareRpmVersions.js';
import { compareRubyVersions } from './compareRubyVersions.js';
import { compareSemanticVersions } from './compareSemanticVersions.js';
import type { VersionComparator } from './versionComparator.js';

// Types of the package URL specification; whatever is not listed follows the generic order.
const COMPARATORS = new Map<string, VersionComparator>([
  ['alpine', compareAlpineVersions],
  ['alpm', compareArchVersions],
  ['apk', compareAlpineVersions],
  ['cargo', compareSemanticVersions],
  ['composer', compareComposerVersions],
  ['conan', compareConanVersions],
  ['deb', compareDebianVersions],
  ['gem', compareRubyVersions],
  ['golang', compareGoVersions],
  ['hex', compareSemanticVersions],
  ['maven', compareMavenVersions],
  ['npm', compareSemanticVersions],
  ['nuget', compareNugetVersions],
  ['opkg', compareDebianVersions],
  ['pub', comparePubVersions],
  ['pypi', comparePythonVersions],
  ['rpm', compareRpmVersions],
  ['swift', compareSemanticVersions],
]);

/** All orders that versions may follow. */
export const EVERY_ORDER: readonly VersionComparator[] = [
  ...new Set([...COMPARATORS.values(), compareGenericVersions]),
];

/**
 * The order of versions that the packages of a package URL type follow.
 * @param purlType - such as `maven`, in any case; unknown or absent: the generic order
 */
export function comparatorOf(purlType: string | undefined): VersionComparator {
  return COMPARATORS.get(purlType?.toLowerCase() ?? '') ?? compareGenericVersions;
}

/** Whether the versions of a package URL type have an order of their own here. */
export function hasOwnOrder(purlType: string): boolean {
  return COMPARATORS.has(purlType.toLowerCase());
}
