import {
  array,
  boolean,
  nonempty,
  nullable,
  number,
  optional,
  string,
  type,
  type Describe,
} from 'superstruct';
import type { Classifier } from './enumerations.js';
import { MetricsStruct, type Metrics } from './metrics.js';
import {
  ExternalReferenceStruct,
  OrganizationStruct,
  type ExternalReference,
  type Organization,
} from './project.js';

/** Hashes of the file of a component, in hexadecimal digits. @public */
export interface ComponentHashes {
  /** MD5. */
  md5?: string;
  /** SHA-1. */
  sha1?: string;
  /** SHA-256. */
  sha256?: string;
  /** SHA-384. */
  sha384?: string;
  /** SHA-512. */
  sha512?: string;
  /** SHA3-256. */
  sha3_256?: string;
  /** SHA3-384. */
  sha3_384?: string;
  /** SHA3-512. */
  sha3_512?: string;
  /** BLAKE2b-256. */
  blake2b_256?: string;
  /** BLAKE2b-384. */
  blake2b_384?: string;
  /** BLAKE2b-512. */
  blake2b_512?: string;
  /** BLAKE3. */
  blake3?: string;
}

/** A component of a project, as lists and its own page need it. @public */
export interface Component extends ComponentHashes {
  /** UUID the server gave it. */
  uuid: string;
  /** Name without group. */
  name: string;
  /** Group, namespace or vendor. */
  group?: string;
  /** Version in use. */
  version?: string;
  /** Kind. */
  classifier?: string;
  /** Package URL, as the BOM has it. */
  purl?: string;
  /** CPE 2.2 or 2.3. */
  cpe?: string;
  /** SWID tag identifier. */
  swidTagId?: string;
  /** Free text. */
  description?: string;
  /** Copyright statement. */
  copyright?: string;
  /** Name of its file. */
  filename?: string;
  /** The author. */
  author?: string;
  /** The publisher. */
  publisher?: string;
  /** The supplier. */
  supplier?: Organization;
  /** Remarks of the users of this server. */
  notes?: string;
  /** True when the organization itself makes it. */
  isInternal?: boolean | null;
  /** Licence as text, when it was not recognised. */
  license?: string;
  /** SPDX expression. */
  licenseExpression?: string;
  /** The URL of the license description, unchecked. */
  licenseUrl?: string;
  /** Licence of the server's list. */
  resolvedLicense?: LicenseReference;
  /** All licenses, where it has several or they say how they were found out; only the embedded server has it. */
  licenses?: ComponentLicense[];
  /** JSON text of its direct dependencies. */
  directDependencies?: string;
  /** Links that the BOM gives; unchecked. */
  externalReferences?: ExternalReference[];
  /** Weighted sum of severities. */
  lastInheritedRiskScore?: number;
  /** Counts; absent until the component was measured. */
  metrics?: Metrics;
  /** The data of its package repository. */
  repositoryMeta?: RepositoryMeta;
  /** The project it is in; absent in lists of one project. */
  project?: ComponentProject;
}

/** The project that a component is in. @public */
export interface ComponentProject {
  /** UUID the server gave it. */
  uuid: string;
  /** Its name. */
  name: string;
  /** Its version. */
  version?: string;
  /** False when it is inactive; absent where the server does not tell. */
  active?: boolean | null;
  /** When its BOM was last imported, epoch milliseconds; absent while it has none. */
  lastBomImport?: number | null;
  /** JSON text of what it depends on directly; absent without a dependency graph. */
  directDependencies?: string;
}

/** A component to create; of the license, only one of `license` and `licenseExpression` is kept. */
export interface ComponentRequest {
  /** 1–255 characters. */
  name: string;
  /** At most 255 characters. */
  version?: string;
  /** Group, namespace or vendor, at most 255 characters. */
  group?: string;
  /** Kind. */
  classifier?: Classifier;
  /** Package URL, at most 786 characters. */
  purl?: string;
  /** CPE 2.2 or 2.3, at most 255 characters. */
  cpe?: string;
  /** SWID tag identifier, at most 255 characters. */
  swidTagId?: string;
  /** Free text, at most 1,024 characters. */
  description?: string;
  /** Copyright statement, at most 1,024 characters. */
  copyright?: string;
  /** Name of its file, at most 255 characters. */
  filename?: string;
  /** The author. */
  author?: string;
  /** The publisher, at most 255 characters. */
  publisher?: string;
  /** Remarks. */
  notes?: string;
  /** Identifier of a license of the server's list, else text, at most 255 characters. */
  license?: string;
  /** SPDX expression. */
  licenseExpression?: string;
  /**
   * The URL of the license description, at most 255 characters. The server drops it if there is an
   * expression.
   */
  licenseUrl?: string;
  /** 32 hexadecimal digits. */
  md5?: string;
  /** 40 hexadecimal digits. */
  sha1?: string;
  /** 64 hexadecimal digits. */
  sha256?: string;
  /** 96 hexadecimal digits. */
  sha384?: string;
  /** 128 hexadecimal digits. */
  sha512?: string;
  /** 64 hexadecimal digits. */
  sha3_256?: string;
  /** 96 hexadecimal digits. */
  sha3_384?: string;
  /** 128 hexadecimal digits. */
  sha3_512?: string;
}

/** A component as it is to be. Servers erase what is left out. */
export interface ComponentChange extends ComponentRequest {
  /** UUID the server gave it. */
  uuid: string;
  /** The supplier. */
  supplier?: Organization;
  /** Links that the BOM gives. */
  externalReferences?: ExternalReference[];
}

/** A licence that a component points at. @public */
export interface LicenseReference {
  /** UUID the server gave it. */
  uuid?: string;
  /** SPDX identifier, or the one of a custom licence. */
  licenseId?: string;
  /** Name of the licence. */
  name?: string;
}

/** One of the licenses of a component. @public */
export interface ComponentLicense {
  /** License of the server's list; with an exception the one that is relaxed. */
  resolvedLicense?: LicenseReference;
  /** Name or text, when it was not recognized. */
  license?: string;
  /** SPDX expression. */
  licenseExpression?: string;
  /** The URL of the description, unchecked. */
  licenseUrl?: string;
  /** The origin of the license in the BOM: `declared` by the authors, or `concluded` by an analysis. */
  acknowledgement?: string;
}

/** The data of a package repository about a component. @public */
export interface RepositoryMeta {
  /** The latest version. */
  latestVersion?: string;
  /** When it was published, epoch milliseconds. */
  published?: number;
  /** When the repository was asked, epoch milliseconds. */
  lastCheck?: number;
}

const LicenseReferenceStruct: Describe<LicenseReference> = type({
  uuid: optional(string()),
  licenseId: optional(string()),
  name: optional(string()),
});

export const ComponentLicenseStruct: Describe<ComponentLicense> = type({
  resolvedLicense: optional(LicenseReferenceStruct),
  license: optional(string()),
  licenseExpression: optional(string()),
  licenseUrl: optional(string()),
  acknowledgement: optional(string()),
});

export const ComponentStruct: Describe<Component> = type({
  uuid: nonempty(string()),
  name: string(),
  group: optional(string()),
  version: optional(string()),
  classifier: optional(string()),
  purl: optional(string()),
  cpe: optional(string()),
  swidTagId: optional(string()),
  description: optional(string()),
  copyright: optional(string()),
  filename: optional(string()),
  author: optional(string()),
  publisher: optional(string()),
  supplier: optional(OrganizationStruct),
  notes: optional(string()),
  md5: optional(string()),
  sha1: optional(string()),
  sha256: optional(string()),
  sha384: optional(string()),
  sha512: optional(string()),
  sha3_256: optional(string()),
  sha3_384: optional(string()),
  sha3_512: optional(string()),
  blake2b_256: optional(string()),
  blake2b_384: optional(string()),
  blake2b_512: optional(string()),
  blake3: optional(string()),
  isInternal: optional(nullable(boolean())),
  license: optional(string()),
  licenseExpression: optional(string()),
  licenseUrl: optional(string()),
  resolvedLicense: optional(LicenseReferenceStruct),
  licenses: optional(array(ComponentLicenseStruct)),
  directDependencies: optional(string()),
  externalReferences: optional(array(ExternalReferenceStruct)),
  lastInheritedRiskScore: optional(number()),
  metrics: optional(MetricsStruct),
  repositoryMeta: optional(
    type({
      latestVersion: optional(string()),
      published: optional(number()),
      lastCheck: optional(number()),
    }),
  ),
  project: optional(
    type({
      uuid: nonempty(string()),
      name: string(),
      version: optional(string()),
      active: optional(nullable(boolean())),
      lastBomImport: optional(nullable(number())),
      directDependencies: optional(string()),
    }),
  ),
});
