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
  /** What reads the findings of a project; the same function between renders. */
  listOf: ApplyDecisionsProps['listOf'];
}

/** Changes many findings at once: decides about the selected ones, and applies decisions to other versions and projects. */
export function ChangeMany({ projectId, view, listOf }: ChangeManyProps) {
  const { listed, selected, applying, audit } = view;
  const { index, selection } = listed;
  return (
    <>
      {selected.ofTable && index && selection && selected.hasBeenUsed && (
        <BulkAudit
          index={index}
          listed={selection}
          ids={selected.ids}
          onIdsChange={selected.setIds}
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
