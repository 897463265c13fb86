import type { HashMember } from '../../../src/domain/hashes.js';

/** The data read from a CycloneDX BOM, whatever its format and version. */
export interface Bom {
  /** Version of the CycloneDX specification, such as `1.4`. */
  specVersion: string;
  /** The number of revisions of the document; absent when it is not an integer. */
  version?: number;
  serialNumber?: string;
  /** Empty where the document has none. */
  metadata: BomMetadata;
  hasMetadata: boolean;
  /**
   * All components, nested ones after the one they are in. Without the component the BOM is about, whose parts come first
   * and have no parent.
   */
  components: BomComponent[];
  /** All services, nested ones after the one they are in. */
  services: BomService[];
  /** `bom-ref` → the `bom-ref`s it depends on, in the order of the document. */
  dependencies: Map<string, string[]>;
}

/** The information in a BOM about itself and about the thing it describes. */
export interface BomMetadata {
  authors: OrganizationalContact[];
  supplier?: OrganizationalEntity;
  manufacturer?: OrganizationalEntity;
  component?: BomComponent;
}

export interface BomComponent {
  bomRef?: string;
  /** Place of the enclosing component in {@link Bom.components}. */
  parent?: number;
  /** CycloneDX type in the words of the API, such as `OPERATING_SYSTEM`; absent when the API has no word for it. */
  classifier?: string;
  author?: string;
  publisher?: string;
  supplier?: OrganizationalEntity;
  group?: string;
  name: string;
  version?: string;
  description?: string;
  copyright?: string;
  cpe?: string;
  /** As written in the document, not checked. */
  purl?: string;
  swidTagId?: string;
  /** Column of the hash → its value. */
  hashes: Partial<Record<HashMember, string>>;
  licences: BomLicences;
  externalReferences: ExternalReference[];
  properties: BomProperty[];
}

/** Licences as declared: an expression, or a list of ids and names; since 1.7 both, and several expressions. */
export interface BomLicences extends BomLicenceExpression {
  options: BomLicenceOption[];
  furtherExpressions?: (BomLicenceExpression & { expression: string })[];
}

export interface BomLicenceExpression {
  expression?: string;
  /** The way it was determined: `declared` or `concluded`, since 1.6. */
  acknowledgement?: string;
}

export interface BomLicenceOption {
  id?: string;
  name?: string;
  url?: string;
  /** As that of expressions. */
  acknowledgement?: string;
}

export interface BomService {
  bomRef?: string;
  /** Place of the enclosing service in {@link Bom.services}. */
  parent?: number;
  provider?: OrganizationalEntity;
  group?: string;
  name: string;
  version?: string;
  description?: string;
  endpoints: string[];
  authenticated?: boolean;
  crossesTrustBoundary?: boolean;
  data: { direction: 'INBOUND' | 'OUTBOUND' | 'BI_DIRECTIONAL' | 'UNKNOWN'; name: string }[];
  externalReferences: ExternalReference[];
}

export interface BomProperty {
  /** The part of the name before the first colon; absent without a colon. */
  groupName?: string;
  propertyName: string;
  propertyValue?: string;
}

export interface OrganizationalEntity {
  name?: string;
  urls?: string[];
  contacts?: OrganizationalContact[];
}

export interface OrganizationalContact {
  name?: string;
  email?: string;
  phone?: string;
}

export interface ExternalReference {
  type: string;
  url: string;
  comment?: string;
}

/** A document that cannot be read as a bill of materials; the message says why, in words for the one who sent it. */
export class BomError extends Error {
  override readonly name = 'BomError';
}

/** A document with an entry that has more text than is stored of one. */
export class BomEntryTooLarge extends BomError {
  constructor(
    path: string,
    readonly limit: number,
  ) {
    super(
      `The document has more than ${limit.toLocaleString('en')} characters at ${path}, which is the limit of this server for one entry`,
    );
  }
}
