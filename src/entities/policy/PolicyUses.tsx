import { styled } from 'styled-components';
import type { PolicyReference } from '../../api/policyUses.js';
import { PartFailed } from '../../data/PartFailed.js';
import * as policyUses from '../../data/resources/policyUses.js';
import { useResource } from '../../data/useResource.js';
import { useHost } from '../../host/KitProvider.js';
import { Message, useIntl } from '../../i18n/index.js';
import { permissionText } from '../../data/permissionText.js';
import { LoadingRows } from '../../ui/layout/states.js';
import { messages } from './PolicyUses.messages.js';

/** Props of {@link PolicyUses}. */
export interface PolicyUsesProps {
  /** The object that policies may name. */
  reference: PolicyReference;
  /** UUIDs of the groups that a license is in: policies that name these count, too. */
  groupIds?: readonly string[];
}

/** The policies with a condition that names a license or a group of them. */
export function PolicyUses({ reference, groupIds = NO_GROUPS }: PolicyUsesProps) {
  const intl = useIntl();
  const { can } = useHost();
  const isAllowed = can('POLICY_MANAGEMENT', 'READ');
  const uses = useResource(
    policyUses.naming([reference, ...groupIds.map((uuid) => ({ subject: 'LICENSE_GROUP' as const, uuid }))]),
    { isEnabled: isAllowed },
  );
  if (!isAllowed) {
    return (
      <p>
        <Message {...messages.forbidden} values={{ permission: permissionText(intl, 'POLICY_MANAGEMENT') }} />
      </p>
    );
  }
  if (uses.status === 'loading') return <LoadingRows rows={1} />;
  if (uses.status === 'failed')
    return <PartFailed title={<Message {...messages.failed} />} resource={uses} />;
  return (
    <div>
      <p>
        <Message
          {...(groupIds.length > 0 ? messages.usesOrGroups : messages.uses)}
          values={{ count: uses.data.length }}
        />
      </p>
      {uses.data.length > 0 && (
        <Names>
          {uses.data.map(({ uuid, name }) => (
            <li key={uuid}>
              <bdi>{name}</bdi>
            </li>
          ))}
        </Names>
      )}
    </div>
  );
}

const NO_GROUPS: readonly string[] = [];

const Names = styled.ul`
  max-block-size: 160px;
  margin: 0;
  padding-inline-start: 1.4em;
  list-style: disc;
  overflow: auto;
  overflow-wrap: anywhere;
`;
