/**
 * Compares two runs of ASCII digits as integers of any length. Leading zeros are ignored, and an empty run
 * counts as 0.
 */
export function compareDigits(left: string, right: string): number {
  const a = withoutLeadingZeros(left);
  const b = withoutLeadingZeros(right);
  return Math.sign(a.length - b.length) || compareText(a, b);
}

/** Compares two texts by code unit, which for ASCII is the order of the code points. */
export function compareText(left: string, right: string): number {
  return left === right ? 0 : left < right ? -1 : 1;
}

/** Returns true when the text is one or more ASCII digits and nothing else. */
export function isDigits(text: string): boolean {
  return /^[0-9]+$/.test(text);
}

const withoutLeadingZeros = (digits: string) => digits.replace(/^0+/, '');
