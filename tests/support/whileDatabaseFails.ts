import type { Database } from '../../reference-app/server/store/database.js';

/** Does something while each statement fails, with this reason. */
export async function whileDatabaseFails<T>(
  db: Database,
  reason: string,
  work: () => Promise<T>,
): Promise<T> {
  const { all, first, run, prepare } = db;
  const fail = () => {
    throw new Error(reason);
  };
  Object.assign(db, { all: fail, first: fail, run: fail, prepare: fail });
  try {
    return await work();
  } finally {
    Object.assign(db, { all, first, run, prepare });
  }
}
