import { textMatcher } from './textMatcher.js';

/**
 * Returns true when a pattern matches every text. These texts of one character have so little in common that
 * only a pattern of stars and dots matches them all.
 */
export function isAnything(pattern: string): boolean {
  const matches = textMatcher(pattern);
  return matches !== undefined && ['a', '1', ':', '/'].every(matches);
}
