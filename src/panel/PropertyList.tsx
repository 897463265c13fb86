import { useMemo } from 'react';
import type { ApiClient } from '../api/client.js';
import type { ResourceKey, ResourceRef } from '../data/resources/resourceKey.js';
import { useResource } from '../data/useResource.js';
import { useHost } from '../host/KitProvider.js';
import { textColumn } from '../list/columns.js';
import type { ListDefinition } from '../list/ListDefinition.js';
import { listCodec } from '../list/listCodec.js';
import type { ListValue } from '../list/listValue.js';
import { ListView } from '../list/ListView.js';
import { RowRemoval } from '../list/RowRemoval.js';
import { useListSelection } from '../list/useListSelection.js';
import { useLocalList } from '../list/useLocalList.js';
import type { Permission } from '../domain/permissions.js';
import type { PropertyType } from '../domain/propertyValue.js';
import type { Property } from '../schema/property.js';
import { deferred } from '../ui/deferred.js';
import { messages } from './PropertyList.messages.js';

/** Whose properties they are, and how they are loaded and changed. */
export interface PropertyCalls {
  /** Name in preferences, such as `ComponentProperties`. */
  name: string;
  /** What seeing them takes. */
  permission: Permission;
  /** All of them. */
  rows: ResourceRef<Property[]>;
  /** Adds one. */
  add: (api: ApiClient, property: Property) => Promise<unknown>;
  /** Deletes one. */
  remove: (api: ApiClient, property: Property) => Promise<unknown>;
  /** What a change makes stale. */
  stale: readonly ResourceKey[];
  /** The types that the server takes, in the order of the choice. */
  types: readonly PropertyType[];
  /** Whether each belongs to a group. */
  isGroupRequired: boolean;
}

type PropertiesValue = ListValue<(typeof SORTS)[number]>;
const SORTS = ['groupName', 'propertyName', 'propertyValue', 'propertyType'] as const;

const keyOf = ({ uuid, groupName, propertyName, propertyValue }: Property) =>
  uuid ?? JSON.stringify([groupName, propertyName, propertyValue]);
const nameOf = ({ groupName, propertyName }: Property) =>
  groupName ? `${groupName} / ${propertyName}` : propertyName;

/** Properties of a component or a project: listed, added and deleted. Say `calls` outside of the component, or keep them stable. */
export function PropertyList({ calls }: { calls: PropertyCalls }) {
  const { mayChange } = useHost();
  const definition = useMemo(() => definitionOf(calls), [calls]);
  const rows = useResource(calls.rows);
  const list = useLocalList(definition, { rows });
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
        mayChange('PORTFOLIO_MANAGEMENT', 'UPDATE') && {
          isSecondary: true,
          isOfferedWhenEmpty: true,
          label: messages.add,
          dialog: (close) => (
            <PropertyForm
              calls={calls}
              onClose={close}
              onPropertyAdded={(name) => {
                close();
                list.reveal(name);
              }}
            />
          ),
        }
      }
    />
  );
}

const PropertyForm = deferred(() => import('./PropertyForm.js').then((module) => module.PropertyForm));

function definitionOf({ name, permission }: PropertyCalls): ListDefinition<Property, PropertiesValue> {
  return {
    value: listCodec<PropertiesValue>({
      name,
      sorts: SORTS,
      firstOrder: { id: 'propertyName', isDescending: false },
    }),
    columns: COLUMNS,
    row: { getId: keyOf, getName: nameOf },
    permission,
    search: { label: messages.search, hint: messages.searchHint },
    icon: 'list',
    searchedText: ({ groupName, propertyName, propertyValue, description }) =>
      [groupName, propertyName, propertyValue, description].filter(Boolean).join('\n'),
    fileName: 'properties',
    words: { ...messages, label: messages.properties },
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
  textColumn({
    id: 'propertyValue',
    header: messages.value,
    width: 240,
    grow: 3,
    cardSlot: 'third',
    textOf: ({ propertyValue }) => propertyValue ?? undefined,
    sortValue: ({ propertyValue }) => propertyValue,
  }),
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
