import { REFERENCE_TYPES } from '../../../src/domain/referenceTypes.js';
import { parseLicenseExpression, withCapitalOperators } from '../../../src/domain/licenseExpression.js';
import { encodeIriReference } from '../../../src/domain/cyclonedx/iriReference.js';
import { FORMATS } from '../../../src/domain/cyclonedx/json/formats.js';
import { HASHES, HASH_MEMBERS, type HashMember } from '../../../src/domain/hashes.js';
import { cvssV2Severity, cvssV3Severity, owaspSeverity } from '../../../src/domain/severity.js';
import { isSettled, SUPPRESSED_PROPERTY } from '../../../src/domain/vex/vexOutcome.js';
import type { OrganizationalContact, OrganizationalEntity } from './bomModel.js';
import type { ListedLicence } from './licenceResolution.js';
import { parseDirectDependencies } from './dependencyGraph.js';
import { parseCpe } from './cpe.js';
import type { RatingColumns, StoredVulnerability } from './vulnerabilityColumns.js';

/** A CycloneDX document in the shape of its JSON format, as far as the server writes it: 1.5, or what it needs to say everything. */
export interface BomDocument {
  bomFormat: 'CycloneDX';
  specVersion: '1.5' | '1.6';
  serialNumber: string;
  version: 1;
  metadata: {
    timestamp: string;
    tools: { vendor: string; name: string; version: string }[];
    authors?: OrganizationalContact[];
    component?: DocumentComponent;
    manufacture?: DocumentEntity;
    supplier?: DocumentEntity;
  };
  components?: DocumentComponent[];
  services?: DocumentService[];
  dependencies?: { ref: string; dependsOn: string[] }[];
  vulnerabilities?: DocumentVulnerability[];
}

/** A document whose lists are read while they are written: they may be longer than memory. */
export type UnwrittenDocument = Omit<BomDocument, DocumentList> & {
  [List in DocumentList]?: Iterable<NonNullable<BomDocument[List]>[number]>;
};

type DocumentList = 'components' | 'services' | 'dependencies' | 'vulnerabilities';

export interface DocumentComponent {
  type: string;
  'bom-ref': string;
  supplier?: DocumentEntity;
  author?: string;
  publisher?: string;
  group?: string;
  name: string;
  version?: string;
  description?: string;
  hashes?: { alg: string; content: string }[];
  licenses?: DocumentLicence[];
  copyright?: string;
  cpe?: string;
  purl?: string;
  swid?: { tagId: string; name: string };
  externalReferences?: DocumentReference[];
  /** Written last. */
  properties?: Iterable<DocumentProperty>;
}

export interface DocumentProperty {
  name: string;
  value?: string;
}

export interface DocumentService {
  'bom-ref': string;
  provider?: DocumentEntity;
  group?: string;
  name: string;
  version?: string;
  description?: string;
  endpoints?: string[];
  authenticated?: boolean;
  'x-trust-boundary'?: boolean;
  data?: { classification: string; flow: string }[];
  externalReferences?: DocumentReference[];
}

export interface DocumentVulnerability {
  /** Absent on further statements about the same vulnerability: it may appear in a document only once. */
  'bom-ref'?: string;
  id: string;
  source: { name: string };
  ratings: DocumentRating[];
  cwes?: number[];
  description?: string;
  recommendation?: string;
  created?: string;
  published?: string;
  updated?: string;
  analysis?: DocumentAnalysis;
  affects: { ref: string }[];
  properties?: { name: string; value: string }[];
}

export interface DocumentRating {
  source: { name: string };
  score?: number;
  severity: string;
  method: string;
  vector?: string;
}

export interface DocumentAnalysis {
  state?: string;
  justification?: string;
  response?: string[];
  detail?: string;
}

export type DocumentLicence =
  | { license: ({ id: string } | { name: string }) & { url?: string; acknowledgement?: string } }
  | { expression: string; acknowledgement?: string };

export interface DocumentEntity {
  name?: string;
  url?: string[];
  contact?: OrganizationalContact[];
}

export interface DocumentReference {
  type: string;
  url: string;
  comment?: string;
}

/** A project as a document says what it is about. */
export interface ExportedProject extends Pick<ExportedParty, 'supplier' | 'externalReferences'> {
  uuid: string;
  classifier: string | null;
  author: string | null;
  publisher: string | null;
  groupName: string | null;
  name: string;
  version: string | null;
  description: string | null;
  cpe: string | null;
  purl: string | null;
}

interface ExportedParty {
  /** JSON. */
  supplier: string | null;
  /** JSON. */
  externalReferences: string | null;
}

export interface ExportedComponent extends ExportedParty, Record<HashMember, string | null> {
  uuid: string;
  classifier: string | null;
  author: string | null;
  groupName: string | null;
  name: string;
  version: string | null;
  description: string | null;
  copyright: string | null;
  cpe: string | null;
  purl: string | null;
  swidTagId: string | null;
  license: string | null;
  licenseExpression: string | null;
  licenseUrl: string | null;
  /** The licence that was resolved. */
  resolvedLicence: ExportedLicence | undefined;
  /** All licences, where the members above do not say everything. */
  allLicences?: readonly (Omit<ListedLicence, 'resolvedLicense'> & { resolvedLicence?: ExportedLicence })[];
  properties: Iterable<{ groupName: string | null; propertyName: string; propertyValue: string | null }>;
}

export interface ExportedLicence {
  licenseId: string;
  name: string;
  isCustomLicense: number;
}

export interface ExportedService {
  uuid: string;
  /** JSON, as are endpoints, data and externalReferences. */
  provider: string | null;
  groupName: string | null;
  name: string;
  version: string | null;
  description: string | null;
  endpoints: string | null;
  authenticated: number | null;
  crossesTrustBoundary: number | null;
  data: string | null;
  externalReferences: string | null;
}

export type ExportedVulnerability = RatingColumns &
  Pick<
    StoredVulnerability,
    | 'uuid'
    | 'vulnId'
    | 'source'
    | 'cvssV2Vector'
    | 'cvssV3Vector'
    | 'owaspRRVector'
    | 'cwes'
    | 'description'
    | 'recommendation'
    | 'created'
    | 'published'
    | 'updated'
  >;

/** Components that have a vulnerability, and what was decided about all of them. */
export interface ExportedFindings {
  vulnerability: ExportedVulnerability;
  decision: ExportedDecision;
  /** True when the document contains nothing else about the vulnerability before. */
  isFirst: boolean;
  /** The UUIDs of the components. */
  affected: Iterable<string>;
}

export interface ExportedDecision {
  state: string | null;
  justification: string | null;
  response: string | null;
  details: string | null;
  suppressed: number | null;
}

/** The project a document is about. */
export function documentProject(project: ExportedProject): DocumentComponent {
  return {
    type: typeOf(project.classifier) ?? 'application',
    'bom-ref': project.uuid,
    supplier: entityOf(project.supplier),
    author: project.author ?? undefined,
    publisher: project.publisher ?? undefined,
    group: project.groupName ?? undefined,
    name: project.name,
    // As 4.11 servers call what has no version.
    version: project.version ?? 'SNAPSHOT',
    description: project.description ?? undefined,
    cpe: cpeOf(project.cpe),
    purl: project.purl ?? undefined,
    externalReferences: referencesOf(project.externalReferences),
  };
}

export function documentComponent(component: ExportedComponent): DocumentComponent {
  return {
    type: typeOf(component.classifier) ?? 'library',
    'bom-ref': component.uuid,
    supplier: entityOf(component.supplier),
    author: component.author ?? undefined,
    group: component.groupName ?? undefined,
    name: component.name,
    version: component.version ?? undefined,
    description: component.description ?? undefined,
    hashes: hashesOf(component),
    licenses: licencesOf(component),
    copyright: component.copyright ?? undefined,
    cpe: cpeOf(component.cpe),
    purl: component.purl ?? undefined,
    // The schema requires a name, but the API keeps only the tag. The tag names the component.
    swid: component.swidTagId === null ? undefined : { tagId: component.swidTagId, name: component.name },
    externalReferences: referencesOf(component.externalReferences),
    properties: documentProperties(component.properties),
  };
}

function* documentProperties(properties: ExportedComponent['properties']): Iterable<DocumentProperty> {
  for (const { groupName, propertyName, propertyValue } of properties) {
    yield {
      name: groupName === null ? propertyName : `${groupName}:${propertyName}`,
      value: propertyValue ?? undefined,
    };
  }
}

export function documentService(service: ExportedService): DocumentService {
  const data = listOf<{ direction: string; name: string }>(service.data);
  return {
    'bom-ref': service.uuid,
    provider: entityOf(service.provider),
    group: service.groupName ?? undefined,
    name: service.name,
    version: service.version ?? undefined,
    description: service.description ?? undefined,
    endpoints: someOf(listOf<string>(service.endpoints).map(encodeIriReference)),
    authenticated: service.authenticated === null ? undefined : Boolean(service.authenticated),
    'x-trust-boundary':
      service.crossesTrustBoundary === null ? undefined : Boolean(service.crossesTrustBoundary),
    data: someOf(
      data.map(({ direction, name }) => ({ classification: name, flow: FLOWS[direction] ?? 'unknown' })),
    ),
    externalReferences: referencesOf(service.externalReferences),
  };
}

/**
 * Returns the dependencies of an item in a document.
 * @param known - everything that is in the document; dependencies beyond that are omitted
 */
export function documentDependency(
  { uuid, directDependencies }: { uuid: string; directDependencies: string | null },
  known: ReadonlySet<string>,
): { ref: string; dependsOn: string[] } {
  const below = parseDirectDependencies(directDependencies).map((identity) => identity.uuid);
  return { ref: uuid, dependsOn: [...new Set(below)].filter((each) => known.has(each)) };
}

/**
 * Returns a document's entry about a vulnerability, with everything it affects. Where decisions are included,
 * there is one entry for each decision.
 * @param withAnalysis - whether decisions are included
 */
export function documentVulnerability(
  { vulnerability, decision, isFirst, affected }: ExportedFindings,
  withAnalysis: boolean,
): DocumentVulnerability {
  return {
    'bom-ref': isFirst ? vulnerability.uuid : undefined,
    ...describe(vulnerability),
    analysis: withAnalysis ? analysisOf(decision) : undefined,
    affects: [...affected].map((ref) => ({ ref })),
    properties: withAnalysis ? suppressionOf(decision) : undefined,
  };
}

/** An organisation as CycloneDX writes it. */
export function documentEntity(entity: OrganizationalEntity | undefined): DocumentEntity | undefined {
  if (!entity) return undefined;
  return {
    name: entity.name,
    url: someOf((entity.urls ?? []).map(encodeIriReference)),
    contact: someOf((entity.contacts ?? []).map(documentContact)),
  };
}

/** A contact; as with the reference, telephone numbers stay where they are. */
export function documentContact({ name, email }: OrganizationalContact): OrganizationalContact {
  return { name, email: email !== undefined && FORMATS['idn-email']?.(email) ? email : undefined };
}

function describe(vulnerability: ExportedVulnerability) {
  const cwes = listOf<number>(vulnerability.cwes);
  return {
    id: vulnerability.vulnId,
    source: { name: vulnerability.source },
    ratings: ratingsOf(vulnerability),
    cwes: someOf(cwes),
    description: vulnerability.description ?? undefined,
    recommendation: vulnerability.recommendation ?? undefined,
    created: timeOf(vulnerability.created),
    published: timeOf(vulnerability.published),
    updated: timeOf(vulnerability.updated),
  };
}

// One rating for each known score. Without any, the severity that someone entered.
function ratingsOf(vulnerability: ExportedVulnerability): DocumentRating[] {
  const { cvssV2BaseScore, cvssV3BaseScore, cvssV2Vector, cvssV3Vector, owaspRRVector } = vulnerability;
  const likelihood = vulnerability.owaspRRLikelihoodScore ?? 0;
  const technical = vulnerability.owaspRRTechnicalImpactScore ?? 0;
  const business = vulnerability.owaspRRBusinessImpactScore ?? 0;
  const source = { name: vulnerability.source };
  const ratings: DocumentRating[] = [];
  if (cvssV2BaseScore !== null) {
    const severity = severityWord(cvssV2Severity(cvssV2BaseScore));
    const vector = cvssV2Vector ?? undefined;
    ratings.push({ source, score: cvssV2BaseScore, severity, method: 'CVSSv2', vector });
  }
  if (cvssV3BaseScore !== null) {
    const severity = severityWord(cvssV3Severity(cvssV3BaseScore));
    const method = cvssV3Vector?.startsWith('CVSS:3.1/') ? 'CVSSv31' : 'CVSSv3';
    ratings.push({ source, score: cvssV3BaseScore, severity, method, vector: cvssV3Vector ?? undefined });
  }
  if (likelihood && technical && business) {
    const severity = severityWord(owaspSeverity(likelihood, technical, business));
    ratings.push({ source, severity, method: 'OWASP', vector: owaspRRVector ?? undefined });
  }
  return ratings.length > 0
    ? ratings
    : [{ source, severity: severityWord(vulnerability.severity), method: 'other' }];
}

function severityWord(severity: string | null): string {
  const word = severity?.toLowerCase() ?? '';
  return ['critical', 'high', 'medium', 'low', 'info'].includes(word) ? word : 'unknown';
}

function analysisOf({ state, justification, response, details }: ExportedDecision) {
  const wordOf = (word: string | null) =>
    word === null || word === 'NOT_SET' ? undefined : word.toLowerCase();
  const itsResponse = wordOf(response);
  const analysis = {
    state: wordOf(state),
    justification: wordOf(justification),
    response: itsResponse === undefined ? undefined : [itsResponse],
    detail: details ?? undefined,
  };
  return Object.values(analysis).some((member) => member !== undefined) ? analysis : undefined;
}

// CycloneDX has no word for it: a property says where it does not follow from the state.
function suppressionOf({ state, suppressed }: ExportedDecision) {
  const isSuppressed = suppressed === 1;
  if (isSuppressed === isSettled(state ?? undefined)) return undefined;
  return [{ name: SUPPRESSED_PROPERTY, value: String(isSuppressed) }];
}

// Classifiers are the words of CycloneDX in the spelling of the API.
function typeOf(classifier: string | null): string | undefined {
  return classifier?.toLowerCase().replaceAll('_', '-');
}

const HASH_CONTENT = /^(?:[a-f0-9]{32}|[a-f0-9]{40}|[a-f0-9]{64}|[a-f0-9]{96}|[a-f0-9]{128})$/i;

function hashesOf(component: ExportedComponent) {
  return someOf(
    HASH_MEMBERS.flatMap((member) => {
      const content = component[member];
      // Uploads that were not checked may hold anything.
      return content !== null && HASH_CONTENT.test(content) ? [{ alg: HASHES[member].name, content }] : [];
    }),
  );
}

function licencesOf(component: ExportedComponent): DocumentLicence[] | undefined {
  const { resolvedLicence, license, licenseExpression, licenseUrl, allLicences = [] } = component;
  if (allLicences.length > 0)
    return someOf(allLicences.flatMap((each) => licenceOf(each, allLicences.length > 1)));
  return someOf(
    licenceOf({
      resolvedLicence,
      license: license ?? undefined,
      licenseExpression: licenseExpression ?? undefined,
      licenseUrl: licenseUrl ?? undefined,
    }),
  );
}

/** @param isAmongOthers - the schema allows one expression, and nothing beside it: there it is a name, which is read as one again */
function licenceOf(
  licence: NonNullable<ExportedComponent['allLicences']>[number],
  isAmongOthers = false,
): DocumentLicence[] {
  const { resolvedLicence, license, licenseExpression: expression, licenseUrl, acknowledgement } = licence;
  const beside = {
    url: licenseUrl === undefined ? undefined : encodeIriReference(licenseUrl),
    acknowledgement,
  };
  // An expression of one id was resolved like that id; read again it is both once more.
  const isWritten =
    expression !== undefined && (!resolvedLicence || parseLicenseExpression(expression)?.kind === 'license');
  // Beside an expression there is no place for an address.
  if (isWritten && !isAmongOthers && beside.url === undefined) return [{ expression, acknowledgement }];
  if (isWritten && expression !== resolvedLicence?.licenseId)
    return [{ license: { name: withCapitalOperators(expression), ...beside } }];
  if (resolvedLicence) {
    const { licenseId, name, isCustomLicense } = resolvedLicence;
    return [{ license: { ...(isCustomLicense ? { name } : { id: licenseId }), ...beside } }];
  }
  return license === undefined ? [] : [{ license: { name: license, ...beside } }];
}

// Documents of later versions know more.
const KNOWN_TYPES: ReadonlySet<string> = new Set(REFERENCE_TYPES);

function referencesOf(json: string | null): DocumentReference[] | undefined {
  const references = listOf<{ type?: string; url: string; comment?: string }>(json);
  return someOf(
    references.map(({ type = 'other', url, comment }) => ({
      type: KNOWN_TYPES.has(type) ? type : 'other',
      url: encodeIriReference(url),
      comment,
    })),
  );
}

const FLOWS: Record<string, string> = {
  INBOUND: 'inbound',
  OUTBOUND: 'outbound',
  BI_DIRECTIONAL: 'bi-directional',
  UNKNOWN: 'unknown',
};

const cpeOf = (cpe: string | null) => (cpe !== null && parseCpe(cpe) ? cpe : undefined);

const entityOf = (json: string | null) =>
  json === null ? undefined : documentEntity(JSON.parse(json) as OrganizationalEntity);

const timeOf = (millis: number | null) =>
  millis === null ? undefined : new Date(millis).toISOString().replace(/\.\d+Z$/, 'Z');

const listOf = <Item>(json: string | null) => (json === null ? [] : (JSON.parse(json) as Item[]));

// The schema allows empty lists, but tools write none.
const someOf = <Item>(items: Item[]) => (items.length > 0 ? items : undefined);
