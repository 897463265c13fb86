import { cvssOf, decisionOf, matrixOf, type FindingRow } from '../../domain/findings/FindingRow.js';
import type { FindingsIndex } from '../../domain/findings/FindingsIndex.js';
import { vulnerabilitiesToLeave, type NamedVulnerability } from '../../domain/findings/NamedVulnerability.js';
import type { FindingSelection } from '../../domain/findings/selectFindings.js';
import { severityRank } from '../../domain/severity.js';
import type { Severity } from '../../schema/enumerations.js';
import type { RowSource } from '../../ui/table/interfaces.js';

/** A row of the table: a finding, or the one that represents several. */
export interface FindingLine {
  readonly finding: FindingRow;
  /** The other findings of its group, best known first. Empty when it represents only itself. */
  readonly others: readonly FindingRow[];
  /** True when the others are listed below it. */
  readonly isGroupOpen: boolean;
  /** 1: listed below the finding that represents its group. */
  readonly level: 0 | 1;
  /** Worst of the group. */
  readonly severity: Severity;
  /** Its own score, else that of one of the group. */
  readonly cvss: number | undefined;
  readonly epss: number | undefined;
  /** True when findings of the group have different decisions. */
  readonly isMixed: boolean;
  /**
   * True when it was suppressed while suppressed findings are hidden, so that it will not be listed again.
   */
  readonly isLeaving: boolean;
  /** Returns the vulnerabilities that a new version of its component has to leave behind. */
  readonly toLeave: () => readonly NamedVulnerability[];
}

/** Returns the lines of a selection, created on demand. */
export function linesOf(
  index: FindingsIndex,
  selection: FindingSelection,
  openGroups: ReadonlySet<string>,
  hidesSuppressed: boolean,
): RowSource<FindingLine> {
  const { rows: order, members } = selection;
  const lineOf = (place: number, level: 0 | 1): FindingLine => {
    const finding = index.rows[place]!;
    const all = level === 0 ? members.get(place) : undefined;
    const others = all ? all.slice(1).map((other) => index.rows[other]!) : NONE;
    return {
      finding,
      others,
      level,
      isGroupOpen: others.length > 0 && openGroups.has(matrixOf(finding)),
      severity: others.reduce<Severity>(
        (worst, { vulnerability: { severity } }) =>
          severityRank(severity) < severityRank(worst) ? severity : worst,
        finding.vulnerability.severity,
      ),
      cvss: firstOf(finding, others, ({ vulnerability }) => cvssOf(vulnerability)),
      epss: firstOf(finding, others, ({ vulnerability }) => vulnerability.epssScore),
      isMixed: others.some((other) => decisionOf(other) !== decisionOf(finding)),
      isLeaving: hidesSuppressed && finding.isSuppressed,
      toLeave: () => vulnerabilitiesToLeave(index.ofSameComponent(place), finding),
    };
  };

  // Rows of open groups shift all others; without any, places are those of the selection.
  const places: { place: number; level: 0 | 1 }[] = [];
  if (openGroups.size > 0) {
    for (const place of order) {
      places.push({ place, level: 0 });
      const all = members.get(place);
      if (!all || !openGroups.has(matrixOf(index.rows[place]!))) continue;
      for (const other of all.slice(1)) places.push({ place: other, level: 1 });
    }
  }
  const made = new Map<number, FindingLine>();
  return {
    count: places.length || order.length,
    at(at) {
      let line = made.get(at);
      if (!line) {
        const { place, level } = places[at] ?? { place: order[at], level: 0 as const };
        if (place === undefined) return undefined;
        line = lineOf(place, level);
        made.set(at, line);
      }
      return line;
    },
  };
}

/**
 * Returns the selected findings after the table changed them by rows: a selected row represents all of its
 * findings.
 */
export function withMembers(
  index: FindingsIndex,
  { members }: FindingSelection,
  old: ReadonlySet<string>,
  asked: ReadonlySet<string>,
): ReadonlySet<string> {
  const ids = new Set(asked);
  for (const [lead, all] of members) {
    const id = matrixOf(index.rows[lead]!);
    if (old.has(id) === asked.has(id)) continue;
    for (const member of all) ids[asked.has(id) ? 'add' : 'delete'](matrixOf(index.rows[member]!));
  }
  return ids;
}

/** Name of a line within the table. */
export function lineId({ finding }: FindingLine): string {
  return matrixOf(finding);
}

function firstOf<T>(
  finding: FindingRow,
  others: readonly FindingRow[],
  of: (finding: FindingRow) => T | undefined,
) {
  const own = of(finding);
  if (own !== undefined) return own;
  for (const other of others) {
    const found = of(other);
    if (found !== undefined) return found;
  }
  return undefined;
}

const NONE: readonly FindingRow[] = [];
