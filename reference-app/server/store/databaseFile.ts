import {
  closeSync,
  existsSync,
  lstatSync,
  openSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';

import { DatabaseSync } from '@photostructure/sqlite';

import type { Database } from './database.js';

/**
 * Checks the file of a database, which may be missing.
 * @returns its real path: symbolic links lead to one file, which one server must have to itself
 * @throws Error that names the file and the action to take
 */
export function realFile(database: string): string {
  if (!existsSync(database)) {
    // The volume may be missing: a new database in place of the link would have well-known passwords.
    if (lstatSync(database, { throwIfNoEntry: false }))
      throw new Error(`${database} links to ${readlinkSync(database)}, which does not exist.`);
    return database;
  }
  const stats = statSync(database);
  const { size, nlink } = stats;
  if (stats.isDirectory()) throw new Error(`${database} is a folder, not a database.`);
  // This server never leaves an empty file, see `makeFile`: something cut it off, and a new database would have well-known passwords.
  // To SQLite a file of one byte is empty, too.
  if (size <= 1)
    throw new Error(
      `${database} is empty. Replace it with a backup, or delete it to start with a new database.`,
    );
  if (nlink > 1)
    throw new Error(
      `${database} has ${nlink} names (hard links). Another server could write to it under another name. Keep only one name.`,
    );
  return realpathSync(database);
}

/** Makes the file of a new database, under another name until it is one, so that an interrupted start leaves no empty file behind. */
export function makeFile(database: string): void {
  const unfinished = `${database}.new`;
  rmSync(unfinished, { force: true });
  // SQLite gives the files beside it the same mode: they hold hashes of passwords.
  closeSync(openSync(unfinished, 'wx', 0o600));
  const raw = new DatabaseSync(unfinished);
  try {
    raw.exec('VACUUM');
  } finally {
    raw.close();
  }
  renameSync(unfinished, database);
}

/**
 * Reads all of a database; 270 MB took 0.3 s.
 * @throws Error that names the file where its pages do not fit together
 */
export function requireUndamaged(db: Database, file: string): void {
  const problem = problemOf(db);
  if (problem !== 'ok') throw new Error(`${file} is damaged (${problem}). Replace it with a backup.`);
}

function problemOf(db: Database): string | undefined {
  try {
    return db.prepare('PRAGMA quick_check(1)').first<{ quick_check: string }>()?.quick_check;
  } catch (error) {
    return (error as Error).message;
  }
}
