import { authorText } from '../../../src/domain/cyclonedx/authorText.js';
import { MAX_DEPTH } from '../../../src/domain/cyclonedx/bomCheck.js';
import { decodeBom } from '../../../src/domain/cyclonedx/decodeBom.js';
import { sniffBom } from '../../../src/domain/cyclonedx/sniffBom.js';
import { HASHES, HASH_MEMBERS, type HashMember } from '../../../src/domain/hashes.js';
import { unstorableTexts, type Identity } from '../../../src/domain/cyclonedx/unstorableTexts.js';
import { BomEntryTooLarge, BomError } from './bomModel.js';
import type {
  Bom,
  BomComponent,
  BomLicences,
  BomMetadata,
  BomProperty,
  BomService,
  ExternalReference,
  OrganizationalContact,
  OrganizationalEntity,
} from './bomModel.js';
import { readBomXml } from './bomXml.js';
import {
  booleanIn,
  isPresent,
  isRecord,
  lookUp,
  optional,
  recordIn,
  recordsIn,
  textIn,
  textsIn,
} from '../../../src/domain/untypedJson.js';
import type { JsonObject } from '../../../src/domain/untypedJson.js';

/**
 * Reads a CycloneDX document, JSON 1.2 to 1.7 or XML 1.0 to 1.7, without asking whether it fits its schema:
 * what has another type than expected is left out. Vulnerabilities are ignored, they come in by VEX.
 * @throws BomError when it is no CycloneDX document, or a component or service cannot be stored
 */
export function parseBom(bytes: Uint8Array): Bom {
  return readBom(decodeDocument(bytes));
}

/**
 * Takes a CycloneDX document of either format for plain values, in the shape of the JSON format.
 * @throws BomError when it is none
 */
export function decodeDocument(bytes: Uint8Array): JsonObject {
  const { format } = sniffBom(bytes);
  if (!format) throw new BomError(NEITHER);
  const decoded = decodeBom(bytes, format);
  if (!decoded.ok) throw new BomError(decoded.problems[0]?.message ?? NEITHER);
  return format === 'xml' ? readBomXml(decoded.text) : readBomJson(decoded.text);
}

function readBomJson(text: string): JsonObject {
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    throw new BomError(NEITHER);
  }
  if (!isRecord(document) || document.bomFormat !== 'CycloneDX' || typeof document.specVersion !== 'string') {
    throw new BomError('Unable to determine schema version from JSON');
  }
  return document;
}

const NEITHER = 'BOM is neither valid JSON nor XML';

/** Reads a document that is plain values already, see {@link decodeDocument}. */
export function readBom(document: JsonObject): Bom {
  const { version } = document;
  const metadata = readMetadata(recordIn(document, 'metadata'));
  requireSmall(metadata, '/metadata');
  const described = recordIn(recordIn(document, 'metadata') ?? {}, 'component') ?? {};
  return {
    specVersion: String(document.specVersion),
    version: Number.isSafeInteger(version) ? (version as number) : undefined,
    serialNumber: textIn(document, 'serialNumber'),
    metadata,
    hasMetadata: recordIn(document, 'metadata') !== undefined,
    components: flatten(
      [
        { path: '/metadata/component', holder: described },
        { path: '', holder: document },
      ],
      'components',
      readComponent,
    ),
    services: flatten([{ path: '', holder: document }], 'services', readService),
    dependencies: readDependencies(recordsIn(document, 'dependencies')),
  };
}

const CLASSIFIERS: Record<string, string> = {
  application: 'APPLICATION',
  container: 'CONTAINER',
  platform: 'PLATFORM',
  device: 'DEVICE',
  data: 'DATA',
  firmware: 'FIRMWARE',
  file: 'FILE',
  'operating-system': 'OPERATING_SYSTEM',
  framework: 'FRAMEWORK',
  'machine-learning-model': 'MACHINE_LEARNING_MODEL',
  library: 'LIBRARY',
  'device-driver': 'DEVICE_DRIVER',
};

const HASH_MEMBER_OF: Record<string, HashMember> = Object.fromEntries(
  HASH_MEMBERS.map((member) => [HASHES[member].name, member]),
);

const DIRECTIONS: Record<string, BomService['data'][number]['direction']> = {
  inbound: 'INBOUND',
  outbound: 'OUTBOUND',
  'bi-directional': 'BI_DIRECTIONAL',
  unknown: 'UNKNOWN',
};

function readMetadata(metadata: JsonObject | undefined): BomMetadata {
  if (!metadata) return { authors: [] };
  const component = recordIn(metadata, 'component');
  return {
    authors: recordsIn(metadata, 'authors').map(readContact).filter(isPresent),
    supplier: readEntity(recordIn(metadata, 'supplier')),
    // Called `manufacture` up to 1.5.
    manufacturer:
      readEntity(recordIn(metadata, 'manufacturer')) ?? readEntity(recordIn(metadata, 'manufacture')),
    component: component && readComponent(component),
  };
}

function readComponent(component: JsonObject, parent?: number): BomComponent {
  return {
    ...readIdentity(component, parent),
    classifier: lookUp(CLASSIFIERS, textIn(component, 'type')),
    author: authorText(textIn(component, 'author'), peopleIn(component)),
    publisher: textIn(component, 'publisher'),
    supplier: readEntity(recordIn(component, 'supplier')),
    copyright: textIn(component, 'copyright'),
    cpe: textIn(component, 'cpe'),
    purl: textIn(component, 'purl'),
    swidTagId: optional(recordIn(component, 'swid'), (swid) => textIn(swid, 'tagId')),
    hashes: readHashes(recordsIn(component, 'hashes')),
    licences: readLicences(recordsIn(component, 'licenses')),
    externalReferences: readReferences(component),
    properties: readProperties(component),
  };
}

function peopleIn(component: JsonObject) {
  return recordsIn(component, 'authors').map((author) => textIn(author, 'name') ?? textIn(author, 'email'));
}

function readService(service: JsonObject, parent?: number): BomService {
  return {
    ...readIdentity(service, parent),
    provider: readEntity(recordIn(service, 'provider')),
    endpoints: textsIn(service, 'endpoints'),
    authenticated: booleanIn(service, 'authenticated'),
    crossesTrustBoundary: booleanIn(service, 'x-trust-boundary'),
    data: recordsIn(service, 'data').map((data) => ({
      direction: lookUp(DIRECTIONS, textIn(data, 'flow')) ?? 'UNKNOWN',
      name: textIn(data, 'classification') ?? textIn(data, 'name') ?? '',
    })),
    externalReferences: readReferences(service),
  };
}

function readIdentity(from: JsonObject, parent: number | undefined) {
  return {
    bomRef: textIn(from, 'bom-ref'),
    parent,
    group: textIn(from, 'group'),
    name: textIn(from, 'name') ?? '',
    version: textIn(from, 'version'),
    description: textIn(from, 'description'),
  };
}

function readHashes(hashes: JsonObject[]): BomComponent['hashes'] {
  const found: BomComponent['hashes'] = {};
  for (const hash of hashes) {
    const column = lookUp(HASH_MEMBER_OF, textIn(hash, 'alg'));
    const content = textIn(hash, 'content');
    // Lower case, because hashes are searched for as they are stored.
    if (column && content) found[column] ??= content.toLowerCase();
  }
  return found;
}

function readLicences(choices: JsonObject[]): BomLicences {
  const licences: BomLicences = { options: [] };
  for (const choice of choices) {
    const expression = textIn(choice, 'expression');
    if (expression !== undefined) {
      const acknowledgement = acknowledgementIn(choice);
      if (licences.expression === undefined) Object.assign(licences, { expression, acknowledgement });
      else (licences.furtherExpressions ??= []).push({ expression, acknowledgement });
    }
    const licence = recordIn(choice, 'license');
    if (licence) {
      licences.options.push({
        id: textIn(licence, 'id'),
        name: textIn(licence, 'name'),
        url: textIn(licence, 'url'),
        acknowledgement: acknowledgementIn(licence),
      });
    }
  }
  return licences;
}

/** Documents that were not checked may have any word there. */
function acknowledgementIn(licence: JsonObject): string | undefined {
  const word = textIn(licence, 'acknowledgement');
  return word === 'declared' || word === 'concluded' ? word : undefined;
}

function readReferences(holder: JsonObject): ExternalReference[] {
  return recordsIn(holder, 'externalReferences').flatMap((reference) => {
    const url = textIn(reference, 'url');
    return url
      ? [{ type: textIn(reference, 'type') ?? 'other', url, comment: textIn(reference, 'comment') }]
      : [];
  });
}

// The name of a property is a path by convention: `group:name`, of which the group may be missing.
function readProperties(holder: JsonObject): BomProperty[] {
  return recordsIn(holder, 'properties').flatMap((property) => {
    const name = textIn(property, 'name');
    if (!name) return [];
    const [, groupName, rest] = /^([^:]+):(.+)$/s.exec(name) ?? [];
    return [{ groupName, propertyName: rest ?? name, propertyValue: textIn(property, 'value') }];
  });
}

function readEntity(entity: JsonObject | undefined): OrganizationalEntity | undefined {
  if (!entity) return undefined;
  const urls = textsIn(entity, 'url');
  const contacts = recordsIn(entity, 'contact').map(readContact).filter(isPresent);
  const name = textIn(entity, 'name');
  if (!name && urls.length === 0 && contacts.length === 0) return undefined;
  return {
    name,
    urls: urls.length > 0 ? urls : undefined,
    contacts: contacts.length > 0 ? contacts : undefined,
  };
}

function readContact(contact: JsonObject): OrganizationalContact | undefined {
  const { name, email, phone } = {
    name: textIn(contact, 'name'),
    email: textIn(contact, 'email'),
    phone: textIn(contact, 'phone'),
  };
  return name || email || phone ? { name, email, phone } : undefined;
}

function readDependencies(dependencies: JsonObject[]): Map<string, string[]> {
  const graph = new Map<string, Set<string>>();
  for (const dependency of dependencies) {
    const ref = textIn(dependency, 'ref');
    if (ref === undefined) continue;
    const below = graph.get(ref) ?? new Set();
    for (const each of textsIn(dependency, 'dependsOn')) below.add(each);
    graph.set(ref, below);
  }
  return new Map([...graph].map(([ref, below]) => [ref, [...below]]));
}

// Without this check, an entry that cannot be stored would be accepted with a token and never arrive.
function requireStorable(found: Identity, path: string): void {
  const [first] = unstorableTexts(found);
  if (first)
    throw new BomError(`BOM has an entry that cannot be stored: ${path}/${first.member}: ${first.message}`);
}

/** Characters that are kept of one component or service, or of the project, besides properties, which are read in slices. */
const MOST_CHARACTERS = 2_000_000;

// Every list that contains the entry would have all of it in one piece, and everyone else would wait for it.
function requireSmall(found: object, path: string): void {
  if (charactersOf(found) > MOST_CHARACTERS) throw new BomEntryTooLarge(path, MOST_CHARACTERS);
}

function charactersOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  let sum = 0;
  for (const [name, inner] of Object.entries(value)) if (name !== 'properties') sum += charactersOf(inner);
  return sum;
}

/** An object with items inside, and its JSON Pointer in the document. */
interface Holder {
  path: string;
  holder: JsonObject;
}

/** Depth first, each item before those inside of it; a loop, because the depth is up to the sender. */
function flatten<Item extends Identity>(
  roots: readonly Holder[],
  key: string,
  read: (item: JsonObject, parent?: number) => Item,
): Item[] {
  const items: Item[] = [];
  // The next one is the last.
  const inside = ({ path, holder }: Holder, parent: number | undefined, depth: number) =>
    recordsIn(holder, key)
      .map((item, index) => ({ path: `${path}/${key}/${index}`, holder: item, parent, depth }))
      .reverse();
  const waiting = [...roots].reverse().flatMap((root) => inside(root, undefined, 1));
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { path, holder, parent, depth } = next;
    if (depth > MAX_DEPTH) throw new BomError(`BOM is nested deeper than ${MAX_DEPTH} levels`);
    const found = read(holder, parent);
    requireStorable(found, path);
    requireSmall(found, path);
    const place = items.push(found) - 1;
    for (const inner of inside(next, place, depth + 1)) waiting.push(inner);
  }
  return items;
}
