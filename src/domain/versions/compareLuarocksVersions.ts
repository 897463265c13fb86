import { compareDigits } from './compareDigits.js';

/**
 * Orders versions of Lua as LuaRocks does (luarocks.core.vers): a word is a number, which may be below zero (`1.2rc1` < `1.2`) or above all
 * others (`scm`). The revision behind the last hyphen counts where both have one.
 */
export function compareLuarocksVersions(left: string, right: string): number {
  const [a, b] = [parse(left), parse(right)];
  for (let index = 0; index < Math.max(a.numbers.length, b.numbers.length); index += 1) {
    const [one, other] = [a.numbers[index] ?? 0, b.numbers[index] ?? 0];
    if (one !== other) return one < other ? -1 : 1;
  }
  return a.revision && b.revision ? compareDigits(a.revision, b.revision) : 0;
}

const WORDS = new Map([
  ['dev', 120_000_000],
  ['scm', 110_000_000],
  ['cvs', 100_000_000],
  ['rc', -1000],
  ['pre', -10_000],
  ['beta', -100_000],
  ['alpha', -1_000_000],
]);

/** The number that follows a word is added as a fraction; of words beside each other the last counts. */
function parse(version: string): { numbers: readonly number[]; revision?: string } {
  const text = version.trim();
  const revision = /-([0-9]+)$/.exec(text)?.[1];
  const numbers: number[] = [];
  let word: number | undefined;
  for (const run of text.replace(/-[0-9]+$/, '').match(/[0-9]+|[a-z]+/gi) ?? []) {
    if (/^[0-9]/.test(run)) {
      numbers.push(word === undefined ? Number(run) : word + Number(run) / 100_000);
      word = undefined;
    } else {
      word = WORDS.get(run) ?? run.charCodeAt(0) / 1000;
    }
  }
  if (word !== undefined) numbers.push(word);
  return { numbers, revision };
}
