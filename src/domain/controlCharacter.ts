/**
 * Returns true when a text has a control character. No server accepts any except line breaks and tabs. The
 * other invisible characters that it accepts differ by version, so those are left to it.
 */
export function hasControlCharacter(text: string): boolean {
  // eslint-disable-next-line no-control-regex -- they are what is looked for
  return /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/.test(text);
}
