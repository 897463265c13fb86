import type { ServerContext } from '../context.js';
import { seedDefaults } from './defaults/index.js';
import { updateLicenses } from './licenses.js';
import { markSeed, seedState } from './marks.js';

/** Fills a new database; one that was filled before stays as it is. */
export async function seed(server: ServerContext, what: 'defaults' | 'demo' | 'none'): Promise<void> {
  if (what === 'none') return;
  if (seedState(server, 'defaults') === 'none') {
    // Only a new database gets the demo, whatever a later start asks for.
    await seedDefaults(server, () => {
      if (what === 'demo') markSeed(server, 'demo', 'begun');
    });
  }
  if (seedState(server, 'demo') === 'begun') {
    // The reference keeps the licences it was released with; a demo shows those of today.
    server.db.transaction(() => updateLicenses(server.db));
    // Loaded when it is needed only: its data is most of the code.
    const { seedDemo } = await import('./demo/index.js');
    await seedDemo(server);
    markSeed(server, 'demo', 'done');
  }
}
