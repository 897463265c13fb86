import { compareSemanticVersions } from './compareSemanticVersions.js';

/**
 * Orders Go module versions: semantic versions with a leading `v`, pseudo-versions (`v0.0.0-20231009…-abcdef`)
 * included. Releases of Go itself (`go1.21rc2`) are understood, too.
 */
export function compareGoVersions(left: string, right: string): number {
  return compareSemanticVersions(asSemantic(left), asSemantic(right));
}

const asSemantic = (version: string) =>
  version.replace(/^go(?=[0-9])/, '').replace(/^(v?[0-9.]+)(rc|beta)([0-9]+)/, '$1-$2.$3');
