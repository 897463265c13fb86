import { comparePubVersions } from './comparePubVersions.js';

/** Orders Bitnami packages as bitnami/go-version does: semantic versions, with a revision behind the hyphen (`1.2.3` < `1.2.3-1`). */
export function compareBitnamiVersions(left: string, right: string): number {
  return comparePubVersions(left.replace('-', '+'), right.replace('-', '+'));
}
