import type { Database } from './database.js';

/** Returns a note that the server keeps about itself, by name; `undefined` when there is none yet. */
export function settingOf(db: Database, name: string): string | undefined {
  return db.first(db.build.selectFrom('setting').select('value').where('name', '=', name))?.value;
}

export function saveSetting(db: Database, name: string, value: string): void {
  db.run(
    db.build
      .insertInto('setting')
      .values({ name, value })
      .onConflict((clash) => clash.column('name').doUpdateSet({ value })),
  );
}
