import type { FindingRow } from '../../../../domain/findings/FindingRow.js';
import type { useHost } from '../../../../host/KitProvider.js';
import type { RowSource } from '../../../../ui/table/interfaces.js';
import type { FindingLine } from '../../../../entities/finding/FindingLine.js';

/**
 * The commands of the list. Keys, menus, and the bar over selected findings run the same commands. A command
 * that the user or the host does not allow is absent. Commands that take a line apply to the selected
 * findings while there are any.
 */
export interface FindingCommands {
  search: () => void;
  filter: () => void;
  toggleGrouping: () => void;
  showKeys: () => void;
  focusRow: (place: number) => void;
  /** Says that no listed finding waits for a decision. */
  sayAllDecided: () => void;
  openVulnerability?: (line: FindingLine) => void;
  showPaths?: (line: FindingLine) => void;
  chooseState?: (line: FindingLine) => void;
  comment?: (line: FindingLine) => void;
  suppress?: (line: FindingLine) => void;
  /** Takes the latest decision back. */
  undo?: () => void;
  /** Present while findings are selected. */
  clearSelection?: () => void;
}

/** The line on which a key was pressed. */
export interface KeyPlace {
  line: FindingLine;
  /** Place of the line among all. */
  at: number;
  lines: RowSource<FindingLine>;
  /** True when the line is open. Escape then closes it instead of clearing the selection. */
  isOpen: boolean;
}

/** The command of a key while the focus is on a row, beyond what the key does in every table. */
export function commandOfKey(
  key: string,
  commands: FindingCommands,
  { line, at, lines, isOpen }: KeyPlace,
): (() => void) | undefined {
  const about = (command: ((line: FindingLine) => void) | undefined) => command && (() => command(line));
  switch (key) {
    case '/':
      return commands.search;
    case '?':
      return commands.showKeys;
    case 'f':
      return commands.filter;
    case 'g':
      return commands.toggleGrouping;
    case 'n':
      return () => {
        const next = nextUndecided(lines, at);
        if (next === undefined) commands.sayAllDecided();
        else commands.focusRow(next);
      };
    case 'o':
      return about(commands.openVulnerability);
    case 'p':
      return about(commands.showPaths);
    case 'e':
      return about(commands.chooseState);
    case 'c':
      return about(commands.comment);
    case 's':
      return about(commands.suppress);
    case 'u':
      return commands.undo;
    case 'Escape':
      return isOpen ? undefined : commands.clearSelection;
    case '[':
      return () => commands.focusRow(Math.max(0, at - rowsOnScreen()));
    case ']':
      return () => commands.focusRow(Math.min(lines.count - 1, at + rowsOnScreen()));
    default:
      return undefined;
  }
}

/** Address of a finding's vulnerability within the host. */
export function vulnerabilityPageOf({ vulnerability: { source, vulnId } }: FindingRow) {
  return { to: 'vulnerability', source, vulnId } as const;
}

type Navigation = ReturnType<typeof useHost>['navigation'];
type Target = Parameters<NonNullable<Navigation>['href']>[0];

/** Returns true when the host has a page of this kind. */
export function hasPage(navigation: Navigation, target: Target): boolean {
  return navigation?.href(target) !== undefined;
}

/** Goes to a page of the host; does nothing where the host has none. */
export function goTo(navigation: Navigation, target: Target): void {
  const href = navigation?.href(target);
  if (!navigation || href === undefined) return;
  if (navigation.go) navigation.go(target);
  else window.location.assign(href);
}

/** The next line after one with a finding that is not decided, from the top again behind the last one. */
function nextUndecided(lines: RowSource<FindingLine>, from: number): number | undefined {
  for (let step = 1; step <= lines.count; step += 1) {
    const at = (from + step) % lines.count;
    const line = lines.at(at);
    if (line && [line.finding, ...line.others].some(isUndecided)) return at;
  }
  return undefined;
}

function isUndecided({ state = 'NOT_SET', isSuppressed }: FindingRow): boolean {
  return !isSuppressed && state === 'NOT_SET';
}

function rowsOnScreen(): number {
  return Math.max(1, Math.floor(window.innerHeight / 40));
}
