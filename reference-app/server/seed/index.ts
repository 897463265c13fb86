import type { ServerContext } from '../context.js';
import { markSeed, seedState } from './marks.js';

/**
 * Fills a new database; one that was filled before stays as it is. What it is filled with is loaded when it is needed only:
 * the texts of the licences alone are megabytes, which a server that starts again must not read.
 */
export async function seed(server: ServerContext, what: 'defaults' | 'demo' | 'none'): Promise<void> {
  if (what === 'none') return;
  if (seedState(server, 'defaults') === 'none') {
    const { seedDefaults } = await import('./defaults/index.js');
    // Only a new database gets the demo, regardless of the options of a later start.
    await seedDefaults(server, () => {
      if (what === 'demo') markSeed(server, 'demo', 'begun');
    });
  }
  if (seedState(server, 'demo') === 'begun') {
    const { updateLicenses } = await import('./licenses.js');
    // The reference keeps the licences it was released with; a demo shows those of today.
    server.db.transaction(() => updateLicenses(server.db));
    const { seedDemo } = await import('./demo/index.js');
    await seedDemo(server);
    markSeed(server, 'demo', 'done');
  }
}
