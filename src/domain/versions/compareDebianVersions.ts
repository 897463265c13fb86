import { compareDigits } from './compareDigits.js';

/** Orders Debian and Ubuntu package versions, `[epoch:]upstream[-revision]`, by the Debian Policy Manual, section 5.6.12. */
export function compareDebianVersions(left: string, right: string): number {
  const a = parse(left);
  const b = parse(right);
  return (
    compareDigits(a.epoch, b.epoch) ||
    compareParts(a.upstream, b.upstream) ||
    compareParts(a.revision, b.revision)
  );
}

function parse(version: string) {
  const text = version.trim();
  const colon = text.indexOf(':');
  const rest = text.slice(colon + 1);
  const hyphen = rest.lastIndexOf('-');
  return {
    epoch: colon < 0 ? '0' : text.slice(0, colon),
    upstream: hyphen < 0 ? rest : rest.slice(0, hyphen),
    revision: hyphen < 0 ? '' : rest.slice(hyphen + 1),
  };
}

/** Compares turn by turn a run without digits and a run of digits, of which both may be empty. */
function compareParts(left: string, right: string): number {
  let a = left;
  let b = right;
  while (a || b) {
    const [leftText = ''] = /^[^0-9]*/.exec(a) ?? [];
    const [rightText = ''] = /^[^0-9]*/.exec(b) ?? [];
    const textOrder = compareNonDigits(leftText, rightText);
    if (textOrder !== 0) return textOrder;

    a = a.slice(leftText.length);
    b = b.slice(rightText.length);
    const [leftDigits = ''] = /^[0-9]*/.exec(a) ?? [];
    const [rightDigits = ''] = /^[0-9]*/.exec(b) ?? [];
    const digitOrder = compareDigits(leftDigits, rightDigits);
    if (digitOrder !== 0) return digitOrder;
    a = a.slice(leftDigits.length);
    b = b.slice(rightDigits.length);
  }
  return 0;
}

function compareNonDigits(left: string, right: string): number {
  for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
    const order = rankOf(left[index]) - rankOf(right[index]);
    if (order !== 0) return Math.sign(order);
  }
  return 0;
}

/** A tilde comes before the end of the text, which comes before letters, which come before everything else. */
function rankOf(character: string | undefined): number {
  if (character === undefined) return 0;
  if (character === '~') return -1;
  return /[A-Za-z]/.test(character) ? character.charCodeAt(0) : character.charCodeAt(0) + 256;
}
