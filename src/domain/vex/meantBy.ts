import { releaseOf } from '../versions/releaseOf.js';
import { isSameRevision, type BomLink, type BomRevision } from './bomLink.js';
import { matchProject } from './matchProject.js';
import type { VexProject } from './matchProject.js';
import type { ProjectComponents, VexComponent } from './ProjectComponents.js';
import type { NamedComponent, VexDocument, VexElement, VexReference } from './VexDocument.js';

/** The meaning of a reference: all components, some, or nothing for a reason. */
type Meant = 'whole' | VexComponent[] | UnclearReference;

/** See `VexProblem`. */
export type UnclearReference =
  | 'service'
  | 'severalElements'
  | 'severalComponents'
  | 'twins'
  | 'notThere'
  | 'otherSubject'
  | 'otherBom'
  | 'otherRevision'
  | 'otherVersions'
  | 'noVersion';

/** The data in which references are looked up. */
export interface ReferenceScope {
  vex: VexDocument;
  project: VexProject;
  /** Documents that were imported for the project, the last one first. */
  imported: readonly BomLink[];
  /** All components of the project. */
  components: ProjectComponents;
  /** All names in the statement that are looked up in the same document as a reference. */
  namesBeside: (reference: VexReference) => ReadonlySet<string>;
}

/** Finds the subject of a reference. Names count only in the document they are stated to belong to. */
export function meantBy(reference: VexReference, scope: ReferenceScope): Meant {
  const { bom, names, known } = reference;
  const { vex, imported } = scope;
  const isOwn = isOwnReference(reference, vex);
  if (isOwn && known) return meantByElement(known, reference, scope);
  if (!bom) return meantByName(names, scope);

  const stored = imported.find((each) => isSameRevision(each, bom));
  const isKnownSerial = [vex.bom, imported[0]].some((each) => each?.serial === bom.serial);
  if (names.length === 0) {
    if (isOwn) return meantBySubject(reference, scope);
    if (stored) return 'whole';
    return isKnownSerial || imported.some(({ serial }) => serial === bom.serial)
      ? 'otherRevision'
      : 'otherBom';
  }
  if (stored?.fragment !== undefined && names.includes(stored.fragment)) return 'whole';
  if (isSameRevision(bom, imported[0])) {
    const found = firstOf(names, (name) => scope.components.withBomRef(name));
    // Components that are the same are stored as one.
    const beside = scope.namesBeside(reference);
    if (found.some(({ bomRefs = [] }) => bomRefs.some((ref) => !beside.has(ref)))) return 'twins';
    if (found.length > 0) return found;
  }
  // A VEX lists the components that it speaks of under their names in the BOM that it links to. What it is about itself is no such component.
  if (!isKnownSerial && known && known.kind !== 'subject') return meantByElement(known, reference, scope);
  const named = meantByName(names, scope);
  const isOtherRevision = isKnownSerial && !isOwn && !isSameRevision(bom, imported[0]);
  return named === 'notThere' && isOtherRevision ? 'otherRevision' : named;
}

/** Returns true when a reference is to an element of the document that contains it. */
export function isOwnReference({ bom }: VexReference, vex: VexDocument): boolean {
  return !bom || isSameRevision(bom, vex.bom);
}

function meantByElement(known: VexElement, reference: VexReference, scope: ReferenceScope): Meant {
  if (known.kind === 'subject') return meantBySubject(reference, scope);
  if (known.kind === 'service') return 'service';
  if (known.kind === 'several') return 'severalElements';
  const { component } = known;
  const { components, project } = scope;
  const found = components.like(component);
  if (found === 'several') return 'severalComponents';
  if (found.length === 0) return isOfProject(component, project) ? 'whole' : 'notThere';
  const isByUuid = component.bomRef !== undefined && components.withUuid(component.bomRef).length > 0;
  const beside = scope.namesBeside(reference);
  return !isByUuid && component.twins?.some((twin) => !beside.has(twin)) ? 'twins' : found;
}

/**
 * Resolves the subject of the document: the project, or one of its components, as in the VEX of a library.
 */
function meantBySubject(
  { versions }: VexReference,
  { vex, project, imported, components }: ReferenceScope,
): Meant {
  const { subject, bom } = vex;
  // It is uploaded for the project, and says nothing else.
  if (!subject || !isDescribed(subject)) return 'whole';
  if (subject.bomRef?.toLowerCase() === project.uuid.toLowerCase()) return 'whole';
  if (bom && imported.some((each) => isSameRevision(each, bom))) return 'whole';
  const match = matchProject(subject, project);
  if (match === 'package') return 'whole';
  const found = components.like(subject);
  const isPackage = Array.isArray(found) && found.some((each) => components.isOfPackage(each, subject));
  if (match === 'name' && !isPackage) return 'whole';
  if (found === 'several') return 'severalComponents';
  if (found.length > 0) return found;
  if (match === 'other') return 'otherSubject';
  // The reference says itself of which versions it is.
  return versions.length > 0 ? 'whole' : (match as 'otherVersions' | 'noVersion');
}

function isDescribed({ name, purl, cpe, swidTagId }: NamedComponent): boolean {
  return [name, purl, cpe, swidTagId].some(Boolean);
}

/** Names that are the same in every document. */
function meantByName(names: readonly string[], { project, components }: ReferenceScope): Meant {
  if (names.some((name) => name.toLowerCase() === project.uuid.toLowerCase())) return 'whole';
  const found = firstOf(names, (name) => [...components.withUuid(name), ...components.withPurl(name)]);
  if (found.length > 0) return found;
  return names.some((purl) => isOfProject({ purl }, project)) ? 'whole' : 'notThere';
}

/** As with components, a package URL without a version is not that of one with a version. */
function isOfProject(described: Pick<NamedComponent, 'purl' | 'version'>, project: VexProject): boolean {
  if (described.purl === undefined || matchProject(described, project) !== 'package') return false;
  return releaseOf(described) !== undefined || releaseOf(project) === undefined;
}

function firstOf(names: readonly string[], find: (name: string) => VexComponent[]): VexComponent[] {
  for (const name of names) {
    const found = find(name);
    if (found.length > 0) return found;
  }
  return [];
}

/** Names that a document is looked up by. */
export function documentKey(bom: BomRevision | undefined): string {
  return bom ? `${bom.serial}/${bom.version}` : '';
}
