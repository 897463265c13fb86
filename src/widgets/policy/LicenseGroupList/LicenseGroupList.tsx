import { useEffect, useRef, useState, type ReactNode } from 'react';
import * as licenseGroups from '../../../data/resources/licenseGroups.js';
import { splitHostProps, useHost } from '../../../host/KitProvider.js';
import type { HostProps } from '../../../host/types.js';
import { Widget } from '../../../host/Widget.js';
import { numberColumn } from '../../../frames/list/columns.js';
import type { ListDefinition } from '../../../frames/list/ListDefinition.js';
import { ListView } from '../../../frames/list/ListView.js';
import { useList } from '../../../frames/list/useList.js';
import type { ListViewState } from '../../../frames/list/useListState.js';
import { OpenRowContext, RowName } from '../../../frames/crud/RowName.js';
import type { LicenseGroup } from '../../../schema/license.js';
import type { DataTableHandle } from '../../../ui/table/interfaces.js';
import { deferred } from '../../../ui/later/deferred.js';
import { LoadingRows } from '../../../ui/layout/states.js';
import { messages } from './LicenseGroupList.messages.js';
import { licenseGroupListCodec, type LicenseGroupListValue } from './licenseGroupListValue.js';

/** Props of {@link LicenseGroupList}. @public */
export interface LicenseGroupListProps extends HostProps, ListViewState<LicenseGroupListValue> {
  /** Above the list, such as the heading of the page. */
  title?: ReactNode;
}

/**
 * Lists the groups of licenses that policies refer to. One opens to its licenses; permitted users create, rename and delete groups, and put
 * licenses in or take them out.
 * @public
 */
export function LicenseGroupList(props: LicenseGroupListProps) {
  const [host, own] = splitHostProps(props);
  return (
    <Widget host={host} density="comfortable">
      <View {...own} />
    </Widget>
  );
}

const LIST: ListDefinition<LicenseGroup, LicenseGroupListValue> = {
  value: licenseGroupListCodec,
  columns: [
    {
      id: 'name',
      header: messages.name,
      width: 280,
      grow: 3,
      canHide: false,
      cardSlot: 'title',
      cell: ({ uuid, name }) => <RowName id={uuid}>{name}</RowName>,
      exported: ({ name }) => name,
    },
    {
      ...numberColumn<LicenseGroup>({
        id: 'licenses',
        header: messages.licenses,
        width: 120,
        cardSlot: 'titleEnd',
        valueOf: ({ licenses = [] }) => licenses.length,
        inBlock: messages.count,
      }),
      exported: [
        { id: 'licenses', header: messages.licenses, value: ({ licenses = [] }) => licenses.map(idOf) },
      ],
    },
  ],
  row: { getId: ({ uuid }) => uuid, getName: ({ name }) => name },
  permission: 'POLICY_MANAGEMENT',
  search: { label: messages.search, hint: messages.searchHint },
  fileName: 'license-groups',
  icon: 'group',
  words: { ...messages, label: messages.groups },
};

function idOf({ licenseId }: { licenseId: string }): string {
  return licenseId;
}

function View(props: Omit<LicenseGroupListProps, keyof HostProps>) {
  const { title } = props;
  const { mayChange } = useHost();
  const list = useList(LIST, {
    ...props,
    page: (request) => licenseGroups.page(request),
    reloads: [licenseGroups.lists],
  });
  const { open: opened } = list.value;
  const table = useRef<DataTableHandle>(null);
  // A view that the user opens or closes here takes the focus, because the element that had it is unmounted.
  // A view opened by a URL does not.
  const [moved, setMoved] = useState(false);
  const open = (id: string | undefined) => {
    setMoved(true);
    list.change({ open: id, pageNumber: list.value.pageNumber }, true);
  };
  useEffect(() => {
    if (moved && opened === undefined) table.current?.focus();
  }, [moved, opened]);
  if (opened !== undefined && list.isAllowed) {
    return (
      <LicenseGroupView
        key={opened}
        title={title}
        groupId={opened}
        takesFocus={moved}
        onClose={() => open(undefined)}
        fallback={<LoadingRows rows={8} />}
      />
    );
  }
  return (
    <OpenRowContext.Provider value={open}>
      <ListView
        list={list}
        title={title}
        handle={table}
        onRowOpen={({ uuid }) => open(uuid)}
        create={
          mayChange('POLICY_MANAGEMENT', 'CREATE') && {
            label: messages.create,
            isOfferedWhenEmpty: true,
            dialog: (close) => (
              <LicenseGroupForm
                onClose={close}
                onLicenseGroupSaved={({ uuid }) => {
                  close();
                  open(uuid);
                }}
              />
            ),
          }
        }
      />
    </OpenRowContext.Provider>
  );
}

const LicenseGroupView = deferred(() =>
  import('./LicenseGroupView.js').then((module) => module.LicenseGroupView),
);
const LicenseGroupForm = deferred(() =>
  import('./LicenseGroupForm.js').then((module) => module.LicenseGroupForm),
);
