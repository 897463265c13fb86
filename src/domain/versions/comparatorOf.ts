import { compareAlpineVersions } from './compareAlpineVersions.js';
import { compareArchVersions } from './compareArchVersions.js';
import { compareBitnamiVersions } from './compareBitnamiVersions.js';
import { compareCocoapodsVersions } from './compareCocoapodsVersions.js';
import { compareComposerVersions } from './compareComposerVersions.js';
import { compareConanVersions } from './compareConanVersions.js';
import { compareCondaVersions } from './compareCondaVersions.js';
import { compareCpanVersions } from './compareCpanVersions.js';
import { compareCranVersions } from './compareCranVersions.js';
import { compareDebianVersions } from './compareDebianVersions.js';
import { compareGenericVersions } from './compareGenericVersions.js';
import { compareGoVersions } from './compareGoVersions.js';
import { compareLuarocksVersions } from './compareLuarocksVersions.js';
import { compareMavenVersions } from './compareMavenVersions.js';
import { compareNixVersions } from './compareNixVersions.js';
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
  // Collection Galaxy metadata structure: versions are semantic.
  ['ansible', compareSemanticVersions],
  ['apk', compareAlpineVersions],
  ['bitnami', compareBitnamiVersions],
  ['cargo', compareSemanticVersions],
  // Manifest of Chrome extensions, `version`: up to four numbers, of which absent ones are zero.
  ['chrome-extension', compareSemanticVersions],
  ['cocoapods', compareCocoapodsVersions],
  ['composer', compareComposerVersions],
  ['conan', compareConanVersions],
  ['conda', compareCondaVersions],
  ['cpan', compareCpanVersions],
  ['cran', compareCranVersions],
  ['deb', compareDebianVersions],
  ['gem', compareRubyVersions],
  ['golang', compareGoVersions],
  // Data.Version of Haskell: lists of numbers, of which a shorter one is older, as in the generic order.
  ['hackage', compareGenericVersions],
  ['hex', compareSemanticVersions],
  // VersionNumber of Julia: semantic versions, whose builds count.
  ['julia', comparePubVersions],
  ['luarocks', compareLuarocksVersions],
  ['maven', compareMavenVersions],
  ['nix', compareNixVersions],
  ['nixpkgs', compareNixVersions],
  ['npm', compareSemanticVersions],
  ['nuget', compareNugetVersions],
  // opam manual, "Version ordering": that of Debian.
  ['opam', compareDebianVersions],
  ['opkg', compareDebianVersions],
  // Erlang, "Versions": the order of OTP versions, with candidates (`-rc1`) before.
  ['otp', compareSemanticVersions],
  ['pub', comparePubVersions],
  ['pypi', comparePythonVersions],
  ['rpm', compareRpmVersions],
  ['swift', compareSemanticVersions],
  // Terraform, "Module versions": semantic.
  ['terraform', compareSemanticVersions],
  // Extension manifest of Visual Studio Code, `version`: semantic.
  ['vscode-extension', compareSemanticVersions],
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

/** Returns true when the versions of a package URL type have their own order here. */
export function hasOwnOrder(purlType: string): boolean {
  return COMPARATORS.has(purlType.toLowerCase());
}
