import { compareGenericVersions } from './compareGenericVersions.js';

/** Orders R packages as `package_version` does: numbers with dots or hyphens between, of which fewer are older (`1.0` < `1.0-1` = `1.0.1`). */
export function compareCranVersions(left: string, right: string): number {
  return compareGenericVersions(left.replaceAll('-', '.'), right.replaceAll('-', '.'));
}
