/** Codecs for the view of a list in URLs and in preferences, made from one description. */
import { readRange } from '../../domain/range.js';
import {
  BY_NAME,
  completed,
  formatPaged,
  parsePaged,
  rememberedPaged,
  withoutDefaults,
  type FirstOrder,
  type ListValue,
} from './listValue.js';
import type { PreferenceStore } from '../../host/types.js';

/**
 * A member of a view that only this list has: its parameter in addresses, and how it is written there. {@link textMember},
 * {@link flagMember} and {@link wordMember} make the usual ones.
 * @public
 */
export interface ListMember<T> {
  /** Name of the parameter. */
  param: string;
  /** Reads the parameter, null when it is absent; undefined for what makes no sense. */
  read: (text: string | null) => T | undefined;
  /** Writes it; undefined leaves it out. */
  write: (value: T) => string | undefined;
  /** The way a choice is remembered. Absent: it is not. */
  preference?: MemberPreference<T>;
}

/** The way a choice among the members of a view is remembered. @public */
export interface MemberPreference<T> {
  /** Name in preferences. */
  name: string;
  /** Reads what is remembered; undefined for what makes no sense. */
  read: (text: string) => T | undefined;
  /** Writes a choice; undefined is the default. */
  write: (value: T | undefined) => string;
}

/** The members of a view that only this list has. @public */
export type OwnMembers<Value extends ListValue> = Omit<Value, keyof ListValue>;

/** Options of {@link listCodec}. @public */
export interface ListCodecOptions<Value extends ListValue> {
  /** Name of the list in preferences, such as `ProjectList`. */
  name: string;
  /** The sort keys of the rows, in the words of the server. */
  sorts: readonly NonNullable<Value['sortBy']>[];
  /** The order until the user chooses another. @defaultValue by name; without that among `sorts`, by the first of them */
  firstOrder?: FirstOrder;
  /** Members that leave rows out; “Clear filters” removes them. */
  filters?: { readonly [Key in keyof OwnMembers<Value>]?: ListMember<NonNullable<Value[Key]>> };
  /** Members that change how the list is shown; “Clear filters” leaves them alone. */
  choices?: { readonly [Key in keyof OwnMembers<Value>]?: ListMember<NonNullable<Value[Key]>> };
}

/** Reads and writes the view of one list. @public */
export interface ListCodec<Value extends ListValue> {
  /** Name of the list in preferences. */
  readonly name: string;
  /** The sort keys of the rows. */
  readonly sorts: readonly string[];
  /** The order until the user chooses another. */
  readonly firstOrder: FirstOrder;
  /** The members that leave rows out, the search text first. */
  readonly filters: readonly (keyof Value)[];
  /** Returns true if search or filters leave rows out. */
  readonly isFiltered: (value: Value) => boolean;
  /** Reads a view from query parameters; `remembered` fills in what an address without an order leaves open. */
  readonly parse: (query: URLSearchParams, remembered?: Value) => Value;
  /** Writes a view as query parameters: what is so by default is left out, but for the order. */
  readonly format: (value: Value) => URLSearchParams;
  /** The view that the user last chose, as far as it is remembered. */
  readonly remembered: (preferences: Pick<PreferenceStore, 'get'>) => Value;
  /** Remembers what of a change is to be remembered: order, size of the pages, and members with a `preference`. */
  readonly remember: (preferences: Pick<PreferenceStore, 'set'>, change: Partial<Value>) => void;
}

/** Makes what a list needs to read and write its view, from one description. @public */
export function listCodec<Value extends ListValue>(options: ListCodecOptions<Value>): ListCodec<Value> {
  const { name, sorts, firstOrder = firstOf(sorts), filters = {}, choices = {} } = options;
  const own = Object.entries({ ...filters, ...choices }) as [keyof Value & string, ListMember<unknown>][];
  const narrowing = ['searchText', ...Object.keys(filters)] as (keyof Value)[];
  return {
    name,
    sorts,
    firstOrder,
    filters: narrowing,
    isFiltered: (value) => narrowing.some((key) => Boolean(value[key])),
    parse: (query, remembered = {} as Value) => {
      const said = { ...parsePaged(query, sorts) } as Value;
      for (const [key, { param, read }] of own) said[key] = read(query.get(param)) as Value[typeof key];
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
      const kept = rememberedPaged(preferences, name, sorts) as Value;
      for (const [key, { preference }] of own) {
        const text = preference && preferences.get(preference.name);
        if (text !== undefined) kept[key] = preference?.read(text) as Value[typeof key];
      }
      return withoutDefaults(kept, firstOrder);
    },
    remember: (preferences, change) => {
      const { pageSize } = change;
      if (pageSize !== undefined) preferences.set(`${name}PageSize`, String(pageSize));
      if ('sortBy' in change) {
        // An order that is given up must be forgotten too, else it would come back.
        preferences.set(`${name}SortName`, change.sortBy);
        preferences.set(`${name}SortOrder`, change.sortOrder);
      }
      for (const [key, { preference }] of own)
        if (preference && key in change) preferences.set(preference.name, preference.write(change[key]));
    },
  };
}

/** Servers sort by name without being asked; whether they do so by anything else is not known. */
function firstOf(sorts: readonly string[]): FirstOrder {
  const [id] = sorts;
  return id === undefined || sorts.includes(BY_NAME.id) ? BY_NAME : { id, isDescending: false };
}

/** A text, such as the name of a tag. @public */
export function textMember(param: string): ListMember<string> {
  return { param, read: (text) => text || undefined, write: (value) => value || undefined };
}

/** On or off; off is the default and stays out of addresses. @public */
export function flagMember(param: string): ListMember<boolean> {
  return {
    param,
    read: (text) => text === 'true' || undefined,
    write: (value) => (value ? 'true' : undefined),
  };
}

/** One of a list of words. @public */
export function wordMember<Word extends string>(param: string, words: readonly Word[]): ListMember<Word> {
  return { param, read: (text) => words.find((word) => word === text), write: (value) => value };
}

/** Several of a list of words, in its order, joined by commas. */
export function wordsMember<Word extends string>(
  param: string,
  words: readonly Word[],
): ListMember<readonly Word[]> {
  const known = (asked: readonly string[]) => {
    const among = new Set(asked);
    return words.filter((word) => among.has(word));
  };
  return {
    param,
    read: (text) => {
      const read = known((text ?? '').split(','));
      return read.length > 0 ? read : undefined;
    },
    write: (value) => known(value).join() || undefined,
  };
}

/** Two bounds that both count, each of which may be missing: `7..10`, `7..`, `..3.9`. */
export function rangeMember(param: string, isBound: (text: string) => boolean): ListMember<string> {
  return { param, read: (text) => readRange(text, isBound), write: (value) => value };
}
