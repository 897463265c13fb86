import { hasStatus } from '../../../api/errors.js';
import * as foundProjects from '../../../data/resources/foundProjects.js';
import { useResources } from '../../../data/useResources.js';
import { useHost } from '../../../host/KitProvider.js';
import { useSettled } from '../../../ui/hooks/useSettled.js';
import { coordinatesOf, phaseOf, type BomRow, type RowTarget } from './bomBatch.js';

/** The pause in typing after which a name is looked up on the server, in milliseconds. */
const PAUSE_MS = 400;

/**
 * Asks the server for the project of each row that the server does not have yet.
 * @returns gives what would become of a row; `asking` also while its name is being typed
 */
export function useRowTargets(rows: readonly BomRow[]): (row: BomRow) => RowTarget {
  const { can } = useHost();
  const mayLook = can('VIEW_PORTFOLIO');
  const wanted = mayLook ? rows.filter((row) => phaseOf(row) !== 'over').flatMap(keyOfRow) : [];
  // As one text, because what is the same text has settled.
  const settled = useSettled(JSON.stringify([...new Set(wanted)]), PAUSE_MS);
  const keys = JSON.parse(settled) as string[];
  const found = useResources(
    keys.map((key) => foundProjects.named(JSON.parse(key) as { name: string; version?: string })),
  );
  const answers = new Map(keys.map((key, place) => [key, found[place]]));

  return (row) => {
    if (!mayLook) return { kind: 'unseen' };
    const [key] = keyOfRow(row);
    const answer = key === undefined ? undefined : answers.get(key);
    if (!answer || answer.status === 'loading') return { kind: 'asking' };
    if (answer.status === 'failed') {
      if (hasStatus(answer.error, 403)) return { kind: 'noAccess' };
      return { kind: 'failed', error: answer.error, askAgain: answer.reload };
    }
    const { project } = answer.data;
    return project ? { kind: 'updates', project } : { kind: 'creates' };
  };
}

function keyOfRow(row: BomRow): string[] {
  const coordinates = coordinatesOf(row);
  return coordinates ? [JSON.stringify(coordinates)] : [];
}
