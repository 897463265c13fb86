import type { ServerContext } from '../context.js';
import { internalComponentTest } from '../rules/internalComponents.js';
import { inSlices } from '../store/slices.js';
import { noteDone } from './recurringWork.js';

interface Identified {
  id: number;
  groupName: string | null;
  name: string;
  isInternal: number;
}

/** The number of rows read at a time. A portfolio does not fit into memory. */
const CHUNK = 1000;

/** Handles `identifyInternalComponents`: applies the patterns of now to all components. */
export function registerIdentifyInternal(server: ServerContext): void {
  const { db, jobs, config } = server;
  jobs.handle('identifyInternalComponents', async () => {
    const isInternal = internalComponentTest({
      groups: config.text('internal-components', 'groups.regex'),
      names: config.text('internal-components', 'names.regex'),
    });
    const next = db.prepare(
      'select id, groupName, name, isInternal from component where id > ? order by id limit ?',
    );
    const update = db.prepare('update component set isInternal = ? where id = ?');
    for (let rows = next.all<Identified>(0, CHUNK); rows.length > 0;) {
      const changed = rows.filter((row) => isInternal(row) !== Boolean(row.isInternal));
      await inSlices(db, changed, (row) => update.run(!row.isInternal, row.id));
      rows = next.all<Identified>(rows.at(-1)?.id ?? 0, CHUNK);
    }
    return () => noteDone(server, 'identifyInternalComponents');
  });
}
