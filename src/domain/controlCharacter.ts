/**
 * Whether there is a control character in a text; no server takes any but line breaks and tabs. Which further invisible
 * characters it takes differs by version, so those are left to it.
 */
export function hasControlCharacter(text: string): boolean {
  // eslint-disable-next-line no-control-regex -- they are what is looked for
  return /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/.test(text);
}
