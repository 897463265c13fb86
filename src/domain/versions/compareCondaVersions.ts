import { compareDigits, compareText, isDigits } from './compareDigits.js';

/**
 * Orders conda versions, `[epoch!]version[+local]`, as `VersionOrder` of conda.models.version does: parts without a number in front get a
 * zero, absent ones are zero (`1.0` = `1.0.0`), and text comes before numbers (`1.0b1` < `1.0`): `dev` before all of it, `post` after all.
 */
export function compareCondaVersions(left: string, right: string): number {
  const [a, b] = [parse(left), parse(right)];
  return compareParts(a.version, b.version) || compareParts(a.local, b.local);
}

type Parts = readonly (readonly string[])[];

function parse(text: string): { version: Parts; local: Parts } {
  const lower = text.trim().toLowerCase();
  const spelled = lower.includes('_') ? lower : lower.replaceAll('-', '_');
  const [, epoch = '0', version = '', local = ''] = /^(?:([0-9]+)!)?([^+]*)\+?(.*)$/s.exec(spelled) ?? [];
  return { version: [[epoch], ...partsOf(version)], local: partsOf(local) };
}

/** An underscore separates, but not at the end, as in `1.0.1_`, which comes before `1.0.1a`. */
function partsOf(text: string): Parts {
  return text.split(/[.]|_(?!$)/).map((part) => {
    const runs = part.match(/[0-9]+|\*+|[^0-9*]+/g) ?? [];
    return isDigits(runs[0] ?? '') ? runs : ['0', ...runs];
  });
}

function compareParts(left: Parts, right: Parts): number {
  for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
    const [a, b] = [left[index] ?? [], right[index] ?? []];
    for (let place = 0; place < Math.max(a.length, b.length); place += 1) {
      const order = compareRuns(a[place] ?? '0', b[place] ?? '0');
      if (order !== 0) return order;
    }
  }
  return 0;
}

function compareRuns(left: string, right: string): number {
  const order = Math.sign(rankOf(left) - rankOf(right));
  if (order !== 0) return order;
  return isDigits(left) ? compareDigits(left, right) : compareText(left, right);
}

/** An asterisk is before `dev`, which is before all other text. */
function rankOf(run: string): number {
  if (run.startsWith('*')) return 0;
  if (run === 'dev') return 1;
  if (run === 'post') return 4;
  return isDigits(run) ? 3 : 2;
}
