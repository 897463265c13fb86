import { useState, type ReactNode } from 'react';
import { useHost } from '../../../host/KitProvider.js';
import type { List } from '../../../frames/list/List.js';
import { ListView } from '../../../frames/list/ListView.js';
import type { ListValue } from '../../../frames/list/listValue.js';
import { useListSelection } from '../../../frames/list/useListSelection.js';
import type { PolicyViolation } from '../../../schema/violation.js';
import type { ViolationDraft } from '../../../domain/policy/violationDraft.js';
import { deferred } from '../../../ui/later/deferred.js';
import { LoadingRows } from '../../../ui/layout/states.js';
import { DraftStore } from '../../../ui/form/DraftStore.js';
import { useDrafts } from '../../../ui/form/useDrafts.js';
import { messages } from './violationList.messages.js';
import { ViolationDraftsContext } from '../audit/ViolationDraftsContext.js';

/** Decisions that were typed and not saved. @public */
export interface ViolationsDirtyEvent {
  /** True when there are unsaved decisions. */
  isDirty: boolean;
  /** The number of unsaved decisions. */
  count: number;
}

/** Props of {@link ViolationListView}. */
export interface ViolationListViewProps<Value extends ListValue> {
  list: List<PolicyViolation, Value>;
  title?: ReactNode;
  /** Between the heading of the page and the list. */
  above?: ReactNode;
  /** The project of a violation. */
  projectIdOf: (violation: PolicyViolation) => string | undefined;
  onDirtyChange: ((event: ViolationsDirtyEvent) => void) | undefined;
}

/** A list of policy violations, whose rows open to why it is one and what is decided about it. */
export function ViolationListView<Value extends ListValue>(props: ViolationListViewProps<Value>) {
  const { list, title, above, projectIdOf, onDirtyChange } = props;
  const drafts = useDrafts(
    () => new DraftStore<ViolationDraft>(),
    (count) => onDirtyChange?.({ isDirty: count > 0, count }),
  );
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(new Set());
  const { mayChange } = useHost();
  const selection = useListSelection(
    list,
    mayChange('POLICY_VIOLATION_ANALYSIS', 'UPDATE') && {
      label: messages.bar,
      canSelect: hasComponent,
      actions: (violations, select) => (
        <ViolationBulk violations={violations} select={select} projectIdOf={projectIdOf} />
      ),
    },
  );
  return (
    <ViolationDraftsContext.Provider value={drafts}>
      <ListView
        list={list}
        title={title}
        above={above}
        selection={selection}
        detail={{
          openIds,
          onOpenChange: setOpenIds,
          render: (violation) => (
            <ViolationDetail
              violation={violation}
              projectId={projectIdOf(violation)}
              fallback={<LoadingRows rows={6} />}
            />
          ),
        }}
      />
    </ViolationDraftsContext.Provider>
  );
}

/** The component is needed to find a decision, too. */
const hasComponent = ({ component }: PolicyViolation) => component !== undefined;

const ViolationBulk = deferred(() =>
  import('../bulk/ViolationBulk.js').then((module) => module.ViolationBulk),
);

// Most rows are never opened.
const ViolationDetail = deferred(() =>
  import('../audit/ViolationDetail.js').then((module) => module.ViolationDetail),
);
