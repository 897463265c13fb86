/** The number in `CWE-79`, `79` or 79; undefined for anything else. */
export function cweNumber(text: string | number): number | undefined {
  const [, digits] = /^(?:CWE-)?([0-9]{1,9})$/i.exec(String(text).trim()) ?? [];
  return digits === undefined ? undefined : Number(digits);
}
