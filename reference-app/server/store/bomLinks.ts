import type { Selectable } from 'kysely';

import { serialOf } from '../../../src/domain/vex/bomLink.js';
import type { Identity } from '../../../src/domain/vex/matchProject.js';
import type { Database } from './database.js';
import { parsed } from './jsonText.js';
import type { BomTable } from './tables.js';

/** The stored data about the BOMs that were imported for a project. */
interface ImportedBoms {
  /**
   * BOM-Link to the subject of the last BOM, or to the complete BOM when its subject has no name. `undefined`
   * when the BOM has no serial number: nothing can link to it then.
   */
  bomLink?: string;
  /** The same of those before, the last one first; each once. */
  earlierBomLinks: string[];
  /** The last BOM's description of its subject. */
  subject?: Identity;
}

// A project may get a BOM from each build.
const MOST_EARLIER = 1_000;

/** Returns the names that VEX documents can use for the BOMs of a project. */
export function importedBomsOf(db: Database, projectId: number): ImportedBoms {
  const [last, ...earlier] = db.all(
    db.build
      .selectFrom('bom')
      .select(['serialNumber', 'bomVersion', 'subjectRef', 'subject'])
      .where('projectId', '=', projectId)
      .orderBy('id', 'desc')
      .limit(MOST_EARLIER + 1),
  );
  const bomLink = last && linkOf(last);
  const links = new Set(earlier.flatMap((row) => linkOf(row) ?? []));
  if (bomLink !== undefined) links.delete(bomLink);
  return { bomLink, earlierBomLinks: [...links], subject: parsed<Identity>(last?.subject ?? null) };
}

type BomName = Pick<Selectable<BomTable>, 'serialNumber' | 'bomVersion' | 'subjectRef'>;

function linkOf({ serialNumber, bomVersion, subjectRef }: BomName): string | undefined {
  const serial = serialOf(serialNumber ?? undefined);
  if (serial === undefined) return undefined;
  const fragment = subjectRef === null ? '' : `#${encodeURIComponent(subjectRef)}`;
  return `urn:cdx:${serial}/${bomVersion ?? 1}${fragment}`;
}
