import type { ServerContext } from '../context.js';
import { saveSetting, settingOf } from '../store/settings.js';

type Seed = 'defaults' | 'demo';

/** Returns the state of a seed: not started, started (it starts again after a crash), or done. */
export function seedState({ db }: ServerContext, seed: Seed): 'none' | 'begun' | 'done' {
  return (settingOf(db, `seed.${seed}`) as 'begun' | 'done' | undefined) ?? 'none';
}

/** Remembers how far a seed has come; in the transaction that does it, so that a crash leaves all of it or nothing. */
export function markSeed({ db }: ServerContext, seed: Seed, state: 'begun' | 'done'): void {
  saveSetting(db, `seed.${seed}`, state);
}
