import { randomUUID } from 'node:crypto';

import type { ServerContext } from '../context.js';
import { arrayPieces } from '../rules/arrayPieces.js';
import {
  documentComponent,
  documentContact,
  documentDependency,
  documentEntity,
  documentProject,
  documentService,
  documentVulnerabilities,
} from '../rules/bomDocument.js';
import type { BomDocument, DocumentComponent, DocumentLicence } from '../rules/bomDocument.js';
import {
  XML_FOOT,
  xmlComponent,
  xmlDependency,
  xmlHead,
  xmlService,
  xmlVulnerability,
} from '../rules/bomDocumentXml.js';
import type { BomMetadata, OrganizationalEntity } from '../rules/bomModel.js';
import type { ComponentRow } from '../store/components.js';
import { exportedComponents, exportedFindings, exportedServices } from '../store/exportedBom.js';
import type { ExportedComponentRow, ExportFilter } from '../store/exportedBom.js';
import { parsed } from '../store/jsonText.js';
import type { ProjectRow } from '../store/projects.js';
import { pausing } from '../store/slices.js';

/** What an export of a project holds beside its services. */
export type BomVariant = 'inventory' | 'withVulnerabilities' | 'vdr';

/** Describes a project: its components, services, graph and, depending on the variant, its vulnerabilities. */
export async function projectDocument(
  server: ServerContext,
  project: ProjectRow,
  variant: BomVariant,
): Promise<BomDocument> {
  const { db } = server;
  const { components, nodes } = await componentsOf(server, project.id, { isVulnerable: variant === 'vdr' });
  const findings = variant === 'inventory' ? [] : exportedFindings(db, project.id);
  return {
    ...aboutProject(server, project),
    specVersion: specVersionFor(components),
    components: someOf(components),
    services: someOf(exportedServices(db, project.id).map(documentService)),
    dependencies: await dependenciesOf([project, ...nodes]),
    vulnerabilities: someOf(documentVulnerabilities(findings, variant === 'vdr')),
  };
}

/**
 * Says of every vulnerability of a project what was decided about it (VEX), and about which component: decisions may differ between
 * those that have it.
 */
export async function vexDocument(server: ServerContext, project: ProjectRow): Promise<BomDocument> {
  const { components } = await componentsOf(server, project.id, { isVulnerable: true });
  const findings = exportedFindings(server.db, project.id);
  return {
    ...aboutProject(server, project),
    components: someOf(components),
    vulnerabilities: someOf(documentVulnerabilities(findings, true)),
  };
}

/** Describes one component by itself. */
export async function componentDocument(
  server: ServerContext,
  component: ComponentRow,
): Promise<BomDocument> {
  const { components } = await componentsOf(server, component.projectId, { componentId: component.id });
  return { ...head(server), specVersion: specVersionFor(components), components, dependencies: [] };
}

/** Writes a document in pieces, so that memory does not grow with it and other requests are answered meanwhile. */
export function documentPieces(document: BomDocument, format: 'json' | 'xml'): Iterable<string> {
  return format === 'json' ? jsonPieces(document) : xmlPieces(document);
}

function* jsonPieces(document: BomDocument): Iterable<string> {
  let before = '{';
  for (const [name, value] of Object.entries(document) as [string, unknown][]) {
    if (value === undefined) continue;
    yield `${before}${JSON.stringify(name)}:`;
    before = ',';
    if (Array.isArray(value)) yield* arrayPieces(mapped(value, (item) => JSON.stringify(item)));
    else yield JSON.stringify(value);
  }
  yield '}';
}

function* mapped<Item>(items: readonly Item[], write: (item: Item) => string): Iterable<string> {
  for (const item of items) yield write(item);
}

function* xmlPieces(document: BomDocument): Iterable<string> {
  yield xmlHead(document);
  // In the order the schema asks for.
  yield* xmlList('components', document.components, xmlComponent);
  yield* xmlList('services', document.services, xmlService);
  yield* xmlList('dependencies', document.dependencies, xmlDependency);
  yield* xmlList('vulnerabilities', document.vulnerabilities, xmlVulnerability);
  yield XML_FOOT;
}

function* xmlList<Item>(
  name: string,
  items: readonly Item[] = [],
  write: (item: Item) => string,
): Iterable<string> {
  if (items.length === 0) return;
  yield `<${name}>\n`;
  yield* mapped(items, write);
  yield `</${name}>\n`;
}

/** The version of the reference, or the first one that says how licences were found out. */
function specVersionFor(components: readonly DocumentComponent[]): BomDocument['specVersion'] {
  const isAcknowledged = (licence: DocumentLicence) =>
    ('license' in licence ? licence.license : licence).acknowledgement !== undefined;
  return components.some(({ licenses = [] }) => licenses.some(isAcknowledged)) ? '1.6' : '1.5';
}

type GraphNode = Pick<ExportedComponentRow, 'uuid' | 'directDependencies'>;

async function componentsOf({ db }: ServerContext, projectId: number, filter: ExportFilter) {
  const components: DocumentComponent[] = [];
  const nodes: GraphNode[] = [];
  await pausing(exportedComponents(db, projectId, filter), (row) => {
    components.push(documentComponent(row));
    nodes.push({ uuid: row.uuid, directDependencies: row.directDependencies });
  });
  return { components, nodes };
}

async function dependenciesOf(nodes: readonly GraphNode[]) {
  const known = new Set(nodes.map(({ uuid }) => uuid));
  const dependencies: { ref: string; dependsOn: string[] }[] = [];
  await pausing(nodes, (node) => dependencies.push(documentDependency(node, known)));
  return dependencies;
}

function head({ now, options }: ServerContext): BomDocument {
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

function aboutProject(server: ServerContext, project: ProjectRow): BomDocument {
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

const someOf = <Item>(items: Item[]) => (items.length > 0 ? items : undefined);
