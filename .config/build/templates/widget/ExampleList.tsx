import type { ReactNode } from 'react';
import type { Page, PageRequest } from '../../../api/paging.js';
import { resourceKey, type ResourceRef } from '../../../data/resources/resourceKey.js';
import { splitHostProps } from '../../../host/KitProvider.js';
import type { HostProps } from '../../../host/types.js';
import { Widget } from '../../../host/Widget.js';
import { textColumn } from '../../../frames/list/columns.js';
import { listCodec } from '../../../frames/list/listCodec.js';
import type { ListDefinition } from '../../../frames/list/ListDefinition.js';
import type { ListValue } from '../../../frames/list/listValue.js';
import { ListView } from '../../../frames/list/ListView.js';
import { useList } from '../../../frames/list/useList.js';
import type { ListViewState } from '../../../frames/list/useListState.js';
import { messages } from './ExampleList.messages.js';

/** What {@link ExampleList} shows, by default sorted by name. @public */
export type ExampleListValue = ListValue<'name'>;

/** Props of {@link ExampleList}. @public */
export interface ExampleListProps extends HostProps, ListViewState<ExampleListValue> {
  /** Content above the list, such as the heading of the page. */
  title?: ReactNode;
}

/**
 * The example list.
 * @public
 */
export function ExampleList(props: ExampleListProps) {
  const [host, own] = splitHostProps(props);
  return (
    <Widget host={host} density="comfortable">
      <View {...own} />
    </Widget>
  );
}

/** A row as the server sends it. Move it to src/schema. */
interface Row {
  uuid: string;
  name: string;
}

// Move these to src/api and src/data/resources: docs/recipes.md, “A list that the server pages”.
const lists = resourceKey('exampleList');
const page = (request: PageRequest): ResourceRef<Page<Row>> => ({
  key: resourceKey('exampleList', request),
  load: () => Promise.resolve({ rows: [], total: 0 }),
});

const codec = listCodec<ExampleListValue>({ name: 'ExampleList', sorts: ['name'] });

/** Reads a view from query parameters. If the URL has no order, `remembered` fills the gaps. @public */
export const parseExampleListValue = codec.parse;

/** Writes a view as query parameters. Defaults are left out, except for the order. @public */
export const formatExampleListValue = codec.format;

/** Returns the remembered part of the view that a user last chose: order and page size. @public */
export const rememberedExampleListValue = codec.remembered;

const LIST: ListDefinition<Row, ExampleListValue> = {
  value: codec,
  columns: [
    textColumn({
      id: 'name',
      header: messages.columnName,
      width: 220,
      canHide: false,
      cardSlot: 'title',
      textOf: ({ name }) => name,
    }),
  ],
  row: { getId: ({ uuid }) => uuid, getName: ({ name }) => name },
  permission: 'VIEW_PORTFOLIO',
  search: { label: messages.search },
  fileName: 'example-list',
  words: messages,
};

function View(props: Omit<ExampleListProps, keyof HostProps>) {
  const list = useList(LIST, { ...props, page, reloads: [lists] });
  return <ListView list={list} title={props.title} />;
}
