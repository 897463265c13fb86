import { parseBomLink } from './bomLink.js';
import type { StatementPreview } from './previewVex.js';

/**
 * How servers of Dependency-Track may read a statement otherwise than it is meant.
 *
 * - `everyComponent`: it links to one element, or what the document is about is not the project; they apply it to every component with the vulnerability
 * - `anyVersion`: it is about some versions; they do not look at them
 * - `lastCounts`: others say something else; of these the last one counts
 * - `skipsSource`: it does not name the source as they write it; they skip it
 * - `skipsReference`: what it is about is not in the document; they skip that
 */
export type OtherReading = 'everyComponent' | 'anyVersion' | 'lastCounts' | 'skipsSource' | 'skipsReference';

/** Returns the other ways in which Dependency-Track servers may read a statement. Empty: none. */
export function otherReadings({ statement, isWhole, outcomes, problems }: StatementPreview): OtherReading[] {
  const { vulnId, source, affects } = statement;
  const codes = new Set(problems.map(({ code }) => code));
  if (vulnId === undefined || affects.length === 0 || codes.has('noVulnerability')) return [];
  const known = outcomes[0]?.row.vulnerability.source;
  if (source === undefined || (known !== undefined && known !== source)) return ['skipsSource'];
  const readings = new Set<OtherReading>();
  for (const { ref, names, known: element, versions } of affects) {
    // A `bom-ref` may look like a link.
    const isLink = !names.includes(ref) && parseBomLink(ref) !== undefined;
    const isSubject = names.length === 0 || element?.kind === 'subject';
    if (isSubject ? !isWhole : isLink) readings.add('everyComponent');
    else if (!isLink && !element) readings.add('skipsReference');
    if (versions.length > 0) readings.add('anyVersion');
  }
  if (codes.has('contradicted') || codes.has('overruled')) readings.add('lastCounts');
  return [...readings];
}

/** Returns true when a reading is wider than the statement itself. */
export function isWider(reading: OtherReading): boolean {
  return reading === 'everyComponent' || reading === 'anyVersion' || reading === 'lastCounts';
}
