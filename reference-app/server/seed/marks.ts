import type { ServerContext } from '../context.js';

/** Whether a seed has been sown in this database. */
export function isSeeded({ db }: ServerContext, what: 'defaults' | 'demo'): boolean {
  return Boolean(db.first(db.build.selectFrom('setting').select('value').where('name', '=', `seed.${what}`)));
}

/** Remembers a seed; in the transaction that sows it, so that a crash leaves all of it or nothing. */
export function markSeeded({ db, now }: ServerContext, what: 'defaults' | 'demo'): void {
  db.run(
    db.build.insertInto('setting').values({ name: `seed.${what}`, value: new Date(now()).toISOString() }),
  );
}
