import type { ServerContext } from '../context.js';
import { seedDefaults } from './defaults/index.js';

/** Fills a new database; one that was filled before stays as it is. */
export async function seed(server: ServerContext, what: 'defaults' | 'demo' | 'none'): Promise<void> {
  const { db } = server;
  const hasRun = (name: string) =>
    Boolean(db.first(db.build.selectFrom('setting').select('value').where('name', '=', name)));
  const mark = (name: string) => {
    db.run(db.build.insertInto('setting').values({ name, value: new Date(server.now()).toISOString() }));
  };
  if (what === 'none') return;
  if (!hasRun('seed.defaults')) {
    await seedDefaults(server);
    mark('seed.defaults');
  }
}
