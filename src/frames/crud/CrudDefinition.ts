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

/** The state of a panel with a list and a form: the view of its list, and the open row. @public */
export interface CrudValue extends ListValue {
  /** Id of the row that is open; `*` for one that is being created. */
  open?: string;
}

/** The props that all panels with a list and a form have. @public */
export interface CrudPanelState extends ListViewState<CrudValue> {
  /** Above the list, such as the heading of the page. */
  title?: ReactNode;
  /** Called when there starts to be something that leaving would lose, and when there no longer is. */
  onDirtyChange?: (event: FormDirtyEvent) => void;
}

/** Reads and writes the state of a panel in query parameters and preferences. @public */
export interface CrudCodec {
  /** Reads query parameters; `remembered` fills in what they leave open when they name no order. */
  readonly parse: (query: URLSearchParams, remembered?: CrudValue) => CrudValue;
  /** Writes query parameters; what is so by default is left out, but for the order. */
  readonly format: (value: CrudValue) => URLSearchParams;
  /** Returns the user's last choices, as far as they are remembered: order and page size. */
  readonly remembered: (preferences: Pick<PreferenceStore, 'get'>) => CrudValue;
}

/** {@link CrudValue.open} while a row is being created. */
export const NEW_ROW = '*';

/**
 * Creates the codec for the state of a panel in URLs and preferences.
 * @param name - of the panel in preferences
 * @param firstSort - the sort key of the rows until the user selects another, in the words of `sorts`
 * @param sorts - the sort keys of the server of {@link PagedRows}, in its words: `sortKey` of the columns, or
 * else their ids. Absent, for rows that are all here: all columns with a `sortValue`
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

/** The list of a panel, and how to get its form. The definition of the first render counts. */
export interface CrudDefinition<Row, Values extends object> {
  /** Its permission is what changing takes, too; servers from 5.0 on may grant creating, changing and deleting one by one. */
  list: ListDefinition<Row, CrudValue> & { readonly permission: Permission };
  /** All rows, searched and sorted here; or pages of them, for those of which there are thousands. */
  rows: ResourceRef<readonly Row[]> | PagedRows<Row>;
  /** Words of the button that creates: “Create repository”. Absent: rows cannot be created here. */
  create?: ListText;
  /**
   * True when the form needs more room than the list, such as for lines of several fields. @defaultValue
   * false
   */
  isFormWide?: boolean;
  /** The level of the title of a form beside the list, among the headings of the page. @defaultValue 3 */
  formHeadingLevel?: 2 | 3;
  /**
   * True when a created row stays open even if its form is a dialog, because more can be entered then.
   * @defaultValue false
   */
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
  /** Returns the resource of the open row, whatever page it is on. */
  one: (id: string) => ResourceRef<Row>;
}

/** A row that was created or changed. */
export interface RowSavedEvent<Row> {
  /** As the server has it. */
  row: Row;
  /** True when it was created. */
  isNew: boolean;
}

/** A row that was deleted. */
export interface RowDeletedEvent<Row> {
  /** As it was. */
  row: Row;
}

/** The way a row is created, changed, and deleted. */
export interface CrudFormDefinition<Row, Values extends object> {
  /** Returns the field values of a row, or of a new one. */
  valuesOf: (row: Row | undefined) => Values;
  /** Returns the problems that the server would reject, by field. */
  validate?: (values: Values, context: CrudContext<Row>) => FormErrors<Values>;
  /** Draws the fields. */
  fields: (props: CrudFieldsProps<Row, Values>) => ReactNode;
  /** For panels with words for it. */
  create?: (api: ApiClient, values: Values, signal: AbortSignal) => Promise<Row>;
  /** Absent: rows cannot be changed here. */
  update?: (api: ApiClient, row: Row, values: Values, signal: AbortSignal) => Promise<Row>;
  /**
   * Returns the question to ask before saving, such as when saving deletes something else. Undefined: no
   * question.
   */
  confirms?: (values: Values, context: CrudContext<Row>) => CrudQuestion | undefined;
  /**
   * Returns the rules for rejections that the server reports as a sentence instead of a list of fields, and
   * where the form shows them.
   */
  refusals?: (context: CrudContext<Row>) => readonly RefusalRule<Values>[];
  /**
   * Returns the form errors for an error that is not the rejection of a single call. Undefined: it is one.
   */
  refused?: (error: unknown, values: Values, context: CrudContext<Row>) => FormErrors<Values> | undefined;
  /** Absent: rows cannot be deleted here. */
  removal?: CrudRemoval<Row>;
  /**
   * Returns true if a row can be neither changed nor deleted, such as one that came with the server.
   * @defaultValue none
   */
  isFixed?: (row: Row) => boolean;
  /** Returns the keys that a change of a row makes stale, besides the list. */
  stale?: (row: Row) => readonly ResourceKey[];
}

/** The question asked before a row is saved. */
export interface CrudQuestion {
  /** “Delete the credentials of central?” */
  title: string;
  /** The consequence. */
  text: string;
  /** The answer that saves. */
  confirmLabel: string;
}

/** The way a row is deleted. */
export interface CrudRemoval<Row> {
  /** Words of the button: “Delete repository”. */
  label: ListText;
  remove: (api: ApiClient, row: Row, signal: AbortSignal) => Promise<void>;
  /** Describes what is deleted with a row, what depends on it, and whether it can be undone. */
  consequences: (row: Row, intl: IntlShape) => ReactNode;
  /** Returns the resources that are deleted with it and not requested again. */
  gone?: (row: Row) => readonly ResourceRef<unknown>[];
  /** Why the server refuses, in words of the panel; undefined: in those of the server. */
  refusal?: (error: unknown, row: Row, intl: IntlShape) => ReactNode;
}

/** The context of a form. */
export interface CrudContext<Row> {
  intl: IntlShape;
  /** As it is saved; undefined for a new one. */
  row: Row | undefined;
}

/** Props for drawing the fields of a row. */
export interface CrudFieldsProps<Row, Values extends object> {
  /** As it is saved; undefined for a new one. */
  row: Row | undefined;
  form: FormState<Values>;
}
