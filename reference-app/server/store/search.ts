import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';

import { parseCpe } from '../rules/cpe.js';
import type { Cpe } from '../rules/cpe.js';
import { relateCpeAttribute } from '../rules/cpeMatching.js';
import { FIT, fitOf, indexQueriesOf, searchQueryOf } from '../rules/searchQuery.js';
import type { SearchQuery } from '../rules/searchQuery.js';
import { rowsOf } from './database.js';
import type { Database } from './database.js';
import { readMembers } from './jsonText.js';
import { contains } from './page.js';
import type { VisibleProjects } from './projectAccess.js';

/** The kinds of objects that can be searched, named as in answers. */
export type SearchIndex =
  'project' | 'component' | 'servicecomponent' | 'license' | 'vulnerability' | 'vulnerablesoftware';

/** One thing that was found; which members it has depends on what it is. */
export type SearchHit = Record<string, string>;

interface IndexSource {
  table: string;
  /** Members of a match that are searched word by word, and the column of each. */
  texts: Record<string, string>;
  /** Members that are compared in full. */
  identifiers: Record<string, string>;
  /** A condition that excludes inactive projects and their contents from the search. */
  condition?: RawBuilder<SqlBool>;
  /** The column with the project that a caller must be allowed to see. */
  projectId?: string;
  /** A full-text index of `texts` and of the identifiers that are not hexadecimal, by the ids of the table. */
  words?: string;
}

const isInActiveProject = (table: string) =>
  sql<SqlBool>`exists (select 1 from project where project.id = ${sql.ref(`${table}.projectId`)} and project.active = 1)`;

const SOURCES: Record<SearchIndex, IndexSource> = {
  project: {
    table: 'project',
    texts: { name: 'name', description: 'description' },
    identifiers: { uuid: 'uuid', version: 'version' },
    condition: sql<SqlBool>`active = 1`,
    projectId: 'project.id',
  },
  component: {
    table: 'component',
    texts: { name: 'name', group: 'groupName', description: 'description' },
    identifiers: { uuid: 'uuid', version: 'version', sha1: 'sha1' },
    condition: isInActiveProject('component'),
    projectId: 'component.projectId',
    words: 'componentWords',
  },
  servicecomponent: {
    table: 'service',
    texts: { name: 'name', group: 'groupName', description: 'description' },
    identifiers: { uuid: 'uuid', version: 'version' },
    condition: isInActiveProject('service'),
    projectId: 'service.projectId',
  },
  license: {
    table: 'license',
    texts: { name: 'name', licenseId: 'licenseId' },
    identifiers: { uuid: 'uuid' },
  },
  vulnerability: {
    table: 'vulnerability',
    texts: { vulnId: 'vulnId', source: 'source', description: 'description' },
    identifiers: { uuid: 'uuid' },
  },
  vulnerablesoftware: {
    table: 'vulnerableSoftware',
    texts: { vendor: 'vendor', product: 'product', version: 'version' },
    identifiers: { uuid: 'uuid', cpe22: 'cpe22', cpe23: 'cpe23' },
    condition: sql<SqlBool>`cpe23 is not null`,
  },
};

/** Columns of random numbers: how long each of them is, and what it can contain at most. */
const RANDOM_COLUMNS: Record<string, { length: number; part: RegExp }> = {
  uuid: { length: 36, part: /^[\da-f-]{1,36}$/i },
  sha1: { length: 40, part: /^[\da-f]{1,40}$/i },
};

/**
 * Returns the strings of which a column must contain at least one to be examined further. Identifiers are
 * compared in full, so random numbers are searched for a word only if it has full length: parts of a UUID are
 * words, too, and occur in thousands of others.
 */
function needlesIn(column: string, query: SearchQuery): string[] {
  const random = RANDOM_COLUMNS[column];
  if (!random) return [...query.needles];
  const { words, prefix, suffix } = query;
  const whole = words.filter((word) => word.length === random.length);
  return [...new Set([...whole, prefix, suffix])].filter((needle) => random.part.test(needle));
}

/** The maximum number of matches. */
const MOST_HITS = 1000;
/** The maximum number of characters of a description in a match. */
const MOST_CHARACTERS = 1_000;
/** Bytes of a description that is not read: SQLite reads all of a text, even for its beginning. */
const LONGEST_READ = 32_000;
/** In place of such a description. */
const UNREAD = ' '.repeat(MOST_CHARACTERS);
/**
 * The maximum number of rows read without an index. A search for something that nearly all rows contain gives
 * an incomplete answer, but a quick one.
 */
const MOST_CANDIDATES = 5000;

/**
 * Finds objects that contain the words of a text, or words that start with it or contain it, best first. It
 * searches the tables themselves, or indexes that triggers keep in sync with them, so it finds data that was
 * just saved.
 * @param visible - the projects the caller has access to
 */
export function search(
  db: Database,
  index: SearchIndex,
  text: string,
  visible: VisibleProjects,
): SearchHit[] {
  const query = searchQueryOf(text);
  if (!query) return [];
  const source = SOURCES[index];
  const texts = Object.keys(source.texts).length;
  const rowsByFit: SearchRow[][] = [[], [], [], []];
  for (const row of candidatesOf(db, source, query, visible)) {
    const fit = fitOf(query, row, texts);
    // The match may be in the omitted part of a shortened text. Such rows come last.
    if (fit > FIT.none || row.some((value) => value?.length === MOST_CHARACTERS)) rowsByFit[fit]!.push(row);
  }
  const members = membersOf(source);
  return rowsByFit
    .reverse()
    .flat()
    .slice(0, MOST_HITS)
    .map((row) => hitOf(members, row));
}

const membersOf = ({ texts, identifiers }: IndexSource) => [
  ...Object.keys(texts),
  ...Object.keys(identifiers),
];

function candidatesOf(
  db: Database,
  source: IndexSource,
  query: SearchQuery,
  { condition, areFew }: VisibleProjects,
): SearchRow[] {
  const conditions = source.condition ? [source.condition] : [];
  if (source.projectId && condition) {
    // The plus keeps SQLite from reading many projects one by one, and sorting what it found.
    const projectId = sql`${sql.raw(areFew ? '' : '+')}${sql.ref(source.projectId)}`;
    conditions.push(sql<SqlBool>`${projectId} in (select project.id from project where ${condition})`);
  }
  // Most of what an index of words names is in projects of others, then.
  if (areFew && source.projectId) {
    const rows = rowsWhere(db, source, [containsAny(source, query), ...conditions]);
    if (rows.length < MOST_CANDIDATES) return rows;
  }
  if (source.words === undefined) return rowsWhere(db, source, [containsAny(source, query), ...conditions]);
  const wanted = candidateIds(db, source, source.words, query, conditions);
  return rowsWhere(db, source, [isOneOf(source, wanted)]);
}

/** Returns the ids of all rows that may be among the matches. */
function candidateIds(
  db: Database,
  source: IndexSource,
  words: string,
  query: SearchQuery,
  conditions: readonly RawBuilder<SqlBool>[],
): Set<number> {
  const { table } = source;
  const { queries, areAll } = indexQueriesOf(query);
  const rowid = sql.ref(`${words}.rowid`);
  const id = sql.ref(`${table}.id`);
  const where = sql.join([ALWAYS, ...conditions], sql` and `);
  const tiers = queries.map(
    (indexQuery) => sql`select ${rowid} as id from ${sql.table(words)}
      cross join ${sql.table(table)} on ${id} = ${rowid}
      where ${sql.table(words)} match ${indexQuery} and ${where} order by ${rowid} limit ${MOST_HITS}`,
  );
  // Parts of one or two letters are in no index, and in so many rows that the first ones are enough.
  if (!areAll)
    tiers.push(sql`select ${id} from ${sql.table(table)}
      where ${containsAny(source, query)} and ${where} order by ${id} limit ${MOST_HITS}`);
  const ids = new Set<number>();
  for (const tier of tiers) {
    // There are enough better rows. None of the others can be among the matches.
    if (ids.size >= MOST_HITS) break;
    for (const { id } of rowsOf<{ id: number }>(db, tier)) ids.add(id);
  }
  return areAll ? new Set([...ids, ...idsByRandomNumber(db, source, query, conditions)]) : ids;
}

// Parts of random numbers are in no index of words: it would grow by half. They are looked for in all rows of the columns' own indexes.
function idsByRandomNumber(
  db: Database,
  { table, identifiers }: IndexSource,
  query: SearchQuery,
  conditions: readonly RawBuilder<SqlBool>[],
): number[] {
  const id = sql.ref(`${table}.id`);
  // Each column is queried separately, so that SQLite reads its index and not the table.
  const isFound = Object.entries(RANDOM_COLUMNS).flatMap(([column, { length }]) => {
    const possible = Object.values(identifiers).includes(column) ? needlesIn(column, query) : [];
    if (possible.length === 0) return [];
    // Full values are looked up, unlike parts.
    const matches = possible.map((needle) =>
      needle.length < length
        ? contains(`${table}.${column}`, needle)
        : sql<SqlBool>`${sql.ref(`${table}.${column}`)} in (${needle.toLowerCase()}, ${needle.toUpperCase()})`,
    );
    return [
      sql<SqlBool>`${id} in (select ${id} from ${sql.table(table)} where ${sql.join(matches, sql` or `)})`,
    ];
  });
  if (isFound.length === 0) return [];
  return rowsOf<{ id: number }>(
    db,
    sql`select ${id} from ${sql.table(table)}
      where (${sql.join(isFound, sql` or `)}) and ${sql.join([ALWAYS, ...conditions], sql` and `)}
      order by ${id} limit ${MOST_CANDIDATES}`,
  ).map((row) => row.id);
}

const ALWAYS = sql<SqlBool>`1`;

const isOneOf = ({ table }: IndexSource, ids: ReadonlySet<number>) =>
  sql<SqlBool>`${sql.ref(`${table}.id`)} in (select value from json_each(${JSON.stringify([...ids])}))`;

function containsAny({ table, texts, identifiers }: IndexSource, query: SearchQuery): RawBuilder<SqlBool> {
  const matches = Object.values({ ...texts, ...identifiers }).flatMap((column) =>
    needlesIn(column, query).map((needle) => contains(`${table}.${column}`, needle)),
  );
  return sql<SqlBool>`(${sql.join(matches, sql` or `)})`;
}

/** Finds the software a CPE may mean; what the CPE leaves open fits everything. */
export function searchByCpe(db: Database, text: string): SearchHit[] {
  const wanted = parseCpe(text);
  if (!wanted) return [];
  const source = SOURCES.vulnerablesoftware;
  const same = (['part', 'vendor', 'product'] as const).flatMap((attribute) =>
    /[*?]/.test(wanted[attribute]) ? [] : [sql<SqlBool>`${sql.ref(attribute)} = ${wanted[attribute]}`],
  );
  const members = membersOf(source);
  return rowsWhere(db, source, [sql<SqlBool>`cpe23 is not null`, ...same])
    .map((row) => hitOf(members, row))
    .filter(({ cpe23 = '' }) => isMeant(wanted, parseCpe(cpe23)))
    .slice(0, MOST_HITS);
}

function isMeant(wanted: Cpe, stored: Cpe | undefined): boolean {
  if (!stored) return false;
  const attributes = Object.keys(wanted) as (keyof Cpe)[];
  return attributes.every((attribute) => {
    const relation = relateCpeAttribute(wanted[attribute], stored[attribute]);
    return relation === 'EQUAL' || relation === 'SUPERSET';
  });
}

/** The values of a match: its texts, followed by its identifiers. */
type SearchRow = (string | null)[];

// All in one text: reading 5,000 rows takes three times as long.
function rowsWhere(
  db: Database,
  source: IndexSource,
  conditions: readonly RawBuilder<SqlBool>[],
): SearchRow[] {
  const { table, texts, identifiers } = source;
  // Long texts are shortened: thousands of them would be read, and each is part of a match.
  const shortened = (column: RawBuilder<unknown>) =>
    sql`case when octet_length(${column}) > ${LONGEST_READ} then ${UNREAD} else substr(${column}, 1, ${MOST_CHARACTERS}) end`;
  const columns = [...Object.values(texts), ...Object.values(identifiers)].map((column) => {
    const reference = sql.ref(`${table}.${column}`);
    return column === 'description' ? shortened(reference) : reference;
  });
  const [found] = rowsOf<{ rows: string | null }>(
    db,
    sql`select group_concat(texts) as rows from (
      select json_array(${sql.join(columns)}) as texts from ${sql.table(table)} where ${sql.join(conditions, sql` and `)}
      order by ${sql.ref(`${table}.id`)} limit ${MOST_CANDIDATES})`,
  );
  return JSON.parse(`[${readMembers(found?.rows ?? '')}]`) as SearchRow[];
}

function hitOf(members: readonly string[], row: SearchRow): SearchHit {
  const hit: SearchHit = {};
  for (let place = 0; place < members.length; place += 1) {
    const value = row[place];
    if (value !== null && value !== undefined && value !== UNREAD) hit[members[place]!] = value;
  }
  return hit;
}
