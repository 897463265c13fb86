/** How the view of a list stands in addresses and in what is remembered; made from one description. */
import {
  BY_NAME,
  completed,
  formatPaged,
  parsePaged,
  rememberedPaged,
  withoutDefaults,
  type FirstOrder,
} from '../data/pagedValue.js';
import type { PreferenceStore } from '../host/types.js';

/** The view of a list: what all lists have of it. What is left out is as the list is by default. @public */
export interface ListValue<Sort extends string = string> {
  /** What is searched for. */
  searchText?: string;
  /** From 1. @defaultValue 1 */
  pageNumber?: number;
  /** Rows per page, 1–100. @defaultValue the property `pageSize` of the widget */
  pageSize?: number;
  /** What the rows are sorted by. @defaultValue the list's own order */
  sortBy?: Sort;
  /** Direction of `sortBy`. @defaultValue 'asc', unless the list's own order is descending */
  sortOrder?: 'asc' | 'desc';
}

/** A member of a view that only this list has: its parameter in addresses, and how it is written there. */
export interface ListMember<T> {
  /** Name of the parameter. */
  param: string;
  /** Reads the parameter, null when it is absent; undefined for what makes no sense. */
  read: (text: string | null) => T | undefined;
  /** Writes it; undefined leaves it out. */
  write: (value: T) => string | undefined;
  /** Name in preferences, for choices that are remembered. Absent: not remembered. */
  preference?: string;
}

/** The members of a view that only this list has. */
export type OwnMembers<Value extends ListValue> = Omit<Value, keyof ListValue>;

/** What {@link listCodec} makes a codec of. */
export interface ListCodecOptions<Value extends ListValue> {
  /** Name of the list in preferences, such as `ProjectList`. */
  name: string;
  /** What the rows can be sorted by, in the words of the server. */
  sorts: readonly NonNullable<Value['sortBy']>[];
  /** The order until the user chooses another. @defaultValue by name */
  firstOrder?: FirstOrder;
  /** Members that leave rows out; “Clear filters” removes them. */
  filters?: { readonly [Key in keyof OwnMembers<Value>]?: ListMember<NonNullable<Value[Key]>> };
  /** Members that change how the list is shown; “Clear filters” leaves them alone. */
  choices?: { readonly [Key in keyof OwnMembers<Value>]?: ListMember<NonNullable<Value[Key]>> };
}

/** Reads and writes the view of one list. */
export interface ListCodec<Value extends ListValue> {
  readonly name: string;
  readonly sorts: readonly string[];
  readonly firstOrder: FirstOrder;
  /** The members that leave rows out, the search text first. */
  readonly filters: readonly (keyof Value)[];
  /** Reads a view from query parameters; `remembered` fills in what an address without an order leaves open. */
  readonly parse: (query: URLSearchParams, remembered?: Value) => Value;
  /** Writes a view as query parameters: what is so by default is left out, but for the order. */
  readonly format: (value: Value) => URLSearchParams;
  /** The view that the user last chose, as far as it is remembered. */
  readonly remembered: (preferences: Pick<PreferenceStore, 'get'>) => Value;
}

/** Makes the three functions that a list's view needs: `parse`, `format` and `remembered`. */
export function listCodec<Value extends ListValue>(options: ListCodecOptions<Value>): ListCodec<Value> {
  const { name, sorts, firstOrder = BY_NAME, filters = {}, choices = {} } = options;
  const own = Object.entries({ ...filters, ...choices }) as [keyof Value & string, ListMember<unknown>][];
  const ownOf = (textOf: (member: ListMember<unknown>) => string | null) =>
    Object.fromEntries(own.map(([key, member]) => [key, member.read(textOf(member))])) as Partial<Value>;
  return {
    name,
    sorts,
    firstOrder,
    filters: ['searchText', ...Object.keys(filters)] as (keyof Value)[],
    parse: (query, remembered = {} as Value) => {
      const said = { ...parsePaged(query, sorts), ...ownOf(({ param }) => query.get(param)) } as Value;
      return completed(query, said, remembered, firstOrder);
    },
    format: (value) => {
      const query = new URLSearchParams();
      if (value.searchText) query.set('searchText', value.searchText);
      for (const [key, member] of own) {
        const text = value[key] === undefined ? undefined : member.write(value[key]);
        if (text !== undefined) query.set(member.param, text);
      }
      return formatPaged(query, value, firstOrder);
    },
    remembered: (preferences) => {
      const kept = ownOf(({ preference }) => (preference && preferences.get(preference)) || null);
      return withoutDefaults({ ...rememberedPaged(preferences, name, sorts), ...kept } as Value, firstOrder);
    },
  };
}

/** A text, such as the name of a tag. */
export function textMember(param: string): ListMember<string> {
  return { param, read: (text) => text || undefined, write: (value) => value || undefined };
}

/** On or off; off is the default and stays out of addresses. */
export function flagMember(param: string): ListMember<boolean> {
  return {
    param,
    read: (text) => text === 'true' || undefined,
    write: (value) => (value ? 'true' : undefined),
  };
}

/** One of a list of words. */
export function wordMember<Word extends string>(param: string, words: readonly Word[]): ListMember<Word> {
  return { param, read: (text) => words.find((word) => word === text), write: (value) => value };
}
