import type { FindingRow, RowVulnerability } from '../findings/FindingRow.js';

/** The parts of a vulnerability that name it. */
export type NamedVulnerability = Pick<RowVulnerability, 'vulnId' | 'aliases'>;

/** The findings of one component that are one vulnerability, whatever it is named, in two versions of a project. */
export interface FindingGroup {
  readonly before: readonly FindingRow[];
  readonly after: readonly FindingRow[];
}

/**
 * Joins the findings of one component in two versions of a project that share an identifier, own or alias. Each
 * finding is in exactly one group.
 */
export function groupFindings(before: readonly FindingRow[], after: readonly FindingRow[]): FindingGroup[] {
  const groups = new Map<string, { before: FindingRow[]; after: FindingRow[] }>();
  const rootOf = rootsOf([...before, ...after].map(({ vulnerability }) => vulnerability));
  const add = (side: 'before' | 'after') => (row: FindingRow) => {
    const root = rootOf(row.vulnerability);
    const group = groups.get(root) ?? { before: [], after: [] };
    group[side].push(row);
    groups.set(root, group);
  };
  before.forEach(add('before'));
  after.forEach(add('after'));
  return [...groups.values()];
}

/**
 * Pairs the findings of a group: first by source and identifier, then in their order. One side may have more
 * names, and these remain without a partner.
 */
export function pairFindings({ before, after }: FindingGroup): ReadonlyMap<FindingRow, FindingRow> {
  const pairs = new Map<FindingRow, FindingRow>();
  const free = new Set(after);
  const pairBy = (isPartner: (one: FindingRow, other: FindingRow) => boolean) => {
    for (const row of before) {
      if (pairs.has(row)) continue;
      const partner = [...free].find((other) => isPartner(row, other));
      if (!partner) continue;
      pairs.set(row, partner);
      free.delete(partner);
    }
  };
  pairBy((one, other) => ownName(one) === ownName(other));
  pairBy(() => true);
  return pairs;
}

/** Joins names (union-find), and returns the function that gives each vulnerability the name of its group. */
function rootsOf(vulnerabilities: readonly NamedVulnerability[]): (one: NamedVulnerability) => string {
  const parents = new Map<string, string>();
  const rootOf = (name: string) => {
    let root = name;
    for (let parent = parents.get(root); parent !== undefined; parent = parents.get(root)) root = parent;
    return root;
  };
  for (const { vulnId, aliases } of vulnerabilities) {
    for (const { id } of aliases) {
      const [one, other] = [rootOf(vulnId), rootOf(id)];
      if (one !== other) parents.set(other, one);
    }
  }
  return ({ vulnId }) => rootOf(vulnId);
}

function ownName({ vulnerability: { source, vulnId } }: FindingRow): string {
  return `${source} ${vulnId}`;
}
