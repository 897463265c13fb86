import { DatabaseSync } from '@photostructure/sqlite';

/**
 * Takes a database for one process alone, since two would both do its background work. The system lets go of the lock when
 * the process ends, however it ends.
 * @param database - path of the database file; the lock is a file beside it
 * @returns gives the database back
 * @throws Error when another server has it
 */
export function lockDatabase(database: string): () => void {
  const lock = new DatabaseSync(`${database}.lock`, { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    throw new Error(`${database} is in use by another server.`, { cause: error });
  }
  return () => {
    lock.exec('ROLLBACK');
    lock.close();
  };
}
