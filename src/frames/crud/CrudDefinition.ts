import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import type { ApiClient } from '../../api/client.js';
import type { Page, PageRequest } from '../../api/paging.js';
import type { Capabilities } from '../../api/servers.js';
import type { RefusalRule } from '../../data/refusalErrors.js';
import type { ResourceKey, ResourceRef } from '../../data/resources/resourceKey.js';
import type { Permission } from '../../domain/permissions.js';
import type { PreferenceStore } from '../../host/types.js';
import type { ListColumn, ListDefinition } from '../list/ListDefinition.js';
import { listCodec, textMember } from '../list/listCodec.js';
import type { ListValue } from '../list/listValue.js';
import type { ListText } from '../list/listText.js';
import type { ListViewState } from '../list/useListState.js';
import type { FormErrors, FormState } from '../../ui/form/Form.js';
import type { FormDirtyEvent } from '../../ui/form/FormBody.js';

/** What a panel with a list and a form shows: the view of its list, and the row that is open. @public */
export interface CrudValue extends ListValue {
  /** Id of the row that is open; `*` for one that is being created. */
  open?: string;
}

/** The props that all panels with a list and a form have. @public */
export interface CrudPanelState extends ListViewState<CrudValue> {
  /** Above the list, such as the heading of the page. */
  title?: ReactNode;
  /** Called when there begins to be something that leaving would lose, and when there no longer is. */
  onDirtyChange?: (event: FormDirtyEvent) => void;
}

/** How what such a panel shows stands in query parameters and preferences. @public */
export interface CrudCodec {
  /** Reads query parameters; `remembered` fills in what they leave open when they name no order. */
  readonly parse: (query: URLSearchParams, remembered?: CrudValue) => CrudValue;
  /** Writes query parameters; what is so by default is left out, but for the order. */
  readonly format: (value: CrudValue) => URLSearchParams;
  /** What the user last chose, as far as it is remembered: order and size of the pages. */
  readonly remembered: (preferences: Pick<PreferenceStore, 'get'>) => CrudValue;
}

/** {@link CrudValue.open} while a row is being created. */
export const NEW_ROW = '*';

/**
 * How what a panel shows stands in addresses and preferences.
 * @param name - of the panel in preferences
 * @param firstSort - what the rows are sorted by until the user chooses another, in the words of `sorts`
 * @param sorts - what the server of {@link PagedRows} sorts by, in its words: `sortKey` of the columns, else their ids. Absent, for
 *   rows that are all here: all columns with a `sortValue`
 */
export function crudCodec<Row>(
  name: string,
  columns: readonly ListColumn<Row>[],
  firstSort: string,
  sorts: readonly string[] = columns.flatMap(({ id, sortKey = id, sortValue }) =>
    sortValue ? [sortKey] : [],
  ),
) {
  return listCodec<CrudValue>({
    name,
    sorts,
    firstOrder: { id: firstSort, isDescending: false },
    choices: { open: textMember('open') },
  });
}

/** What a panel lists, and how to get its form. The one that a panel is first drawn with counts. */
export interface CrudDefinition<Row, Values extends object> {
  /** Its permission is what changing takes, too; servers from 5.0 on may grant creating, changing and deleting one by one. */
  list: ListDefinition<Row, CrudValue> & { readonly permission: Permission };
  /** All rows, searched and sorted here; or pages of them, for those of which there are thousands. */
  rows: ResourceRef<readonly Row[]> | PagedRows<Row>;
  /** Words of the button that creates: “Create repository”. Absent: rows cannot be created here. */
  create?: ListText;
  /** Whether the form needs more room than the list, such as for lines of several fields. @defaultValue false */
  isFormWide?: boolean;
  /** Level of the title of a form that stands beside the list, among the headings of the page. @defaultValue 3 */
  formHeadingLevel?: 2 | 3;
  /** Whether what was created stays open where its form is a dialog, too, because more of it can be said then. @defaultValue false */
  staysOpen?: boolean;
  /** Loads the code of the form, when the first row is opened; gives the form for a server that can do so much. */
  loadForm: () => Promise<(server: Capabilities) => CrudFormDefinition<Row, Values>>;
}

/** Rows that the server searches, sorts and sends page by page. */
export interface PagedRows<Row> {
  /** One page; see `useList`. */
  page: (page: PageRequest, value: CrudValue) => ResourceRef<Page<Row>>;
  /** All pages: stale after a change, and what “Reload” loads again. */
  lists: ResourceKey;
  /** The row that is open, on whatever page it stands. */
  one: (id: string) => ResourceRef<Row>;
}

/** A row that was created or changed. */
export interface RowSavedEvent<Row> {
  /** As the server has it. */
  row: Row;
  /** Whether it was created. */
  isNew: boolean;
}

/** A row that was deleted. */
export interface RowDeletedEvent<Row> {
  /** As it was. */
  row: Row;
}

/** How a row is created, changed and deleted. */
export interface CrudFormDefinition<Row, Values extends object> {
  /** What stands in the fields of a row, or of a new one. */
  valuesOf: (row: Row | undefined) => Values;
  /** What would be refused, by field. */
  validate?: (values: Values, context: CrudContext<Row>) => FormErrors<Values>;
  /** Draws the fields. */
  fields: (props: CrudFieldsProps<Row, Values>) => ReactNode;
  /** For panels with words for it. */
  create?: (api: ApiClient, values: Values, signal: AbortSignal) => Promise<Row>;
  /** Absent: rows cannot be changed here. */
  update?: (api: ApiClient, row: Row, values: Values, signal: AbortSignal) => Promise<Row>;
  /** What is asked before it is saved, such as when that deletes something else; undefined: nothing. */
  confirms?: (values: Values, context: CrudContext<Row>) => CrudQuestion | undefined;
  /** What the server refuses to save with a sentence instead of a list of fields, and where the form says it. */
  refusals?: (context: CrudContext<Row>) => readonly RefusalRule<Values>[];
  /** What the form says of errors that are no refusals of a single call; undefined: it is one. */
  refused?: (error: unknown, values: Values, context: CrudContext<Row>) => FormErrors<Values> | undefined;
  /** Absent: rows cannot be deleted here. */
  removal?: CrudRemoval<Row>;
  /** Whether a row can be neither changed nor deleted, such as one that came with the server. @defaultValue none */
  isFixed?: (row: Row) => boolean;
  /** What a change of a row makes stale, besides the list. */
  stale?: (row: Row) => readonly ResourceKey[];
}

/** What is asked before a row is saved. */
export interface CrudQuestion {
  /** “Delete the credentials of central?” */
  title: string;
  /** What comes of it. */
  text: string;
  /** The answer that saves. */
  confirmLabel: string;
}

/** How a row is deleted. */
export interface CrudRemoval<Row> {
  /** Words of the button: “Delete repository”. */
  label: ListText;
  remove: (api: ApiClient, row: Row, signal: AbortSignal) => Promise<void>;
  /** What goes with a row, what depends on it, and whether it can be undone. */
  consequences: (row: Row, intl: IntlShape) => ReactNode;
  /** What is gone with it, and is not asked for again. */
  gone?: (row: Row) => readonly ResourceRef<unknown>[];
  /** Why the server refuses, in words of the panel; undefined: in those of the server. */
  refusal?: (error: unknown, row: Row, intl: IntlShape) => ReactNode;
}

/** Where a form stands. */
export interface CrudContext<Row> {
  intl: IntlShape;
  /** As it is saved; undefined for a new one. */
  row: Row | undefined;
}

/** What draws the fields of a row is given. */
export interface CrudFieldsProps<Row, Values extends object> {
  /** As it is saved; undefined for a new one. */
  row: Row | undefined;
  form: FormState<Values>;
}
