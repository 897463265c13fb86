import { parsePurl } from '../parsePurl.js';
import { packageKey } from '../packageKey.js';
import { purlTypeOf } from '../purl.js';
import { comparatorOf } from '../versions/comparatorOf.js';
import { releaseOf } from '../versions/releaseOf.js';
import { haveOtherQualifiers } from './packageIdentity.js';
import type { NamedComponent } from './VexDocument.js';

/** The project that a document is applied to. */
export interface VexProject extends Identity {
  uuid: string;
  /** Link to what the BOM that was imported last is about; without a fragment where that has no `bom-ref`. */
  bomLink?: string;
  /** The same of those that were imported before, the last one first. */
  earlierBomLinks?: readonly string[];
  /** The description of the subject in the BOM that was imported last. */
  subject?: Identity;
}

/** The names of something, as far as projects and subjects of documents have such parts. */
export type Identity = Partial<Omit<NamedComponent, 'bomRef' | 'twins'>>;

/**
 * How far a description fits a project: by its package URL, or by its name, where not both have a package URL.
 *
 * - `otherVersions`: it is the same in another version · `noVersion`: in some version, and the project has none
 * - `other`: it is something else
 */
type ProjectMatch = 'package' | 'name' | 'otherVersions' | 'noVersion' | 'other';

const BEST_FIRST: readonly ProjectMatch[] = ['package', 'name', 'otherVersions', 'noVersion'];

/**
 * Compares a description with a project, and with the subject of its last BOM, because tools may use other
 * names than people.
 */
export function matchProject(described: Identity, project: VexProject): ProjectMatch {
  const found = new Set(
    [project, ...(project.subject ? [project.subject] : [])].map((each) => match(described, each)),
  );
  return BEST_FIRST.find((one) => found.has(one)) ?? 'other';
}

function match(described: Identity, known: Identity): ProjectMatch {
  const same = isSamePackage(described, known);
  if (same === false || (same === undefined && !isSameName(described, known))) return 'other';
  const [version, own] = [releaseOf(described), releaseOf(known)];
  if (version !== undefined && own === undefined) return 'noVersion';
  const compare = comparatorOf(purlTypeOf(known.purl ?? described.purl));
  const isOwn = version === undefined || version === own || compare(version, own!) === 0;
  if (!isOwn) return 'otherVersions';
  return same ? 'package' : 'name';
}

/** Undefined where a package URL is missing. */
function isSamePackage(a: Identity, b: Identity): boolean | undefined {
  const [one, other] = [a, b].map(({ purl }) => (purl === undefined ? undefined : parsePurl(purl)));
  if (!one || !other) return undefined;
  return packageKey(one) === packageKey(other) && !haveOtherQualifiers(one, other);
}

function isSameName(a: Identity, b: Identity): boolean {
  if (!a.name || a.name !== b.name) return false;
  return !a.group || !b.group || a.group === b.group;
}
