import type { FindingRow } from '../../../../domain/findings/FindingRow.js';
import type { useHost } from '../../../../host/KitProvider.js';
import type { RowSource } from '../../../../ui/DataTable/interfaces.js';
import type { DetailFocus } from '../audit/FindingDetail.js';
import type { FindingLine } from './FindingLine.js';
import type { AuditFinding } from '../audit/useAuditFinding.js';

/** Where a key was pressed, and what keys may do. */
export interface KeyContext {
  line: FindingLine;
  /** Place of the line among all. */
  at: number;
  lines: RowSource<FindingLine>;
  projectId: string;
  navigation: ReturnType<typeof useHost>['navigation'];
  /** Absent: nothing may be decided. */
  audit: AuditFinding | undefined;
  /** Opens a finding with the focus in one of its fields. */
  open: (line: FindingLine, field: DetailFocus['field']) => void;
  focusRow: (index: number) => void;
  focusSearch: () => void;
  openFilters: () => void;
  toggleGrouping: () => void;
  showKeys: () => void;
}

/** What a key does while the focus is on a row, beyond what it does in every table. */
export function keyAction(key: string, context: KeyContext): (() => void) | undefined {
  const { line, at, lines, projectId, navigation, audit, open, focusRow } = context;
  const { finding } = line;
  switch (key) {
    case '/':
      return context.focusSearch;
    case '?':
      return context.showKeys;
    case 'f':
      return context.openFilters;
    case 'g':
      return context.toggleGrouping;
    case 'n':
      return () => {
        const next = nextUndecided(lines, at);
        if (next !== undefined) focusRow(next);
      };
    case 'o':
      return goer(navigation, vulnerabilityPageOf(finding));
    case 'p':
      return goer(navigation, { to: 'dependencyGraph', projectId, componentIds: [finding.component.uuid] });
    case 'e':
      return audit && (() => open(line, 'state'));
    case 'c':
      return audit && (() => open(line, 'comment'));
    case 's':
      return audit && (() => void audit.toggleSuppressed(finding));
    case 'u':
      return audit && (() => void audit.undo());
    case '[':
    case ']':
      return () => {
        const by = Math.max(1, Math.floor(window.innerHeight / 40)) * (key === '[' ? -1 : 1);
        focusRow(Math.max(0, Math.min(lines.count - 1, at + by)));
      };
    default:
      return undefined;
  }
}

/** Address of a finding's vulnerability within the host. */
export function vulnerabilityPageOf({ vulnerability: { source, vulnId } }: FindingRow) {
  return { to: 'vulnerability', source, vulnId } as const;
}

/** Goes to a page of the host; undefined where the host has none. */
export function goer(
  navigation: ReturnType<typeof useHost>['navigation'],
  target: Parameters<NonNullable<typeof navigation>['href']>[0],
) {
  const href = navigation?.href(target);
  if (!navigation || href === undefined) return undefined;
  return () => (navigation.go ? navigation.go(target) : window.location.assign(href));
}

function nextUndecided(lines: RowSource<FindingLine>, from: number): number | undefined {
  for (let at = from + 1; at < lines.count; at += 1) {
    const line = lines.at(at);
    if (line && !line.finding.isSuppressed && (line.finding.state ?? 'NOT_SET') === 'NOT_SET') return at;
  }
  return undefined;
}
