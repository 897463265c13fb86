import type { ReactNode } from 'react';
import * as servers from '../../../data/resources/servers.js';
import * as violations from '../../../data/resources/violations.js';
import { useResource } from '../../../data/useResource.js';
import { VIOLATION_TYPES } from '../../../domain/policy/policySubjects.js';
import { VIOLATION_ANALYSIS_STATES } from '../../../domain/policy/violationDraft.js';
import { splitHostProps } from '../../../host/KitProvider.js';
import type { HostProps } from '../../../host/types.js';
import { Widget } from '../../../host/Widget.js';
import { listChoice } from '../../../list/listChoice.js';
import type { ListDefinition } from '../../../list/ListDefinition.js';
import { listSwitch } from '../../../list/listSwitch.js';
import { useList } from '../../../list/useList.js';
import type { ListViewState } from '../../../list/useListState.js';
import { nameOfViolation } from '../../../panel/violations/nameOfViolation.js';
import { violationColumns } from '../../../panel/violations/violationColumns.js';
import { ViolationListView, type ViolationsDirtyEvent } from '../../../panel/violations/ViolationListView.js';
import { violationStateText, violationTypeText } from '../../../parts/violationText.js';
import { analysisStateText } from '../../../parts/vocabulary.js';
import type { PolicyViolation } from '../../../schema/violation.js';
import { ListPlace } from '../../../ui/list.styles.js';
import { LoadingRows } from '../../../ui/states.js';
import { messages } from './ViolationAudit.messages.js';
import { VIOLATION_STATES, violationAuditCodec, type ViolationAuditValue } from './violationAuditValue.js';

/** Props of {@link ViolationAudit}. @public */
export interface ViolationAuditProps extends HostProps, ListViewState<ViolationAuditValue> {
  /** Above the list, such as the heading of the page. */
  title?: ReactNode;
  /** Called with how many decisions were typed and not saved, whenever that changes; a host may ask before it leaves. */
  onDirtyChange?: (event: ViolationsDirtyEvent) => void;
}

/**
 * Lists the policy violations of all projects: which component of which project, against which policy and why. Auditors decide about
 * each. Servers before 4.12 can neither search nor filter them.
 * @public
 */
export function ViolationAudit(props: ViolationAuditProps) {
  const [host, own] = splitHostProps(props);
  return (
    <Widget host={host} density="comfortable">
      <View {...own} />
    </Widget>
  );
}

type ViolationList = ListDefinition<PolicyViolation, ViolationAuditValue>;

const SUPPRESSED = listSwitch<ViolationAuditValue>({
  key: 'showsSuppressed',
  label: messages.showsSuppressed,
  tip: messages.showsSuppressedTip,
});

/** Of servers that can only list them. */
const PLAIN_LIST: ViolationList = {
  value: violationAuditCodec,
  columns: violationColumns(),
  row: {
    getId: ({ uuid }) => uuid,
    getName: nameOfViolation,
    isMuted: ({ analysis }) => analysis?.isSuppressed === true,
  },
  permission: 'VIEW_POLICY_VIOLATION',
  filters: [SUPPRESSED],
  fileName: 'policy-violations',
  icon: 'policy',
  words: messages,
};

const LIST: ViolationList = {
  ...PLAIN_LIST,
  search: { label: messages.search, hint: messages.searchHint },
  filters: [
    listChoice({
      key: 'state',
      label: messages.columnState,
      name: messages.columnState,
      says: messages.stateIs,
      options: VIOLATION_STATES,
      valueText: violationStateText,
    }),
    listChoice({
      key: 'type',
      label: messages.columnType,
      name: messages.columnType,
      says: messages.typeIs,
      options: VIOLATION_TYPES,
      valueText: violationTypeText,
    }),
    listChoice({
      key: 'analysisState',
      label: messages.columnAnalysis,
      name: messages.columnAnalysis,
      says: messages.analysisIs,
      options: VIOLATION_ANALYSIS_STATES,
      valueText: analysisStateText,
    }),
    SUPPRESSED,
  ],
};

function View(props: Omit<ViolationAuditProps, keyof HostProps>) {
  const capabilities = useResource(servers.capabilities, { freshForMs: Infinity });
  if (capabilities.status === 'loading') {
    return (
      <ListPlace data-place="list">
        <LoadingRows rows={8} />
      </ListPlace>
    );
  }
  const hasFilters = capabilities.status === 'ready' && capabilities.data.hasViolationFilters;
  if (hasFilters) return <Audit {...props} definition={LIST} />;
  // An address may have come from another server.
  const { value, defaultValue } = props;
  return (
    <Audit
      {...props}
      {...(value && { value: withoutFilters(value) })}
      {...(defaultValue && { defaultValue: withoutFilters(defaultValue) })}
      definition={PLAIN_LIST}
    />
  );
}

function withoutFilters({
  state: _,
  type: __,
  analysisState: ___,
  searchText: ____,
  ...view
}: ViolationAuditValue) {
  return view;
}

function Audit(props: Omit<ViolationAuditProps, keyof HostProps> & { definition: ViolationList }) {
  const { definition, title, onDirtyChange } = props;
  const list = useList(definition, {
    ...props,
    page: (request, { showsSuppressed = false, state, type, analysisState }) =>
      violations.portfolioPage({ showSuppressed: showsSuppressed, state, type, analysisState }, request),
    reloads: [violations.lists],
  });
  return (
    <ViolationListView
      list={list}
      title={title}
      projectIdOf={({ project }) => project?.uuid}
      onDirtyChange={onDirtyChange}
    />
  );
}
