import { randomUUID } from 'node:crypto';

import type { ServerContext } from '../context.js';

/** What a new reference server holds. */
export async function seedDefaults(server: ServerContext): Promise<void> {
  const { db } = server;
  db.transaction(() => {
    db.run(db.build.insertInto('setting').values({ name: 'system.uuid', value: randomUUID() }));
  });
}
