import { useMemo, useState } from 'react';
import { useResource } from '../../data/useResource.js';
import { useHost } from '../../host/KitProvider.js';
import { textColumn } from '../../frames/list/columns.js';
import type { ListColumn, ListDefinition } from '../../frames/list/ListDefinition.js';
import { ListView } from '../../frames/list/ListView.js';
import { RowRemoval } from '../../frames/list/RowRemoval.js';
import { useListSelection } from '../../frames/list/useListSelection.js';
import type { ListViewState } from '../../frames/list/useListState.js';
import { useLocalList } from '../../frames/list/useLocalList.js';
import type { Property } from '../../schema/property.js';
import { CutText } from '../../ui/controls/CutText.js';
import { deferred } from '../../ui/later/deferred.js';
import { IconButton } from '../../ui/controls/IconButton.js';
import { Note } from '../../ui/table/cell.styles.js';
import { messages } from './PropertyList.messages.js';
import type { PropertiesValue } from './propertiesCodec.js';
import type { PropertyCalls } from './PropertyForm.js';

export type { PropertyCalls } from './PropertyForm.js';

const keyOf = ({ uuid, groupName, propertyName }: Property) =>
  uuid ?? JSON.stringify([groupName, propertyName]);
const nameOf = ({ groupName, propertyName }: Property) =>
  groupName ? `${groupName} / ${propertyName}` : propertyName;

/** Props of {@link PropertyList}. */
export interface PropertyListProps {
  /** Said outside of the component, or kept stable. */
  calls: PropertyCalls;
  /** The view, where the host keeps it. */
  state?: ListViewState<PropertiesValue>;
}

/** Properties of a component or a project: listed, added, given another value where the server can, and removed. */
export function PropertyList({ calls, state }: PropertyListProps) {
  const { can, mayChange } = useHost();
  const [edited, setEdited] = useState<Property>();
  const mayEdit = calls.setValue !== undefined && mayChange('PORTFOLIO_MANAGEMENT', 'UPDATE');
  const definition = useMemo(() => definitionOf(calls, mayEdit ? setEdited : undefined), [calls, mayEdit]);
  const rows = useResource(calls.rows, { isEnabled: can(calls.permission, 'READ') });
  const list = useLocalList(definition, { ...state, rows });
  const closeEdited = () => setEdited(undefined);
  const selection = useListSelection(
    list,
    mayChange('PORTFOLIO_MANAGEMENT', 'DELETE') && {
      label: messages.selected,
      actions: (selected, select) => (
        <RowRemoval
          rows={selected}
          select={select}
          getId={keyOf}
          nameOf={nameOf}
          remove={calls.remove}
          stale={calls.stale}
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
        mayChange('PORTFOLIO_MANAGEMENT', calls.addAction) && {
          isSecondary: true,
          isOfferedWhenEmpty: true,
          label: messages.add,
          dialog: (close) => (
            <PropertyForm
              calls={calls}
              onClose={close}
              onPropertySaved={(name) => {
                close();
                list.reveal(name);
              }}
            />
          ),
        }
      }
    >
      {edited && (
        <PropertyForm calls={calls} property={edited} onClose={closeEdited} onPropertySaved={closeEdited} />
      )}
    </ListView>
  );
}

const PropertyForm = deferred(() => import('./PropertyForm.js').then((module) => module.PropertyForm));

function definitionOf(
  { codec, permission, isNotFound, words }: PropertyCalls,
  onEdit: ((property: Property) => void) | undefined,
): ListDefinition<Property, PropertiesValue> {
  return {
    value: codec,
    columns: onEdit ? [...COLUMNS, editColumn(onEdit)] : COLUMNS,
    isNotFound,
    row: { getId: keyOf, getName: nameOf },
    permission,
    search: { label: messages.search, hint: messages.searchHint },
    icon: 'list',
    searchedText: (property) => {
      const { groupName, propertyName, description } = property;
      return [groupName, propertyName, valueOf(property), description].filter(Boolean).join('\n');
    },
    fileName: 'properties',
    words: {
      ...messages,
      label: messages.properties,
      ...words,
    },
  };
}

const COLUMNS: ListDefinition<Property, PropertiesValue>['columns'] = [
  textColumn({
    id: 'groupName',
    header: messages.group,
    width: 150,
    cardSlot: 'second',
    textOf: ({ groupName }) => groupName ?? undefined,
    sortValue: ({ groupName }) => groupName,
  }),
  textColumn({
    id: 'propertyName',
    header: messages.name,
    width: 200,
    grow: 2,
    canHide: false,
    cardSlot: 'title',
    textOf: ({ propertyName }) => propertyName,
    sortValue: ({ propertyName }) => propertyName,
  }),
  {
    ...textColumn<Property>({
      id: 'propertyValue',
      header: messages.value,
      width: 240,
      grow: 3,
      cardSlot: 'third',
      textOf: valueOf,
      sortValue: valueOf,
    }),
    cell: (property, intl) =>
      isSecret(property) ? (
        <Note>{intl.formatMessage(messages.notShown)}</Note>
      ) : (
        <CutText text={valueOf(property)} />
      ),
  },
  textColumn({
    id: 'propertyType',
    header: messages.type,
    width: 110,
    grow: 0,
    cardSlot: 'titleEnd',
    textOf: ({ propertyType }) => propertyType ?? undefined,
    sortValue: ({ propertyType }) => propertyType,
  }),
  textColumn({
    id: 'description',
    header: messages.description,
    width: 200,
    grow: 2,
    foldBelow: 920,
    textOf: ({ description }) => description ?? undefined,
  }),
];

function editColumn(onEdit: (property: Property) => void): ListColumn<Property> {
  return {
    id: 'edit',
    header: messages.columnEdit,
    isHeaderHidden: true,
    width: 48,
    canHide: false,
    cardSlot: 'thirdEnd',
    cell: (property, intl) => (
      <IconButton
        icon="edit"
        size="small"
        label={intl.formatMessage(messages.edit, { name: nameOf(property) })}
        onClick={() => onEdit(property)}
      />
    ),
  };
}

function isSecret({ propertyType }: Property): boolean {
  return propertyType === 'ENCRYPTEDSTRING';
}

/** The value, where it may be seen: servers send a placeholder for secrets, and some of them the encrypted text. */
function valueOf(property: Property): string | undefined {
  return isSecret(property) ? undefined : (property.propertyValue ?? undefined);
}
