import { compareDigits, compareText, isDigits } from './compareDigits.js';

interface PythonVersion {
  epoch: string;
  release: string[];
  pre?: [phase: string, number: string];
  post?: string;
  dev?: string;
  local?: string[];
}

// PEP 440, appendix B: the permissive form with its alternative spellings.
const VERSION =
  /^v?(?:(\d+)!)?(\d+(?:\.\d+)*)(?:[-_.]?(a|b|c|rc|alpha|beta|pre|preview)[-_.]?(\d*))?(?:-(\d+)|([-_.]?(?:post|rev|r)[-_.]?)(\d*))?(?:([-_.]?dev[-_.]?)(\d*))?(?:\+([a-z0-9]+(?:[-_.][a-z0-9]+)*))?$/;
const PHASES: Record<string, string> = { alpha: 'a', beta: 'b', c: 'rc', pre: 'rc', preview: 'rc' };

/** Orders Python versions by PEP 440; texts that are no such version come before all that are, by their text. */
export function comparePythonVersions(left: string, right: string): number {
  const a = parse(left);
  const b = parse(right);
  if (!a || !b) return a ? 1 : b ? -1 : compareText(left, right);
  return (
    compareDigits(a.epoch, b.epoch) ||
    compareReleases(a.release, b.release) ||
    comparePhases(a, b) ||
    compareOptional(a.post, b.post, -1) ||
    compareOptional(a.dev, b.dev, 1) ||
    compareLocals(a.local, b.local)
  );
}

function parse(version: string): PythonVersion | undefined {
  const match = VERSION.exec(version.trim().toLowerCase());
  if (!match) return undefined;
  const [
    ,
    epoch,
    release,
    phase,
    phaseNumber,
    implicitPost,
    postWord,
    postNumber,
    devWord,
    devNumber,
    local,
  ] = match;
  return {
    epoch: epoch ?? '0',
    release: (release ?? '0').split('.'),
    ...(phase && { pre: [PHASES[phase] ?? phase, phaseNumber || '0'] }),
    ...(implicitPost && { post: implicitPost }),
    ...(postWord && { post: postNumber || '0' }),
    ...(devWord && { dev: devNumber || '0' }),
    ...(local && { local: local.split(/[-_.]/) }),
  };
}

function compareReleases(left: string[], right: string[]): number {
  for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
    const order = compareDigits(left[index] ?? '0', right[index] ?? '0');
    if (order !== 0) return order;
  }
  return 0;
}

/** A development release without a phase comes before every pre-release; a final one behind them. */
function comparePhases(left: PythonVersion, right: PythonVersion): number {
  const order = compareText(phaseOf(left), phaseOf(right));
  return order || compareDigits(left.pre?.[1] ?? '0', right.pre?.[1] ?? '0');
}

function phaseOf({ pre, post, dev }: PythonVersion): string {
  if (pre) return pre[0];
  return dev !== undefined && post === undefined ? '' : '~';
}

/** Compares numbers of which one may be absent; `absent` is the place of the absent one. */
function compareOptional(left: string | undefined, right: string | undefined, absent: -1 | 1): number {
  if (left === undefined && right === undefined) return 0;
  if (left === undefined) return absent;
  if (right === undefined) return -absent;
  return compareDigits(left, right);
}

function compareLocals(left: string[] | undefined, right: string[] | undefined): number {
  if (!left || !right) return left ? 1 : right ? -1 : 0;
  for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
    const a = left[index];
    const b = right[index];
    if (a === undefined || b === undefined) return a === undefined ? -1 : 1;
    if (isDigits(a) !== isDigits(b)) return isDigits(a) ? 1 : -1;
    const order = isDigits(a) ? compareDigits(a, b) : compareText(a, b);
    if (order !== 0) return order;
  }
  return 0;
}
