/**
 * The author of a component: a text up to version 1.5, a list of people since 1.6, which may have both. Servers have one text.
 * @param people - a name for each, or an email address
 */
export function authorText(
  author: string | undefined,
  people: readonly (string | undefined)[],
): string | undefined {
  const named = new Set(author?.split(',').map((name) => name.trim()));
  const others = people.filter((name) => name !== undefined && name !== author && !named.has(name));
  return [author, ...new Set(others)].filter(Boolean).join(', ') || undefined;
}
