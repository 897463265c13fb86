import { serialOf } from '../../../src/domain/vex/bomLink.js';
import type { Database } from './database.js';

/**
 * BOM-Link to what the BOM that was imported last is about; to the whole of it where that has no name. `undefined` when it has no
 * serial number: nothing can link into it then.
 */
export function bomLinkOf(db: Database, projectId: number): string | undefined {
  const bom = db
    .prepare(
      'select serialNumber, bomVersion, subjectRef from bom where projectId = ? order by id desc limit 1',
    )
    .first<{ serialNumber: string | null; bomVersion: number | null; subjectRef: string | null }>(projectId);
  const serial = serialOf(bom?.serialNumber ?? undefined);
  if (!bom || serial === undefined) return undefined;
  const fragment = bom.subjectRef === null ? '' : `#${encodeURIComponent(bom.subjectRef)}`;
  return `urn:cdx:${serial}/${bom.bomVersion ?? 1}${fragment}`;
}
