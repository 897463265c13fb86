/** A tag as servers keep it. */
export function normalizeTag(text: string): string {
  return text.trim().toLowerCase();
}
