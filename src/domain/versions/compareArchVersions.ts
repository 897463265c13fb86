import { compareDigits, compareText, isDigits } from './compareDigits.js';
import { dividedVersion } from './epochs.js';

/**
 * Orders Arch Linux versions, `[epoch:]version[-release]`, as `vercmp(8)` does: letters at the end make a pre-release (`1.0rc` < `1.0`),
 * a letter after a separator comes after it (`1.0` < `1.0.a`). Without a release on either side, releases do not count.
 */
export function compareArchVersions(left: string, right: string): number {
  const [a, b] = [parse(left), parse(right)];
  const order = compareDigits(a.epoch, b.epoch) || compareSegments(a.version, b.version);
  if (order !== 0 || a.release === undefined || b.release === undefined) return order;
  return compareSegments(a.release, b.release);
}

function parse(text: string) {
  const { epoch = '0', rest } = dividedVersion(text);
  const hyphen = rest.lastIndexOf('-');
  return {
    epoch,
    version: hyphen < 0 ? rest : rest.slice(0, hyphen),
    release: hyphen < 0 ? undefined : rest.slice(hyphen + 1),
  };
}

/** Separators before a segment count by their number, as in `1..0`. */
function compareSegments(left: string, right: string): number {
  const [lefts, rights] = [segmentsOf(left), segmentsOf(right)];
  const common = Math.min(lefts.length, rights.length);
  for (let index = 0; index < common; index += 1) {
    const [a, b] = [lefts[index]!, rights[index]!];
    if (a.separators !== b.separators) return a.separators < b.separators ? -1 : 1;
    if (isDigits(a.text) !== isDigits(b.text)) return isDigits(a.text) ? 1 : -1;
    const order = isDigits(a.text) ? compareDigits(a.text, b.text) : compareText(a.text, b.text);
    if (order !== 0) return order;
  }
  const next = lefts[common] ?? rights[common];
  if (next === undefined) return 0;
  // Letters that follow directly, as in 1.0rc, make the longer one the older.
  const isLeftLonger = lefts.length > rights.length;
  const isPreRelease = next.separators === 0 && !isDigits(next.text);
  return isLeftLonger === isPreRelease ? -1 : 1;
}

function segmentsOf(text: string): { separators: number; text: string }[] {
  return [...text.matchAll(/([^0-9A-Za-z]*)([0-9]+|[A-Za-z]+)/g)].map(([, before = '', segment = '']) => ({
    separators: before.length,
    text: segment,
  }));
}
