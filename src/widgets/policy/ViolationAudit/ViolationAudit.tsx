import type { ReactNode } from 'react';
import type { ViolationAbilities } from '../../../api/violations.js';
import * as servers from '../../../data/resources/servers.js';
import * as violations from '../../../data/resources/violations.js';
import { useResource } from '../../../data/useResource.js';
import { splitHostProps } from '../../../host/KitProvider.js';
import type { HostProps } from '../../../host/types.js';
import { Widget } from '../../../host/Widget.js';
import { Message } from '../../../i18n/index.js';
import { FoldedControls } from '../../../frames/list/FoldedControls.js';
import type { ListDefinition } from '../../../frames/list/ListDefinition.js';
import { useList } from '../../../frames/list/useList.js';
import type { ListViewState } from '../../../frames/list/useListState.js';
import { nameOfViolation } from '../../../entities/violation/list/nameOfViolation.js';
import { violationColumns } from '../../../entities/violation/list/violationColumns.js';
import { violationFilters, violationQuestionOf } from '../../../entities/violation/list/violationFilters.js';
import {
  ViolationListView,
  type ViolationsDirtyEvent,
} from '../../../entities/violation/list/ViolationListView.js';
import type { PolicyViolation } from '../../../schema/violation.js';
import { ListPlace } from '../../../ui/table/list.styles.js';
import { LoadingRows } from '../../../ui/layout/states.js';
import { VisuallyHidden } from '../../../ui/controls/VisuallyHidden.js';
import { messages } from './ViolationAudit.messages.js';
import { violationAuditCodec, type ViolationAuditValue } from './violationAuditValue.js';

/** Props of {@link ViolationAudit}. @public */
export interface ViolationAuditProps extends HostProps, ListViewState<ViolationAuditValue> {
  /** Above the list, such as the heading of the page. */
  title?: ReactNode;
  /** Called with how many decisions were typed and not saved, whenever that changes; a host may ask before it leaves. */
  onDirtyChange?: (event: ViolationsDirtyEvent) => void;
}

/**
 * Lists the policy violations of all projects: which component of which project, against which policy and why. Auditors decide about
 * each. Servers before 4.12 can neither search nor filter them; all are read then.
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

const LIST: ListDefinition<PolicyViolation, ViolationAuditValue> = {
  value: violationAuditCodec,
  columns: violationColumns(),
  row: {
    getId: ({ uuid }) => uuid,
    getName: nameOfViolation,
    isMuted: ({ analysis }) => analysis?.isSuppressed === true,
  },
  permission: 'VIEW_POLICY_VIOLATION',
  search: { label: messages.search, hint: messages.searchHint },
  filters: violationFilters(),
  Controls: FoldedControls,
  fileName: 'policy-violations',
  icon: 'policy',
  words: messages,
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
  // Filters that the server does not support are applied here, which works with every server.
  const known = capabilities.status === 'ready' ? capabilities.data : undefined;
  return (
    <Audit
      {...props}
      hasFilters={known?.hasViolationFilters === true}
      takesMoments={known?.takesMoments === true}
    />
  );
}

function Audit(props: Omit<ViolationAuditProps, keyof HostProps> & ViolationAbilities) {
  const { hasFilters, takesMoments, title, onDirtyChange } = props;
  const list = useList(LIST, {
    ...props,
    page: (request, value, onProgress) =>
      violations.portfolioPage(violationQuestionOf(value), request, { hasFilters, takesMoments }, onProgress),
    reloads: [violations.lists],
  });
  return (
    <ViolationListView
      list={list}
      title={title}
      // The headings of opened rows are below this heading and start at the third level.
      above={
        <VisuallyHidden as="h2">
          <Message {...messages.label} />
        </VisuallyHidden>
      }
      projectIdOf={({ project }) => project?.uuid}
      onDirtyChange={onDirtyChange}
    />
  );
}
