import { randomUUID } from 'node:crypto';

import { componentKey } from '../../../src/domain/cyclonedx/componentKey.js';
import { mergedComponent } from '../rules/mergedComponent.js';
import type { Bom, BomComponent } from '../rules/bomModel.js';
import { componentColumns, dependencyIdentity } from '../rules/componentColumns.js';
import type { ComponentColumns } from '../rules/componentColumns.js';
import { matchComponents } from '../rules/componentIdentity.js';
import type { ComponentIdentity } from '../rules/componentIdentity.js';
import { formatDirectDependencies } from '../rules/dependencyGraph.js';
import { resolveBomLicences } from '../rules/licenceResolution.js';
import type { DeclaredLicence, LicenceDirectory, ResolvedLicence } from '../rules/licenceResolution.js';

/** A component that is in the project already. */
export type StoredComponent = ComponentIdentity &
  ResolvedLicence & { id: number; uuid: string; licenses: string | null };

/** The outcome for one component of a BOM. */
export interface PlannedComponent {
  uuid: string;
  /** Row of the component it continues; `undefined` for a new one. */
  storedId?: number;
  /** Place of the enclosing component in the plan, always before this one. */
  parent?: number;
  columns: ComponentColumns & ResolvedLicence & { directDependencies: string | null; bomRefs: string | null };
  /** All licences that the BOM declares, where the columns do not say everything; a text is kept as it is stored. */
  licences: readonly DeclaredLicence[] | string | null;
  properties: BomComponent['properties'];
}

export interface ImportPlan {
  /** Parents before what they enclose. */
  components: PlannedComponent[];
  /** Rows of components that are in the BOM no longer. */
  gone: number[];
  /** The `directDependencies` of the project. */
  directDependencies: string | null;
}

/** The server's rules that the plan needs. */
export interface ImportRules {
  licences: LicenceDirectory;
  isInternal: (component: { groupName?: string | null; name: string }) => boolean;
}

/**
 * Works out how the components of a project become those of a BOM. Components that are the same in every part of their
 * identity are one; a component that continues a stored one keeps its UUID.
 */
export function planImport(bom: Bom, stored: readonly StoredComponent[], rules: ImportRules): ImportPlan {
  const { components, placeOf } = mergeDuplicates(bom, rules);
  const bomRefs = refsOf(bom, placeOf);
  const matches = matchComponents(
    components.map(({ columns }) => columns),
    stored,
  );
  const planned = components.map(({ component, columns, parent }, place): PlannedComponent => {
    const partner = stored[matches[place] ?? -1];
    const { licences, ...licenceColumns } = licencesOf(component, partner, rules.licences);
    return {
      uuid: partner?.uuid ?? randomUUID(),
      storedId: partner?.id,
      parent,
      columns: {
        ...columns,
        ...licenceColumns,
        directDependencies: null,
        bomRefs: bomRefs.has(place) ? JSON.stringify(bomRefs.get(place)) : null,
      },
      licences,
      properties: component.properties,
    };
  });

  const identities = planned.map(({ uuid, columns }) => dependencyIdentity({ ...columns, uuid }));
  const textOf = (places: ReadonlySet<number> = new Set()) =>
    formatDirectDependencies(
      [...places].map((place) => identities[place]).filter((identity) => identity !== undefined),
    );
  const { ofComponents, ofProject } = placesBelow(bom, placeOf);
  planned.forEach(({ columns }, place) => {
    columns.directDependencies = textOf(ofComponents.get(place));
  });
  const kept = new Set(planned.map(({ storedId }) => storedId));
  return {
    components: planned,
    gone: stored.filter(({ id }) => !kept.has(id)).map(({ id }) => id),
    directDependencies: textOf(ofProject),
  };
}

function mergeDuplicates(bom: Bom, rules: ImportRules) {
  const placeByKey = new Map<string, number>();
  const placeOf: number[] = [];
  const found: { entries: [BomComponent, ...BomComponent[]]; columns: ComponentColumns; parent?: number }[] =
    [];
  for (const component of bom.components) {
    const columns = componentColumns(component, rules.isInternal);
    const key = componentKey(columns);
    let place = placeByKey.get(key);
    if (place === undefined) {
      const parent = component.parent === undefined ? undefined : placeOf[component.parent];
      place = found.push({ entries: [component], columns, parent }) - 1;
      placeByKey.set(key, place);
    } else found[place]?.entries.push(component);
    placeOf.push(place);
  }
  const components = found.map(({ entries, columns, parent }) => {
    const [first, ...repeats] = entries;
    if (repeats.length === 0) return { component: first, columns, parent };
    const component = mergedComponent(entries);
    return { component, columns: componentColumns(component, rules.isInternal), parent };
  });
  return { components, placeOf };
}

// Answers have them in every finding of the component.
const MOST_REFS = 20;
const LONGEST_REF = 1000;

/**
 * Returns the names that the BOM uses for each component of the plan, by their places. A name that several
 * different components share names none of them.
 */
function refsOf(bom: Bom, placeOf: readonly number[]): Map<number, string[]> {
  const places = new Map<string, number | 'several'>();
  bom.components.forEach(({ bomRef }, index) => {
    if (bomRef === undefined || bomRef.length > LONGEST_REF) return;
    const place = placeOf[index] ?? 0;
    const before = places.get(bomRef) ?? (bomRef === bom.metadata.component?.bomRef ? 'several' : place);
    places.set(bomRef, before === place ? place : 'several');
  });
  const refs = new Map<number, string[]>();
  for (const [ref, place] of places) {
    if (place === 'several') continue;
    const list = refs.get(place);
    if (!list) refs.set(place, [ref]);
    else if (list.length < MOST_REFS) list.push(ref);
  }
  return refs;
}

/**
 * Returns the dependencies of components and of the project, as places in the plan. A component that the BOM
 * lists several times depends on everything that any of its references depends on.
 * @param placeOf - the place of each component of the BOM
 */
function placesBelow(bom: Bom, placeOf: readonly number[]) {
  const placeOfRef = new Map<string, number>();
  bom.components.forEach(({ bomRef }, index) => {
    if (bomRef !== undefined && !placeOfRef.has(bomRef)) placeOfRef.set(bomRef, placeOf[index] ?? 0);
  });
  const below = (ref: string | undefined) =>
    (ref === undefined ? [] : (bom.dependencies.get(ref) ?? []))
      .map((each) => placeOfRef.get(each))
      .filter((place) => place !== undefined);

  const ofComponents = new Map<number, Set<number>>();
  for (const [ref, place] of placeOfRef) {
    const places = ofComponents.get(place) ?? new Set();
    // References to one component may depend on each other; the component does not depend on itself.
    for (const each of below(ref)) if (each !== place) places.add(each);
    ofComponents.set(place, places);
  }
  return { ofComponents, ofProject: new Set(below(bom.metadata.component?.bomRef)) };
}

// A BOM without information about the license does not change a license that someone entered.
function licencesOf(
  component: BomComponent,
  stored: StoredComponent | undefined,
  directory: LicenceDirectory,
): ResolvedLicence & Pick<PlannedComponent, 'licences'> {
  const { licences } = component;
  if (stored && licences.expression === undefined && licences.options.length === 0) {
    const { resolvedLicenseId, license, licenseExpression, licenseUrl } = stored;
    return { resolvedLicenseId, license, licenseExpression, licenseUrl, licences: stored.licenses };
  }
  const { declared, ...columns } = resolveBomLicences(licences, directory);
  return { ...columns, licences: declared };
}
