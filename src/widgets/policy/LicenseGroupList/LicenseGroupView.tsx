import { useMemo, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { hasStatus } from '../../../api/errors.js';
import { removeFromLicenseGroup } from '../../../api/licenseGroups.js';
import { FailureState } from '../../../data/FailureState.js';
import { licenseGroupChanged } from '../../../data/resources/changes.js';
import * as licenseGroups from '../../../data/resources/licenseGroups.js';
import { useResource, type ReadyResource } from '../../../data/useResource.js';
import { useHost } from '../../../host/KitProvider.js';
import { Message, TextSpan, useIntl } from '../../../i18n/index.js';
import { listCodec } from '../../../frames/list/listCodec.js';
import type { ListDefinition } from '../../../frames/list/ListDefinition.js';
import { ListView } from '../../../frames/list/ListView.js';
import { RowRemoval } from '../../../frames/list/RowRemoval.js';
import { useListSelection } from '../../../frames/list/useListSelection.js';
import { useLocalList } from '../../../frames/list/useLocalList.js';
import { HeadActions } from '../../../frames/detail/HeadActions.js';
import { NameLine, PageHead, PageName } from '../../../frames/facts/pageHead.styles.js';
import type { License, LicenseGroup } from '../../../schema/license.js';
import { theme } from '../../../theme/index.js';
import { Button } from '../../../ui/controls/Button.js';
import { LoadingRows, NotFoundState } from '../../../ui/layout/states.js';
import { messages } from './LicenseGroup.messages.js';
import { LicenseGroupDeletion } from './LicenseGroupDeletion.js';
import { LicenseGroupForm } from './LicenseGroupForm.js';
import { LicensePicker } from './LicensePicker.js';
import { MEMBER_COLUMNS } from './memberColumns.js';

/** Props of {@link LicenseGroupView}. */
export interface LicenseGroupViewProps {
  /** UUID. */
  groupId: string;
  /** Above it, the heading of the page. */
  title: ReactNode;
  /** True when the view takes the focus as it appears, because the user has just opened it. */
  takesFocus: boolean;
  /** Leads back to the list. */
  onClose: () => void;
}

/** A group of licenses with its members. */
export function LicenseGroupView({ groupId, title, takesFocus, onClose }: LicenseGroupViewProps) {
  const group = useResource(licenseGroups.one(groupId));
  // 400: no UUID at all.
  const isUnknown = group.status === 'failed' && (hasStatus(group.error, 404) || hasStatus(group.error, 400));
  return (
    <Whole>
      <TextSpan>{title}</TextSpan>
      <div>
        <Button variant="quiet" icon="chevron-left" autoFocus={takesFocus} onClick={onClose}>
          <Message {...messages.back} />
        </Button>
      </div>
      {group.status === 'loading' ? (
        <LoadingRows rows={8} />
      ) : isUnknown ? (
        <NotFoundState title={<Message {...messages.notFound} />}>
          <Message {...messages.notFoundAdvice} />
        </NotFoundState>
      ) : group.status === 'failed' ? (
        <FailureState title={<Message {...messages.failed} />} failure={group} />
      ) : (
        <>
          <Head group={group.data} onDeleted={onClose} />
          <Members group={group} />
        </>
      )}
    </Whole>
  );
}

const LIST: ListDefinition<License> = {
  value: listCodec({ name: 'LicenseGroupMembers', sorts: ['name', 'licenseId'] }),
  columns: MEMBER_COLUMNS,
  row: { getId: ({ uuid }) => uuid, getName: ({ name }) => name },
  searchedText: ({ name, licenseId }) => `${name} ${licenseId}`,
  search: { label: messages.search, hint: messages.searchHint },
  headingLevel: 3,
  fileName: 'license-group',
  icon: 'license',
  words: { label: messages.licenses, none: messages.none, noMatch: messages.noMatch },
};

function Members({ group }: { group: ReadyResource<LicenseGroup> }) {
  const { uuid, licenses } = group.data;
  const { mayChange } = useHost();
  const canChange = mayChange('POLICY_MANAGEMENT', 'UPDATE');
  const members = useMemo(() => licenses ?? [], [licenses]);
  const rows = useMemo(() => ({ ...group, data: members }), [group, members]);
  const list = useLocalList(LIST, { rows });
  const selection = useListSelection(
    list,
    canChange && {
      label: messages.selected,
      actions: (selected, select) => (
        <RowRemoval
          rows={selected}
          select={select}
          getId={({ uuid: id }) => id}
          nameOf={({ name }) => name}
          remove={(api, license) => removeFromLicenseGroup(api, uuid, license.uuid)}
          stale={licenseGroupChanged()}
          words={messages}
        />
      ),
    },
  );
  return (
    <ListView
      list={list}
      selection={selection}
      create={
        canChange && {
          label: messages.add,
          isSecondary: true,
          isOfferedWhenEmpty: true,
          dialog: (close) => <LicensePicker group={group.data} members={members} onClose={close} />,
        }
      }
    />
  );
}

/** The name of a license group, and the actions for it. */
function Head({ group, onDeleted }: { group: LicenseGroup; onDeleted: () => void }) {
  const intl = useIntl();
  const { mayChange } = useHost();
  return (
    <PageHead>
      <NameLine>
        <PageName as="h2" dir="auto">
          {group.name}
        </PageName>
      </NameLine>
      <Actions>
        <HeadActions
          buttons={[
            mayChange('POLICY_MANAGEMENT', 'UPDATE') && {
              id: 'rename',
              label: intl.formatMessage(messages.rename),
              icon: 'edit',
              dialog: (close) => (
                <LicenseGroupForm group={group} onClose={close} onLicenseGroupSaved={close} />
              ),
            },
            mayChange('POLICY_MANAGEMENT', 'DELETE') && {
              id: 'delete',
              label: intl.formatMessage(messages.remove),
              icon: 'trash',
              isDanger: true,
              dialog: (close) => (
                <LicenseGroupDeletion
                  group={group}
                  onClose={close}
                  onLicenseGroupDeleted={() => {
                    close();
                    onDeleted();
                  }}
                />
              ),
            },
          ]}
          more={[]}
        />
      </Actions>
    </PageHead>
  );
}

const Whole = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.md};
`;

const Actions = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.sm};
`;
