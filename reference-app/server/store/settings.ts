import type { Database } from './database.js';

/** What the server notes about itself, by name; `undefined` before it was noted. */
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
