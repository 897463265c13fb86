import { DatabaseSync } from '@photostructure/sqlite';
import type { DatabaseSyncInstance, StatementSyncInstance } from '@photostructure/sqlite';
import { DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, sql } from 'kysely';
import type { Compilable, DatabaseConnection, RawBuilder, SelectQueryBuilder } from 'kysely';

import { versionStatus } from '../../../src/domain/versions/versionStatus.js';
import { packageKey } from '../../../src/domain/packageKey.js';
import { releaseOf } from '../../../src/domain/versions/releaseOf.js';
import { indexedWords } from '../rules/searchQuery.js';
import { migrations } from './migrations/index.js';
import type { Tables } from './tables.js';
import { ONLY_WRITER } from './writerTurns.js';
import type { WriterTurns } from './writerTurns.js';

/**
 * The database of the server. Queries are written with Kysely and run synchronously, without a promise.
 *
 * SQLite answers in the same process, so waiting has no benefit, and code without `await` cannot be
 * interrupted: the work of a request between two `await`s is one consistent unit. Long work yields between
 * transactions.
 */
export interface Database {
  /** Builds queries; it does not run them, `all`, `first` and `run` do. */
  readonly build: Kysely<Tables>;
  /** Every row of a query. */
  all<Row>(query: Compilable<Row>): Row[];
  /** The first row, `undefined` where there is none. */
  first<Row>(query: Compilable<Row>): Row | undefined;
  /** Runs an insert, update or delete. `id` is the row id of the last insert of this connection. */
  run(query: Compilable<unknown>): { changes: number; id: number };
  /** A statement in plain SQL, prepared once per text; for hot loops and what Kysely cannot say. */
  prepare(text: string): Statement;
  /** Runs all of `work` or nothing of it. Inside of another transaction it becomes part of that one. `work` must not wait. */
  transaction<Result>(work: () => Result): Result;
  /** Returns whether the last write of this thread found no space. */
  isFull(): boolean;
  /** Returns whether this thread has found a damaged page since the start. */
  isDamaged(): boolean;
  /** Resolves when it is this thread's turn again; to be awaited between the transactions of long work. */
  giveWay(): Promise<void>;
  /**
   * @throws Error of SQLite when the newest changes stay beside the file, such as on a full disk. The
   * database is closed nevertheless.
   */
  close(): void;
}

/** Plain SQL with `?` parameters. Booleans, dates and `undefined` may be bound. */
export interface Statement {
  all<Row = Record<string, unknown>>(...values: readonly unknown[]): Row[];
  first<Row = Record<string, unknown>>(...values: readonly unknown[]): Row | undefined;
  run(...values: readonly unknown[]): { changes: number; id: number };
}

/**
 * Opens a database and brings its schema up to date.
 * @param file - path of the file, made when missing; or `:memory:`
 * @param turns - needed where two threads write to the same file
 * @throws Error when the file cannot be read, or was written by a newer release
 */
export function openDatabase(file: string, turns: WriterTurns = ONLY_WRITER): Database {
  const raw = new DatabaseSync(file, { timeout: 5000, enableForeignKeyConstraints: true });
  try {
    // FULL: what was acknowledged survives a power cut, too.
    raw.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA temp_store = MEMORY; PRAGMA cache_size = -65536;',
    );
  } catch (error) {
    raw.close();
    throw new Error(`${file} cannot be read: ${(error as Error).message}`, { cause: error });
  }
  // SQLite's own knows ASCII only; searches compare in lower case.
  raw.function('lower', { deterministic: true }, (value: unknown) =>
    typeof value === 'string' ? value.toLowerCase() : (value as null),
  );
  raw.function(
    'packageKey',
    { deterministic: true },
    (type: string | null, namespace: string | null, name: string | null) =>
      type === null || name === null ? null : packageKey({ type, namespace, name }),
  );
  raw.function(
    'releaseOf',
    { deterministic: true },
    (version: string | null, purl: string | null) => releaseOf({ version, purl }, 'purl') ?? null,
  );
  // Lists filter by the order of each ecosystem.
  raw.function(
    'isOutdated',
    { deterministic: true },
    (version: string | null, purl: string | null, cpe: string | null, latest: string) =>
      Number(versionStatus({ version, purl, cpe }, latest) === 'outdated'),
  );
  // Triggers keep an index of these words, see migrations/0006-search.ts.
  raw.function(
    'searchWords',
    { deterministic: true },
    (name: string, group: string | null, description: string | null, version: string | null) =>
      indexedWords([name, group ?? '', description ?? ''], [version ?? '']),
  );
  migrate(raw, file);
  return databaseOf(raw, turns);
}

/**
 * Checks that the database answers a query.
 * @throws Error of SQLite when it does not
 */
export function isReadable(db: Database): boolean {
  return db.prepare('select 1 as one').first() !== undefined;
}

/**
 * Returns whether an error reports that there is no space on the disk (`SQLITE_FULL`, also as an extended
 * code).
 */
export function isStorageFull(error: unknown): boolean {
  return resultOf(error) === SQLITE_FULL;
}

/**
 * Returns whether an error reports that the file is not an intact database (`SQLITE_CORRUPT`,
 * `SQLITE_NOTADB`).
 */
export function isDamage(error: unknown): boolean {
  const result = resultOf(error);
  return result === SQLITE_CORRUPT || result === SQLITE_NOTADB;
}

// Extended codes say more in their higher bytes. Errors of a list have no code, only the words of SQLite.
function resultOf(error: unknown): number | undefined {
  const { errcode, message = '' } = (error ?? {}) as { errcode?: unknown; message?: string };
  return typeof errcode === 'number' ? errcode & 0xff : RESULTS_BY_WORDS.get(message);
}

const SQLITE_CORRUPT = 11;
const SQLITE_FULL = 13;
const SQLITE_NOTADB = 26;

const RESULTS_BY_WORDS = new Map([
  ['database disk image is malformed', SQLITE_CORRUPT],
  ['database or disk is full', SQLITE_FULL],
  ['file is not a database', SQLITE_NOTADB],
]);

/**
 * Writes something that needs room, and takes it away again.
 * @throws Error of SQLite where that cannot be done
 */
export function tryWriting(db: Database): void {
  db.prepare("insert or replace into setting (name, value) values ('roomProbe', hex(zeroblob(32768)))").run();
  db.prepare("delete from setting where name = 'roomProbe'").run();
}

/**
 * Closes a database when the server stops. `log` receives an error when the newest changes could not be
 * written to its file.
 */
export function closeDatabase(db: Database, log: (message: string, error: unknown) => void): void {
  try {
    db.close();
  } catch (error) {
    log('The latest changes remain in the -wal file beside the database. The next start applies them', error);
  }
}

/** Every row of a query that is written as SQL. */
export function rowsOf<Row>(db: Database, statement: RawBuilder<unknown>): Row[] {
  return db.all({ compile: () => statement.$castTo<Row>().compile(db.build) });
}

/** Returns the number of rows that match a query without a selection. */
export function countOf<DB, TB extends keyof DB>(
  db: Database,
  query: SelectQueryBuilder<DB, TB, object>,
): number {
  const counting = query.select(sql<number>`count(*)`.as('total')).$castTo<{ total: number }>();
  return db.first(counting)?.total ?? 0;
}

function migrate(raw: DatabaseSyncInstance, file: string): void {
  const done = Number((raw.prepare('PRAGMA user_version').get() as { user_version: number }).user_version);
  if (done > migrations.length) {
    raw.close();
    throw new Error(
      `${file} was written by a newer server version (schema ${done}, this version supports ${migrations.length}).`,
    );
  }
  // Ours has all of the first migration from its first version on.
  const tables = raw.prepare("select name from sqlite_master where type = 'table'").all() as {
    name: string;
  }[];
  if (done === 0 ? tables.length > 0 : !tables.some(({ name }) => name === 'project')) {
    raw.close();
    throw new Error(`${file} is a database of another program. Replace it with a backup.`);
  }
  for (const [index, { name, sql }] of migrations.entries()) {
    if (index < done) continue;
    raw.exec('BEGIN IMMEDIATE');
    try {
      raw.exec(sql);
      raw.exec(`PRAGMA user_version = ${index + 1}`);
      raw.exec('COMMIT');
    } catch (error) {
      raw.exec('ROLLBACK');
      raw.close();
      throw new Error(`Could not upgrade ${file} (${name}): ${(error as Error).message}`, {
        cause: error,
      });
    }
  }
}

function databaseOf(raw: DatabaseSyncInstance, turns: WriterTurns): Database {
  const build = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new BuildOnlyDriver(),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });
  const statements = new StatementCache(raw);
  let depth = 0;
  let isFull = false;
  let isDamaged = false;

  function noted<Result>(write: () => Result): Result {
    try {
      const result = watched(write);
      isFull = false;
      return result;
    } catch (error) {
      isFull ||= isStorageFull(error);
      throw error;
    }
  }

  function watched<Result>(work: () => Result): Result {
    try {
      return work();
    } catch (error) {
      isDamaged ||= isDamage(error);
      throw error;
    }
  }

  const database: Database = {
    build,
    all(query) {
      const { sql, parameters } = query.compile();
      return watched(() =>
        restored(statements.get(sql).all(...(parameters.map(bindable) as never[]))),
      ) as never[];
    },
    first(query) {
      const { sql, parameters } = query.compile();
      return watched(() =>
        restoredRow(statements.get(sql).get(...(parameters.map(bindable) as never[]))),
      ) as never;
    },
    run(query) {
      const { sql, parameters } = query.compile();
      const write = () => outcome(statements.get(sql).run(...(parameters.map(bindable) as never[])));
      return depth > 0 ? write() : noted(() => turns.take(write));
    },
    prepare(text) {
      return {
        all: (...values) =>
          watched(() => restored(statements.get(text).all(...(values.map(bindable) as never[])))) as never[],
        first: (...values) =>
          watched(() => restoredRow(statements.get(text).get(...(values.map(bindable) as never[])))) as never,
        run(...values) {
          const write = () => outcome(statements.get(text).run(...(values.map(bindable) as never[])));
          return depth > 0 ? write() : noted(() => turns.take(write));
        },
      };
    },
    transaction(work) {
      if (depth > 0) return work();
      return noted(() => {
        turns.take(() => raw.exec('BEGIN IMMEDIATE'));
        depth += 1;
        try {
          const result = work();
          if (result instanceof Promise)
            throw new TypeError('A transaction must not wait: its work returned a promise.');
          raw.exec('COMMIT');
          return result;
        } catch (error) {
          // When there is no space, SQLite has already rolled back everything.
          if (raw.isTransaction) raw.exec('ROLLBACK');
          throw error;
        } finally {
          depth -= 1;
        }
      });
    },
    isFull: () => isFull,
    isDamaged: () => isDamaged,
    giveWay: () => turns.give(),
    close() {
      statements.clear();
      // Puts the write-ahead log into the file, so that a stopped server is one file.
      try {
        raw.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      } finally {
        raw.close();
      }
    },
  };
  return database;
}

function outcome(result: { changes: number | bigint; lastInsertRowid: number | bigint }): {
  changes: number;
  id: number;
} {
  return { changes: Number(result.changes), id: Number(result.lastInsertRowid) };
}

// SQLite takes numbers, texts, bytes and null only; a lone Date would even be read as named parameters.
function bindable(value: unknown): unknown {
  if (value === undefined) return null;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value instanceof Date) return value.getTime();
  if (typeof value === 'string') return stored(value);
  return value;
}

/**
 * The replacement for NUL in the file. A text would end at its first NUL, so a noncharacter, which texts
 * never contain, takes its place. Texts are read with NUL. Code that reads them as bytes finds this.
 */
export const NUL = '\uFFFF';
const UNREADABLE = '\uFFFD';

// If a document contains the noncharacter itself, it becomes the replacement character. Otherwise it would be
// read back as NUL.
function stored(text: string): string {
  const withoutNul = text.includes(NUL) ? text.replaceAll(NUL, UNREADABLE) : text;
  return withoutNul.includes('\0') ? withoutNul.replaceAll('\0', NUL) : withoutNul;
}

function restored(rows: unknown[]): unknown[] {
  for (const row of rows) restoredRow(row);
  return rows;
}

function restoredRow(row: unknown): unknown {
  const columns = row as Record<string, unknown> | undefined;
  for (const name in columns) {
    const value = columns[name];
    if (typeof value === 'string' && value.includes(NUL)) columns[name] = value.replaceAll(NUL, '\0');
  }
  return row;
}

/** Prepared statements by their text; the least recently used ones make room. */
class StatementCache {
  static readonly #LIMIT = 500;
  readonly #raw: DatabaseSyncInstance;
  readonly #statements = new Map<string, StatementSyncInstance>();

  constructor(raw: DatabaseSyncInstance) {
    this.#raw = raw;
  }

  get(text: string): StatementSyncInstance {
    const known = this.#statements.get(text);
    if (known) {
      this.#statements.delete(text);
      this.#statements.set(text, known);
      return known;
    }
    const statement = this.#raw.prepare(text);
    this.#statements.set(text, statement);
    if (this.#statements.size > StatementCache.#LIMIT) {
      const oldest = this.#statements.keys().next().value;
      if (oldest !== undefined) this.#statements.delete(oldest);
    }
    return statement;
  }

  clear(): void {
    this.#statements.clear();
  }
}

/** Without it, an `execute()` written by habit would do nothing and look like an empty table. */
class BuildOnlyDriver extends DummyDriver {
  override acquireConnection(): Promise<DatabaseConnection> {
    return Promise.reject(new Error('Queries are run by Database.all, first and run, not by execute().'));
  }
}
