import type { ServerContext } from '../context.js';

type Seed = 'defaults' | 'demo';

/** How far a seed has come: not begun, begun (after a crash it begins again), done. */
export function seedState({ db }: ServerContext, seed: Seed): 'none' | 'begun' | 'done' {
  const row = db.first(db.build.selectFrom('setting').select('value').where('name', '=', `seed.${seed}`));
  return row ? (row.value as 'begun' | 'done') : 'none';
}

/** Remembers how far a seed has come; in the transaction that does it, so that a crash leaves all of it or nothing. */
export function markSeed({ db }: ServerContext, seed: Seed, state: 'begun' | 'done'): void {
  db.run(
    db.build
      .insertInto('setting')
      .values({ name: `seed.${seed}`, value: state })
      .onConflict((clash) => clash.column('name').doUpdateSet({ value: state })),
  );
}
