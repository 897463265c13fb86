import { compareDigits, compareText, isDigits } from './compareDigits.js';

interface Token {
  /** How the token is joined to the one before it; a change between digits and letters counts as a hyphen. */
  prefix: '.' | '-';
  text: string;
  isNumber: boolean;
}

// "Version Order Specification" of the Maven POM reference: a release has the empty qualifier.
const QUALIFIERS = ['alpha', 'beta', 'milestone', 'rc', 'snapshot', '', 'sp'];
const SAME_AS: Record<string, string> = { cr: 'rc', final: '', ga: '', release: '' };
const SHORT_FORMS: Record<string, string> = { a: 'alpha', b: 'beta', m: 'milestone' };

/** Orders versions as Maven does: `1.0-alpha-1` < `1.0-rc1` < `1.0-SNAPSHOT` < `1.0` = `1.0.0.Final` < `1.0-sp` < `1.0.1`. */
export function compareMavenVersions(left: string, right: string): number {
  const lefts = withoutNulls(tokensOf(left.toLowerCase()));
  const rights = withoutNulls(tokensOf(right.toLowerCase()));
  for (let index = 0; index < Math.max(lefts.length, rights.length); index += 1) {
    const a = lefts[index] ?? paddingFor(rights[index]);
    const b = rights[index] ?? paddingFor(lefts[index]);
    const order = compareTokens(a, b);
    if (order !== 0) return order;
  }
  return 0;
}

function tokensOf(version: string): Token[] {
  const tokens: Token[] = [];
  let separator: Token['prefix'] = '.';
  // Underscores separate like hyphens since Maven 4, and mean nothing else in Maven 3.
  for (const part of version.split(/([.\-_])/)) {
    if (part === '.' || part === '-' || part === '_') {
      separator = part === '.' ? '.' : '-';
      continue;
    }
    const runs = part.match(/[0-9]+|[^0-9]+/g) ?? ['0'];
    runs.forEach((run, index) => {
      const isNumber = isDigits(run);
      const isBeforeNumber = !isNumber && index + 1 < runs.length;
      tokens.push({
        // A qualifier behind a dot stands where one behind a hyphen would: 1.0.RC2 < 1.0-RC3.
        prefix: index > 0 || !isNumber ? '-' : separator,
        text: isNumber ? run : qualifierOf(run, isBeforeNumber),
        isNumber,
      });
    });
  }
  return tokens;
}

function qualifierOf(run: string, isBeforeNumber: boolean): string {
  if (isBeforeNumber && run in SHORT_FORMS) return SHORT_FORMS[run] ?? run;
  return SAME_AS[run] ?? run;
}

/**
 * Drops zeros and release words at the end and in front of every remaining hyphen: 1.0.0-foo.0 is 1-foo. Maven keeps a
 * release word in front of another qualifier, so that 1.0.Final-redhat-1 is before 1.0.SP1-redhat-1 (MNG-7714).
 */
function withoutNulls(tokens: Token[]): Token[] {
  const kept = [...tokens];
  for (let index = kept.length; index > 0; index -= 1) {
    const next = kept[index];
    const last = kept[index - 1];
    const isEnd = !next || (next.prefix === '-' && (next.isNumber || last?.isNumber));
    if (isEnd && last && isNull(last) && index > 1) kept.splice(index - 1, 1);
  }
  return kept;
}

const isNull = ({ text, isNumber }: Token) => (isNumber ? compareDigits(text, '0') === 0 : text === '');

function paddingFor(other: Token | undefined): Token {
  return other?.prefix === '.'
    ? { prefix: '.', text: '0', isNumber: true }
    : { prefix: '-', text: '', isNumber: false };
}

function compareTokens(left: Token, right: Token): number {
  if (left.isNumber !== right.isNumber) return left.isNumber ? 1 : -1;
  if (!left.isNumber) return compareQualifiers(left.text, right.text);
  if (left.prefix !== right.prefix) return left.prefix === '.' ? 1 : -1;
  return compareDigits(left.text, right.text);
}

function compareQualifiers(left: string, right: string): number {
  const a = QUALIFIERS.indexOf(left);
  const b = QUALIFIERS.indexOf(right);
  if (a < 0 && b < 0) return compareText(left, right);
  if (a < 0 || b < 0) return a < 0 ? 1 : -1;
  return Math.sign(a - b);
}
