import { isDigits } from './compareDigits.js';
import { compareSemanticVersions } from './compareSemanticVersions.js';

/**
 * Orders pods as `Pod::Version` of CocoaPods does: any numbers in front (`1.0.0` < `1.0.0-1`), then a pre-release from the first letters
 * on (`1.0.a9` < `1.0.a10` < `1.0`), which is compared as that of a semantic version.
 */
export function compareCocoapodsVersions(left: string, right: string): number {
  return compareSemanticVersions(asSemantic(left), asSemantic(right));
}

function asSemantic(version: string): string {
  const runs = version.replace(/\+.*$/s, '').match(/[0-9]+|[a-z]+/gi) ?? [];
  const letters = runs.findIndex((run) => !isDigits(run));
  if (letters < 0) return runs.join('.');
  return `${runs.slice(0, letters).join('.')}-${runs.slice(letters).join('.')}`;
}
