/**
 * Orders versions as policies do, whatever the ecosystem: part by part, numbers as numbers, everything else as text.
 * Versions that agree as far as the shorter one goes differ by their length, but `1.0` and `1.0.0` are the same.
 */
export function comparePolicyVersions(left: string, right: string): number {
  const [lefts, rights] = [partsOf(left), partsOf(right)];
  const common = Math.min(lefts.length, rights.length);
  for (let index = 0; index < common; index += 1) {
    const order = compareParts(lefts[index] ?? '', rights[index] ?? '');
    if (order !== 0) return order;
  }
  const [longer] = [lefts, rights].sort((one, other) => other.length - one.length);
  const rest = (longer ?? []).slice(common);
  if (rest.length === 1 && rest[0] === '0') return 0;
  return lefts.length - rights.length;
}

// Numbers, letters with a number behind (`rc1`), a number with letters at the very end (`2a`), and the words for what
// comes before or is a release.
const PARTS = /\d+[a-z]{1,3}$|[a-z]{1,3}[_-]?\d+|\d+|(?:rc|release|snapshot|beta|alpha)$/g;

// Debian counts packagings in an epoch before the version (`1:2.3`), Ubuntu in a suffix (`2.3-4ubuntu5`).
function partsOf(version: string): string[] {
  const upstream = version
    .toLowerCase()
    .replace(/^\d+:/, '')
    .replace(/[-+~]?[^-+~]*ubuntu.*$/, '');
  return upstream.match(PARTS) ?? [version.toLowerCase()];
}

function compareParts(left: string, right: string): number {
  if (/^\d+$/.test(left) && /^\d+$/.test(right)) return compareNumbers(left, right);
  return left < right ? -1 : left > right ? 1 : 0;
}

// Longer than any number JavaScript keeps exactly: 20240115103000123456.
function compareNumbers(left: string, right: string): number {
  const difference = BigInt(left) - BigInt(right);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}
