import type { Selectable } from 'kysely';

import { serialOf } from '../../../src/domain/vex/bomLink.js';
import type { Identity } from '../../../src/domain/vex/matchProject.js';
import type { Database } from './database.js';
import { parsed } from './jsonText.js';
import type { BomTable } from './tables.js';

/** What is known of the BOMs that were imported for a project. */
interface ImportedBoms {
  /**
   * BOM-Link to what the last one is about; to the whole of it where that has no name. `undefined` when it has no serial number: nothing
   * can link into it then.
   */
  bomLink?: string;
  /** The same of those before, the last one first; each once. */
  earlierBomLinks: string[];
  /** How the last one describes what it is about. */
  subject?: Identity;
}

// A project may get a BOM from each build.
const MOST_EARLIER = 1_000;

/** What VEX documents may call the BOMs of a project. */
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
