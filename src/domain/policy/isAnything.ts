import { textMatcher } from './textMatcher.js';

/** Whether a pattern fits every text. Texts of one character have nothing in common but that a pattern of stars and dots fits them. */
export function isAnything(pattern: string): boolean {
  const matches = textMatcher(pattern);
  return matches !== undefined && ['a', '1', ':', '/'].every(matches);
}
