import type { RefObject } from 'react';
import { toggledSuppression } from '../../../../domain/findings/bulkDraft.js';
import type { ProjectFindingsValue } from '../../../../domain/findings/findingsValue.js';
import { useHost } from '../../../../host/KitProvider.js';
import { useIntl } from '../../../../i18n/index.js';
import type { DataTableHandle } from '../../../../ui/table/interfaces.js';
import type { AuditFinding } from '../../../../entities/finding/audit/useAuditFinding.js';
import type { SelectedFindings } from '../../../../entities/finding/bulk/useSelectedFindings.js';
import { messages } from '../ProjectFindings.messages.js';
import { goTo, vulnerabilityPageOf, type FindingCommands } from './findingCommands.js';
import type { OpenFacet } from './FindingsToolbar.js';
import type { SetFindingsValue } from './useFindingsValue.js';
import type { OpenFindings } from './useOpenFindings.js';

/** The options of {@link useFindingCommands}. */
export interface UseFindingCommandsOptions {
  projectId: string;
  value: ProjectFindingsValue;
  setValue: SetFindingsValue;
  opened: OpenFindings;
  selected: SelectedFindings;
  /** Absent: nothing may be decided. */
  audit: AuditFinding | undefined;
  table: RefObject<DataTableHandle | null>;
  toolbar: RefObject<HTMLElement | null>;
  openFilters: (facet: OpenFacet) => void;
  showKeys: () => void;
}

/** The commands of the list as it is now. */
export function useFindingCommands(options: UseFindingCommandsOptions): FindingCommands {
  const { projectId, value, setValue, table, toolbar, openFilters, showKeys } = options;
  const { navigation, notify } = useHost();
  const intl = useIntl();
  return {
    search: () => toolbar.current?.querySelector<HTMLInputElement>('input[type="search"]')?.focus(),
    filter: () => openFilters({ facet: 'all', returnsToTable: true }),
    toggleGrouping: () => setValue({ ...value, isGrouped: !value.isGrouped }),
    showKeys,
    focusRow: (place) => table.current?.focusRow(place),
    sayAllDecided: () =>
      notify({ id: 'all-decided', kind: 'info', title: intl.formatMessage(messages.allDecided) }),
    ...(navigation && {
      openVulnerability: ({ finding }) => goTo(navigation, vulnerabilityPageOf(finding)),
      showPaths: ({ finding }) =>
        goTo(navigation, { to: 'dependencyGraph', projectId, componentIds: [finding.component.uuid] }),
    }),
    ...(options.audit && deciding(options.audit, options)),
  };
}

/** The commands that decide: about the finding of the row, or about the selected ones as long as there are any. */
function deciding(
  audit: AuditFinding,
  { opened, selected }: UseFindingCommandsOptions,
): Partial<FindingCommands> {
  const undo = () => void audit.undo();
  const { rows, select, draft } = selected;
  if (rows.length === 0) {
    return {
      chooseState: (line) => opened.openField(line, 'state'),
      comment: (line) => opened.openField(line, 'comment'),
      suppress: ({ finding }) => void audit.toggleSuppressed(finding),
      undo,
    };
  }
  return {
    chooseState: () => draft.setOpenControl('analysis'),
    comment: () => draft.setOpenControl('comment'),
    suppress: () => {
      draft.setChange(toggledSuppression(draft.change, rows));
      draft.setOpenControl('suppression');
    },
    undo,
    clearSelection: () => select([]),
  };
}
