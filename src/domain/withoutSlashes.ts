/** A text without the slashes at its end. A regular expression for it takes a time that grows with the square of slashes elsewhere. */
export function withoutSlashesAtEnd(text: string): string {
  let end = text.length;
  while (text[end - 1] === '/') end -= 1;
  return text.slice(0, end);
}
