import { describe, expect, it } from 'vitest';
import {
  flagMember,
  listCodec,
  textMember,
  wordMember,
  wordsMember,
  type ListMember,
} from '../../../../src/frames/list/listCodec.js';
import { sortRequestOf, type ListValue } from '../../../../src/frames/list/listValue.js';
import { HOSTILE_TEXTS } from '../../../support/hostileTexts.js';

interface BookListValue extends ListValue<'title' | 'year'> {
  shelf?: string;
  lent?: boolean;
  language?: 'en' | 'de';
  layout?: 'tree' | 'flat';
}

const LAYOUT: ListMember<'tree' | 'flat'> = {
  ...wordMember('layout', ['tree', 'flat'] as const),
  preference: {
    name: 'BookLayout',
    read: (text) => (text === 'flat' || text === 'tree' ? text : undefined),
    write: (layout) => layout ?? 'tree',
  },
};

const codec = listCodec<BookListValue>({
  name: 'BookList',
  sorts: ['title', 'year'],
  firstOrder: { id: 'year', isDescending: true },
  filters: {
    shelf: textMember('shelf'),
    lent: flagMember('lent'),
    language: wordMember('language', ['en', 'de']),
  },
  choices: { layout: LAYOUT },
});

/** An address, read. */
const parsed = (query: string, remembered?: BookListValue) =>
  codec.parse(new URLSearchParams(query), remembered);
/** Preferences that hold these. */
const kept = (texts: Record<string, string>) => {
  const map = new Map(Object.entries(texts));
  return {
    map,
    get: (name: string) => map.get(name),
    set: (name: string, text: string | undefined) =>
      void (text === undefined ? map.delete(name) : map.set(name, text)),
  };
};

describe('the view of a list, in an address', () => {
  it.each<BookListValue>([
    {},
    { searchText: 'war & peace = 1?' },
    { pageNumber: 3, pageSize: 50 },
    { sortBy: 'title', sortOrder: 'asc' },
    { sortBy: 'year', sortOrder: 'asc' },
    { shelf: 'A/1', lent: true, language: 'de', layout: 'flat' },
    { searchText: 'x', pageNumber: 2, pageSize: 100, sortBy: 'title', sortOrder: 'desc', lent: true },
  ])('comes back as it was: %j', (value) => {
    expect(codec.parse(codec.format(value))).toEqual(value);
    expect(parsed(codec.format(value).toString())).toEqual(value);
  });

  it.each(Object.entries(HOSTILE_TEXTS))('holds any text: %s', (_, text) => {
    const value = { searchText: text.trim(), shelf: text };

    expect(parsed(codec.format(value).toString())).toEqual(value);
  });

  it('is short: what is so by default is left out, but for the order', () => {
    expect(codec.format({}).toString()).toBe('sort=year&order=desc');
    expect(codec.format({ pageNumber: 1, sortBy: 'title', sortOrder: 'asc' }).toString()).toBe('sort=title');
    expect(codec.format({ lent: false, shelf: '', searchText: '' }).toString()).toBe('sort=year&order=desc');
  });

  it.each([
    ['page=0'],
    ['page=-1'],
    ['page=1.5'],
    ['page=one'],
    ['page=99999999999999999999'],
    ['page=Infinity'],
    ['size=0'],
    ['size=101'],
    ['size=ten'],
    ['sort=isbn&order=desc'],
    ['sort=__proto__'],
    ['order=desc'],
    ['lent=yes'],
    ['lent='],
    ['language=fr'],
    ['language=toString'],
    ['shelf='],
    ['searchText=%20%20'],
    ['layout=round'],
    ['unknown=1'],
  ])('leaves out what makes no sense: %s', (query) => {
    expect(parsed(query)).toEqual({});
  });

  it('takes the first of what is said twice', () => {
    expect(parsed('shelf=a&shelf=b&page=2&page=3')).toEqual({ shelf: 'a', pageNumber: 2 });
  });

  it('says everything once it names its order, and is completed with what is remembered as long as it does not', () => {
    const remembered: BookListValue = { pageSize: 50, sortBy: 'title', sortOrder: 'asc', layout: 'flat' };

    expect(parsed('lent=true', remembered)).toEqual({ ...remembered, lent: true });
    expect(parsed('lent=true&size=25', remembered)).toEqual({ ...remembered, lent: true, pageSize: 25 });
    expect(parsed('lent=true&sort=year&order=desc', remembered)).toEqual({ lent: true });
  });

  it('tells what leaves rows out from what only shows them otherwise', () => {
    expect(codec.filters).toEqual(['searchText', 'shelf', 'lent', 'language']);
    expect(codec.isFiltered({ layout: 'flat', pageNumber: 2, sortBy: 'title' })).toBe(false);
    for (const value of [{ searchText: 'a' }, { shelf: 'a' }, { lent: true }, { language: 'en' as const }])
      expect(codec.isFiltered(value)).toBe(true);
    expect(codec.isFiltered({ lent: false, searchText: '' })).toBe(false);
  });

  it('is by name where nothing else is said', () => {
    const plain = listCodec<ListValue<'name'>>({ name: 'PlainList', sorts: ['name'] });

    expect(plain.firstOrder).toMatchObject({ id: 'name', isDescending: false });
    expect(plain.format({}).toString()).toBe('sort=name');
    expect(plain.parse(new URLSearchParams('sort=name'))).toEqual({});
  });
});

describe('what is remembered of a list', () => {
  it('comes back: order, size of the pages, and members that are remembered', () => {
    const preferences = kept({});

    codec.remember(preferences, { pageSize: 50 });
    codec.remember(preferences, { sortBy: 'title', sortOrder: 'desc' });
    codec.remember(preferences, { layout: 'flat', shelf: 'A', searchText: 'war', lent: true });

    expect(Object.fromEntries(preferences.map)).toEqual({
      BookListPageSize: '50',
      BookListSortName: 'title',
      BookListSortOrder: 'desc',
      BookLayout: 'flat',
    });
    expect(codec.remembered(preferences)).toEqual({
      pageSize: 50,
      sortBy: 'title',
      sortOrder: 'desc',
      layout: 'flat',
    });
  });

  it('is forgotten with an order that is given up, and left alone by what does not concern it', () => {
    const preferences = kept({ BookListSortName: 'title', BookListSortOrder: 'asc', BookListPageSize: '50' });

    codec.remember(preferences, { pageNumber: 2 });
    expect(preferences.map.size).toBe(3);
    codec.remember(preferences, { sortBy: undefined, sortOrder: undefined });

    expect(codec.remembered(preferences)).toEqual({ pageSize: 50 });
  });

  it.each<Record<string, string>>([
    { BookListPageSize: 'many', BookListSortName: 'isbn', BookListSortOrder: 'up', BookLayout: 'round' },
    { BookListPageSize: '-5', BookListSortOrder: 'asc' },
    { BookListPageSize: '1000', BookListSortName: '', BookLayout: '' },
  ])('is nothing where it makes no sense: %j', (texts) => {
    expect(codec.remembered(kept(texts))).toEqual({});
  });

  it('is the default where the order that was remembered is the first one', () => {
    expect(codec.remembered(kept({ BookListSortName: 'year', BookListSortOrder: 'desc' }))).toEqual({});
  });
});

describe('the order of a list that says none', () => {
  it.each([
    [['title', 'name'], 'name'],
    [['title', 'year'], 'title'],
  ])('is by name where it can be, else by the first of %j', (sorts, first) => {
    const { firstOrder, format } = listCodec({ name: 'BookList', sorts });

    expect(firstOrder).toMatchObject({ id: first, isDescending: false });
    expect(format({}).get('sort')).toBe(first);
  });

  it('is asked for where no server is known to have it by itself', () => {
    const { firstOrder } = listCodec({ name: 'BookList', sorts: ['title'] });

    expect(sortRequestOf(firstOrder, firstOrder)).toEqual({ sortName: 'title', sortOrder: 'asc' });
  });
});

describe('several words', () => {
  const member = wordsMember('size', ['small', 'large']);

  it.each([
    ['large,small,large', ['small', 'large'], 'small,large'],
    ['large,huge', ['large'], 'large'],
  ])('%s', (text, words, written) => {
    expect(member.read(text)).toEqual(words);
    expect(member.write(words as ('small' | 'large')[])).toBe(written);
  });

  it('that are none make no filter', () => {
    for (const text of [null, '', 'huge', ',']) expect(member.read(text)).toBeUndefined();
    expect(member.write([])).toBeUndefined();
  });
});
