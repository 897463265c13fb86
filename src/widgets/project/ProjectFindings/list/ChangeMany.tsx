import {
  ApplyDecisions,
  type ApplyDecisionsProps,
} from '../../../../entities/finding/apply/ApplyDecisions.js';
import { BulkAudit } from '../../../../entities/finding/bulk/BulkAudit.js';
import type { useProjectFindings } from '../useProjectFindings.js';

/** Props of {@link ChangeMany}. */
export interface ChangeManyProps {
  projectId: string;
  view: ReturnType<typeof useProjectFindings>;
  /** Reads the findings of a project. The same function between renders. */
  listOf: ApplyDecisionsProps['listOf'];
}

/**
 * Changes many findings together: sets the decision for the selected ones, and applies decisions to other
 * versions and projects.
 */
export function ChangeMany({ projectId, view, listOf }: ChangeManyProps) {
  const { selected, applying, audit } = view;
  return (
    <>
      {selected.ofTable && selected.hasBeenUsed && (
        <BulkAudit
          rows={selected.rows}
          hiddenCount={selected.hiddenCount}
          select={selected.select}
          draft={selected.draft}
          audit={audit}
          onApplyElsewhere={applying.start}
          onFocusLost={view.focusTable}
        />
      )}
      {applying.hasBeenUsed && (
        <ApplyDecisions
          projectId={projectId}
          asked={applying.asked}
          audit={audit}
          listOf={listOf}
          onClose={applying.close}
        />
      )}
    </>
  );
}
