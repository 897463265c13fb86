import {
  array,
  boolean,
  intersection,
  nonempty,
  nullable,
  number,
  optional,
  string,
  type,
  type Describe,
  type Struct,
} from 'superstruct';
import type { Classifier } from './enumerations.js';
import { MetricsStruct, type Metrics } from './metrics.js';

/** A version of something that is analysed: an application, an image, a device. @public */
export interface Project {
  /** UUID the server gave it. */
  uuid: string;
  /** Name; unique together with the version. */
  name: string;
  /** Version; may be absent. */
  version?: string;
  /** Group, namespace or vendor. */
  group?: string;
  /** Free text. */
  description?: string;
  /** Kind, such as `LIBRARY`; a newer server may send words that the kit does not know. */
  classifier?: string;
  /** True when the project is active. Absent means true. */
  active?: boolean;
  /** True when this is the latest version. From 4.12. */
  isLatest?: boolean;
  /** The author, as text. Until 4.11. */
  author?: string;
  /** The authors. From 4.12. */
  authors?: Contact[];
  /** The publisher. */
  publisher?: string;
  /** The manufacturer. */
  manufacturer?: Organization;
  /** The supplier. */
  supplier?: Organization;
  /** Package URL. */
  purl?: string;
  /** CPE 2.2 or 2.3. */
  cpe?: string;
  /** SWID tag identifier. */
  swidTagId?: string;
  /** Labels, lower case. */
  tags?: Tag[];
  /** The project it belongs to: name, version and uuid. */
  parent?: ProjectReference | null;
  /** Projects that belong to it, one level; with `uuid`, `name`, `version`, `active` and little more. */
  children?: ProjectReference[];
  /** True when the project has {@link Project.children}, which lists do not include from 5.0 on. */
  hasChildren?: boolean;
  /**
   * The collection logic, which aggregates other projects. `NONE` or absent for a project that is not a
   * collection. From 4.13.
   */
  collectionLogic?: string;
  /** The tag of the projects that a collection aggregates, if its logic uses a tag. From 4.13. */
  collectionTag?: Tag | null;
  /** The metadata of the last BOM. */
  metadata?: ProjectMetadata | null;
  /** All projects of the same name, this one included. */
  versions?: ProjectVersion[];
  /** JSON text of the direct dependencies; absent without a dependency graph. */
  directDependencies?: string;
  /** Last accepted BOM, epoch milliseconds. */
  lastBomImport?: number;
  /** Format of that BOM, such as `CycloneDX 1.6`. */
  lastBomImportFormat?: string;
  /** The reason why a later BOM was accepted but could not be imported. Only our own server reports it. */
  lastBomImportFailure?: BomImportFailure;
  /** When the server last looked for vulnerabilities in it, epoch milliseconds; from 4.12. */
  lastVulnerabilityAnalysis?: number;
  /** Weighted sum of severities. */
  lastInheritedRiskScore?: number;
  /** Counts; absent until the project was measured. */
  metrics?: Metrics;
  /** Links to documentation, source, issue tracker …. */
  externalReferences?: ExternalReference[];
}

/** The metadata of a BOM. @public */
export interface ProjectMetadata {
  /** The authors. */
  authors?: Contact[] | null;
  /** The supplier. */
  supplier?: Organization | null;
}

/** A person or a place to turn to. @public */
export interface Contact {
  /** Name. */
  name?: string;
  /** E-mail address, unchecked. */
  email?: string;
  /** Telephone number, unchecked. */
  phone?: string;
}

/** A manufacturer or supplier. @public */
export interface Organization {
  /** Name. */
  name?: string;
  /** Addresses of its pages, unchecked. */
  urls?: string[];
  /** The people to contact. */
  contacts?: Contact[];
}

/** A BOM that a server accepted but could not import. @public */
export interface BomImportFailure {
  /** When it was given up, epoch milliseconds. */
  occurred: number;
  /** The server's reason, in its words. */
  reason: string;
}

/** The known facts about a project that another project references. @public */
export interface ProjectReference {
  /** UUID the server gave it. */
  uuid: string;
  /** Name. */
  name: string;
  /** Version; may be absent. */
  version?: string;
  /** Kind. */
  classifier?: string;
  /** True when the project is active. Absent means true. */
  active?: boolean;
}

/** A sibling of a project: same name, another version. @public */
export interface ProjectVersion {
  /** UUID the server gave it. */
  uuid: string;
  /** Absent for a project without version. */
  version?: string;
  /** From 4.12. */
  active?: boolean;
}

/** A label. @public */
export interface Tag {
  /** Lower case. */
  name: string;
}

/** A link that a BOM gives for a project or a component. Not checked by the server: never follow other schemes than http(s). @public */
export interface ExternalReference {
  /** CycloneDX type, such as `website`. */
  type?: string;
  /** Address, unchecked. */
  url?: string;
  /** The comment in the BOM. */
  comment?: string;
}

/** A project to create. @public */
export interface ProjectRequest {
  /** 1–255 characters. */
  name: string;
  /** Version; absent for none. */
  version?: string;
  /** Group, namespace or vendor, at most 255 characters. */
  group?: string;
  /** Free text. */
  description?: string;
  /** The server takes `APPLICATION` when absent. */
  classifier?: Classifier;
  /** Only `uuid` is read. */
  parent?: { uuid: string };
  /** Package URL, at most 786 characters. */
  purl?: string;
  /** CPE 2.2 or 2.3, at most 255 characters. */
  cpe?: string;
  /** SWID tag identifier, at most 255 characters. */
  swidTagId?: string;
  /** Labels; the server makes them lower case. */
  tags?: Tag[];
  /** Teams that may see it, from 4.12 on, where access is controlled. Only `uuid` is read. */
  accessTeams?: { uuid: string }[];
  /** True when the project is active. When absent, the server assumes true. */
  active?: boolean;
}

/** The changes to a project. Absent members are kept. @public */
export interface ProjectPatch {
  /** All its labels from now on; the server makes them lower case. */
  tags?: Tag[];
  /** True when the project is active. */
  active?: boolean;
  /** The project it belongs to from now on; only `uuid` is read. It cannot be taken away this way. */
  parent?: { uuid: string };
}

export const TagStruct: Describe<Tag> = type({ name: string() });

export const ExternalReferenceStruct: Describe<ExternalReference> = type({
  type: optional(string()),
  url: optional(string()),
  comment: optional(string()),
});

const ContactStruct: Describe<Contact> = type({
  name: optional(string()),
  email: optional(string()),
  phone: optional(string()),
});

export const OrganizationStruct: Describe<Organization> = type({
  name: optional(string()),
  urls: optional(array(string())),
  contacts: optional(array(ContactStruct)),
});

const ProjectReferenceStruct: Describe<ProjectReference> = type({
  uuid: nonempty(string()),
  name: string(),
  version: optional(string()),
  classifier: optional(string()),
  active: optional(boolean()),
});

export const ProjectStruct: Describe<Project> = type({
  uuid: nonempty(string()),
  name: string(),
  version: optional(string()),
  group: optional(string()),
  description: optional(string()),
  classifier: optional(string()),
  active: optional(boolean()),
  isLatest: optional(boolean()),
  author: optional(string()),
  authors: optional(array(ContactStruct)),
  publisher: optional(string()),
  manufacturer: optional(OrganizationStruct),
  supplier: optional(OrganizationStruct),
  purl: optional(string()),
  cpe: optional(string()),
  swidTagId: optional(string()),
  tags: optional(array(TagStruct)),
  parent: optional(nullable(ProjectReferenceStruct)),
  children: optional(array(ProjectReferenceStruct)),
  hasChildren: optional(boolean()),
  collectionLogic: optional(string()),
  collectionTag: optional(nullable(TagStruct)),
  metadata: optional(
    nullable(
      type({
        authors: optional(nullable(array(ContactStruct))),
        supplier: optional(nullable(OrganizationStruct)),
      }),
    ),
  ),
  versions: optional(
    array(type({ uuid: string(), version: optional(string()), active: optional(boolean()) })),
  ),
  directDependencies: optional(string()),
  lastBomImport: optional(number()),
  lastBomImportFormat: optional(string()),
  lastBomImportFailure: optional(type({ occurred: number(), reason: string() })),
  lastVulnerabilityAnalysis: optional(number()),
  lastInheritedRiskScore: optional(number()),
  metrics: optional(MetricsStruct),
  externalReferences: optional(array(ExternalReferenceStruct)),
});

/** A project of the compact lists of 5.0, which call the risk score otherwise. */
type ConciseProject = Project & {
  /** Weighted sum of severities. */
  lastRiskScore?: number;
};

export const ConciseProjectStruct = intersection([
  ProjectStruct,
  type({ lastRiskScore: optional(number()) }),
]) as unknown as Struct<ConciseProject>;
