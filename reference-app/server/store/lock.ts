import { DatabaseSync } from '@photostructure/sqlite';

/**
 * Takes a database for one process alone, since two would both do its background work. The system lets go of the lock when
 * the process ends, however it ends.
 * @param database - path of the database file; the lock is a file beside it
 * @returns gives the database back
 * @throws Error that names the file when another server has it, or when it cannot be locked
 */
export function lockDatabase(database: string): () => void {
  const file = `${database}.lock`;
  let lock: InstanceType<typeof DatabaseSync> | undefined;
  try {
    lock = new DatabaseSync(file, { timeout: 0 });
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock?.close();
    const { message } = error as Error;
    throw new Error(
      /locked|busy/i.test(message)
        ? `${database} is in use by another server.`
        : `Could not use ${file}: ${message}. It contains no data. Delete it if no server is running.`,
      { cause: error },
    );
  }
  const held = lock;
  return () => {
    held.exec('ROLLBACK');
    held.close();
  };
}
