/**
 * Returns how literally a name or an identifier matches a typed text, ignoring case: 3 when they are equal, 2
 * when it starts with the text, 1 when it contains the text, otherwise 0.
 */
export function textFit(name: string, text: string): number {
  const searched = name.toLowerCase();
  const wanted = text.toLowerCase();
  if (searched === wanted) return 3;
  if (searched.startsWith(wanted)) return 2;
  return searched.includes(wanted) ? 1 : 0;
}
