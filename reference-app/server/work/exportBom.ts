import { randomUUID } from 'node:crypto';

import type { ServerContext } from '../context.js';
import {
  documentComponent,
  documentContact,
  documentDependency,
  documentEntity,
  documentProject,
  documentService,
  documentVulnerability,
} from '../rules/bomDocument.js';
import type {
  BomDocument,
  DocumentComponent,
  DocumentVulnerability,
  UnwrittenDocument,
} from '../rules/bomDocument.js';
import {
  XML_FOOT,
  xmlComponentPieces,
  xmlDependency,
  xmlHead,
  xmlService,
  xmlVulnerability,
} from '../rules/bomDocumentXml.js';
import type { BomMetadata, OrganizationalEntity } from '../rules/bomModel.js';
import type { ComponentRow } from '../store/components.js';
import type { Database } from '../store/database.js';
import {
  areLicencesAcknowledged,
  exportedComponents,
  exportedIds,
  exportedNodes,
  exportedServices,
  exportedStatements,
  exportedVulnerabilities,
  uuidsOf,
} from '../store/exportedBom.js';
import type { ExportedStatement } from '../store/exportedBom.js';
import { parsed } from '../store/jsonText.js';
import type { ProjectRow } from '../store/projects.js';

/** The contents of a project export, in addition to its services. */
export type BomVariant = 'inventory' | 'withVulnerabilities' | 'vdr';

/**
 * Describes a project: its components, services, graph and, depending on the variant, its vulnerabilities. The lists are read
 * while the document is written, so that memory does not grow with it.
 */
export async function projectDocument(
  { db, ...server }: ServerContext,
  project: ProjectRow,
  variant: BomVariant,
): Promise<UnwrittenDocument> {
  const ids = exportedIds(db, project.id, { isVulnerable: variant === 'vdr' });
  const known = (await uuidsOf(db, ids)).add(project.uuid);
  const withDecisions = variant === 'vdr';
  const statements = variant === 'inventory' ? [] : await exportedStatements(db, project.id, withDecisions);
  return {
    ...aboutProject(server, project),
    specVersion: await specVersionFor(db, ids),
    components: mapped(exportedComponents(db, ids), documentComponent),
    services: mapped(exportedServices(db, project.id), documentService),
    dependencies: dependenciesOf(db, project, ids, known),
    vulnerabilities: vulnerabilitiesOf(db, statements, withDecisions),
  };
}

/**
 * Says of every vulnerability of a project what was decided about it (VEX), and about which component: decisions may differ between
 * those that have it.
 */
export async function vexDocument(
  { db, ...server }: ServerContext,
  project: ProjectRow,
): Promise<UnwrittenDocument> {
  const ids = exportedIds(db, project.id, { isVulnerable: true });
  const statements = await exportedStatements(db, project.id, true);
  return {
    ...aboutProject(server, project),
    components: mapped(exportedComponents(db, ids), documentComponent),
    vulnerabilities: vulnerabilitiesOf(db, statements, true),
  };
}

/** Describes one component alone. */
export async function componentDocument(
  { db, ...server }: ServerContext,
  component: Pick<ComponentRow, 'id'>,
): Promise<UnwrittenDocument> {
  return {
    ...head(server),
    specVersion: await specVersionFor(db, [component.id]),
    components: mapped(exportedComponents(db, [component.id]), documentComponent),
    dependencies: [],
  };
}

/**
 * Writes a document in pieces, so that memory does not grow with it and other requests are answered in the
 * meantime.
 */
export function documentPieces(document: UnwrittenDocument, format: 'json' | 'xml'): Iterable<string> {
  return format === 'json' ? jsonPieces(document) : xmlPieces(document);
}

function* jsonPieces(document: UnwrittenDocument): Iterable<string> {
  const { components, services, dependencies, vulnerabilities, ...rest } = document;
  yield JSON.stringify(rest).slice(0, -1);
  yield* jsonList('components', components, jsonComponent);
  yield* jsonList('services', services, jsonOf);
  // Also written for a single component, which has none.
  if (dependencies) yield* jsonList('dependencies', dependencies, jsonOf, { isKept: true });
  yield* jsonList('vulnerabilities', vulnerabilities, jsonOf);
  yield '}';
}

/** A member with a list, after others. An empty one is left out, as tools do, unless it `isKept`. */
function* jsonList<Item>(
  name: string,
  items: Iterable<Item> = [],
  write: (item: Item) => Iterable<string>,
  { isKept = false } = {},
): Iterable<string> {
  const start = `,${JSON.stringify(name)}:[`;
  let before = start;
  for (const item of items) {
    yield before;
    yield* write(item);
    before = ',';
  }
  if (before === ',') yield ']';
  else if (isKept) yield `${start}]`;
}

function* jsonOf(item: unknown): Iterable<string> {
  yield JSON.stringify(item);
}

function* jsonComponent({ properties, ...component }: DocumentComponent): Iterable<string> {
  yield JSON.stringify(component).slice(0, -1);
  yield* jsonList('properties', properties, jsonOf);
  yield '}';
}

function* xmlPieces(document: UnwrittenDocument): Iterable<string> {
  yield xmlHead(document);
  // In the order that the schema requires.
  yield* xmlList('components', document.components, xmlComponentPieces);
  yield* xmlList('services', document.services, inOne(xmlService));
  yield* xmlList('dependencies', document.dependencies, inOne(xmlDependency));
  yield* xmlList('vulnerabilities', document.vulnerabilities, inOne(xmlVulnerability));
  yield XML_FOOT;
}

function* xmlList<Item>(
  name: string,
  items: Iterable<Item> = [],
  write: (item: Item) => Iterable<string>,
): Iterable<string> {
  let isEmpty = true;
  for (const item of items) {
    if (isEmpty) yield `<${name}>\n`;
    isEmpty = false;
    yield* write(item);
  }
  if (!isEmpty) yield `</${name}>\n`;
}

const inOne = <Item>(write: (item: Item) => string) =>
  function* piece(item: Item): Iterable<string> {
    yield write(item);
  };

function* mapped<Item, Made>(items: Iterable<Item>, make: (item: Item) => Made): Iterable<Made> {
  for (const item of items) yield make(item);
}

/** The version of the reference, or the first one that says how licences were found out. */
async function specVersionFor(
  db: Database,
  componentIds: readonly number[],
): Promise<BomDocument['specVersion']> {
  return (await areLicencesAcknowledged(db, componentIds)) ? '1.6' : '1.5';
}

function* dependenciesOf(
  db: Database,
  project: ProjectRow,
  ids: readonly number[],
  known: ReadonlySet<string>,
): NonNullable<UnwrittenDocument['dependencies']> {
  yield documentDependency(project, known);
  for (const node of exportedNodes(db, ids)) yield documentDependency(node, known);
}

function vulnerabilitiesOf(
  db: Database,
  statements: readonly ExportedStatement[],
  withDecisions: boolean,
): Iterable<DocumentVulnerability> {
  return mapped(exportedVulnerabilities(db, statements), (each) =>
    documentVulnerability(each, withDecisions),
  );
}

type About = Pick<ServerContext, 'now' | 'options'>;

function head({ now, options }: About): BomDocument {
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    serialNumber: `urn:uuid:${randomUUID()}`,
    version: 1,
    metadata: {
      timestamp: new Date(now()).toISOString().replace(/\.\d+Z$/, 'Z'),
      tools: [{ vendor: 'OWASP', name: 'Dependency-Track', version: options.version }],
    },
  };
}

function aboutProject(server: About, project: ProjectRow): BomDocument {
  const document = head(server);
  const told = parsed<Partial<BomMetadata>>(project.metadata);
  return {
    ...document,
    metadata: {
      ...document.metadata,
      authors: told?.authors?.map(documentContact),
      component: documentProject(project),
      manufacture: documentEntity(parsed<OrganizationalEntity>(project.manufacturer)),
      supplier: documentEntity(told?.supplier),
    },
  };
}
