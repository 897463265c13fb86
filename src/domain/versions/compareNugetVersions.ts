import { compareSemanticVersions } from './compareSemanticVersions.js';

/** Orders NuGet versions: semantic versions with an optional fourth number, where letter case does not count. */
export function compareNugetVersions(left: string, right: string): number {
  return compareSemanticVersions(left.toLowerCase(), right.toLowerCase());
}
