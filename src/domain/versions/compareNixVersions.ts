import { compareDigits, compareText, isDigits } from './compareDigits.js';

/** Orders versions as the Nix manual says of `nix-env --upgrade`: `2.3pre1` < `2.3` < `2.3a` < `2.3.1`. */
export function compareNixVersions(left: string, right: string): number {
  const [lefts, rights] = [componentsOf(left), componentsOf(right)];
  for (let index = 0; index < Math.max(lefts.length, rights.length); index += 1) {
    const [a, b] = [lefts[index] ?? '', rights[index] ?? ''];
    const order = Math.sign(rankOf(a) - rankOf(b));
    if (order !== 0) return order;
    const same = isDigits(a) ? compareDigits(a, b) : compareText(a, b);
    if (same !== 0) return same;
  }
  return 0;
}

const componentsOf = (version: string) => version.match(/[0-9]+|[^0-9.-]+/g) ?? [];

function rankOf(component: string): number {
  if (component === 'pre') return 0;
  if (component === '') return 1;
  return isDigits(component) ? 3 : 2;
}
