import type { FindingRow, RowVulnerability } from '../findings/FindingRow.js';

/** The parts of a vulnerability that name it. */
export type NamedVulnerability = Pick<RowVulnerability, 'source' | 'vulnId' | 'aliases'>;

/** All names of a vulnerability, its own first, each with its source. */
function namesOf({ source, vulnId, aliases }: NamedVulnerability): string[] {
  return [nameOf(source, vulnId), ...aliases.map((alias) => nameOf(alias.source, alias.id))];
}

/** A finding in two versions of a project; one of both is absent where only the other version has it. */
export interface FindingPair {
  readonly before: FindingRow | undefined;
  readonly after: FindingRow | undefined;
  /**
   * True when the other side has the vulnerability under a name that is already another finding's. It must
   * not be reported twice.
   */
  readonly isFurtherName: boolean;
}

/**
 * Pairs the findings of one component in two versions of a project: by the same source and identifier,
 * otherwise by a name that both share as an alias. Several names of one vulnerability on one side correspond
 * to the one name on the other side.
 */
export function pairFindings(before: readonly FindingRow[], after: readonly FindingRow[]): FindingPair[] {
  const partner = new Map<FindingRow, FindingRow>();
  const ownNames = new Map(after.map((row) => [ownName(row), row]));
  for (const row of before) {
    const same = ownNames.get(ownName(row));
    if (same && !partner.has(same)) link(partner, row, same);
  }
  const named = rowsByName(after);
  for (const row of before) {
    if (partner.has(row)) continue;
    const free = rowsNamedAs(row, named).find((other) => !partner.has(other));
    if (free) link(partner, row, free);
  }
  const namedBefore = rowsByName(before);
  return [
    ...before.map((row) => pairOf(row, partner.get(row) ?? rowsNamedAs(row, named)[0], !partner.has(row))),
    ...after
      .filter((row) => !partner.has(row))
      .map((row) => {
        const further = rowsNamedAs(row, namedBefore)[0];
        return { before: further, after: row, isFurtherName: further !== undefined };
      }),
  ];
}

function pairOf(before: FindingRow, after: FindingRow | undefined, isFurther: boolean): FindingPair {
  return { before, after, isFurtherName: isFurther && after !== undefined };
}

function link(partner: Map<FindingRow, FindingRow>, one: FindingRow, other: FindingRow) {
  partner.set(one, other);
  partner.set(other, one);
}

function rowsByName(rows: readonly FindingRow[]): Map<string, FindingRow[]> {
  const found = new Map<string, FindingRow[]>();
  for (const row of rows) {
    for (const name of namesOf(row.vulnerability)) {
      const others = found.get(name);
      if (others) others.push(row);
      else found.set(name, [row]);
    }
  }
  return found;
}

function rowsNamedAs({ vulnerability }: FindingRow, named: Map<string, FindingRow[]>): FindingRow[] {
  return namesOf(vulnerability).flatMap((name) => named.get(name) ?? []);
}

function ownName({ vulnerability: { source, vulnId } }: FindingRow): string {
  return nameOf(source, vulnId);
}

const nameOf = (source: string, id: string) => `${source} ${id}`;
