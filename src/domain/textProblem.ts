import { hasControlCharacter } from './controlCharacter.js';
import { isCpe } from './cpe.js';
import { purlProblem, type PurlProblem } from './purl.js';

/** The problem of a text that a server would reject. */
export type TextProblem = { code: 'tooLong'; limit: number; length: number } | { code: 'controlCharacter' };

/** The problem of a text that identifies something. */
export type IdentityProblem = TextProblem | { code: 'purl'; part: PurlProblem } | { code: 'cpe' };

/** The maximum lengths that a server accepts for the identity of projects and components, in characters. */
export const IDENTITY_LIMITS = {
  name: 255,
  version: 255,
  group: 255,
  swidTagId: 255,
  cpe: 255,
  purl: 786,
} as const;

/** Longest tag that a server takes, in characters. */
export const LONGEST_TAG = 255;

/** Returns the problem that keeps a server from accepting a text, trimmed as the server trims it. */
export function textProblem(text: string, limit = Infinity): TextProblem | undefined {
  const { length } = text.trim();
  if (length > limit) return { code: 'tooLong', limit, length };
  return hasControlCharacter(text) ? { code: 'controlCharacter' } : undefined;
}

/** As {@link textProblem}, for a package URL; nothing is none, which is fine. */
export function purlTextProblem(text: string): IdentityProblem | undefined {
  const purl = text.trim();
  const part = purl === '' ? undefined : purlProblem(purl);
  return textProblem(text, IDENTITY_LIMITS.purl) ?? (part && { code: 'purl', part });
}

/** As {@link textProblem}, for a CPE; nothing is none, which is fine. */
export function cpeTextProblem(text: string): IdentityProblem | undefined {
  const cpe = text.trim();
  return textProblem(text, IDENTITY_LIMITS.cpe) ?? (cpe === '' || isCpe(cpe) ? undefined : { code: 'cpe' });
}
