import type { ServerContext } from '../context.js';
import { seedDefaults } from './defaults/index.js';
import { isSeeded } from './marks.js';

/** Fills a new database; one that was filled before stays as it is. */
export async function seed(server: ServerContext, what: 'defaults' | 'demo' | 'none'): Promise<void> {
  if (what === 'none') return;
  if (!isSeeded(server, 'defaults')) await seedDefaults(server);
}
