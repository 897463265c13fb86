/** The start of a value that a message quotes: 100 characters at most, the last of them an ellipsis where more follows. */
export function excerpt(value: string): string {
  // Half of a character beyond U+FFFF would be shown as a replacement character.
  return value.length > 100 ? `${value.slice(0, 99).replace(/[\uD800-\uDBFF]$/, '')}…` : value;
}
