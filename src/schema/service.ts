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
import {
  ExternalReferenceStruct,
  OrganizationStruct,
  type ExternalReference,
  type Organization,
} from './project.js';

/** Something that the software of a project talks to: an API, a queue, a microservice. @public */
export interface Service {
  /** UUID the server gave it. */
  uuid: string;
  /** Name without group. */
  name: string;
  /** Group, namespace or vendor. */
  group?: string;
  /** Version in use. */
  version?: string;
  /** Free text. */
  description?: string;
  /** Addresses at which it answers; unchecked. */
  endpoints?: string[];
  /** True when the service requires authentication. Absent when unknown. */
  authenticated?: boolean | null;
  /** True when calls to the service cross a trust boundary. Absent when unknown. */
  crossesTrustBoundary?: boolean | null;
  /** The data that flows, and its direction. */
  data?: DataClassification[];
  /** The provider of the service. */
  provider?: Organization;
  /** Links that the BOM gives; unchecked. */
  externalReferences?: ExternalReference[];
  /** Remarks of the users of this server. */
  notes?: string;
  /** Weighted sum of severities; 0 or absent, as servers find no vulnerabilities of services. */
  lastInheritedRiskScore?: number;
  /** The project it belongs to; with `uuid`, `name` and `version`. */
  project?: ServiceProject;
}

/** The project of a {@link Service}. @public */
export interface ServiceProject {
  /** UUID the server gave it. */
  uuid: string;
  /** Name. */
  name: string;
  /** Version; may be absent. */
  version?: string;
}

/** Data that a service takes or gives. @public */
export interface DataClassification {
  /** One of {@link DATA_DIRECTIONS}; a newer server may send words that the kit does not know. */
  direction?: string;
  /** The classification of the data, such as `PII`. */
  name?: string;
}

/** The direction in which data flows, as seen by the service. @public */
export type DataDirection = (typeof DATA_DIRECTIONS)[number];
/** All directions. @public */
export const DATA_DIRECTIONS = ['INBOUND', 'OUTBOUND', 'BI_DIRECTIONAL', 'UNKNOWN'] as const;

/**
 * A service to create, or to save: what is left out is taken away, so that a change sends all of it. Lists are always sent, as servers
 * of 4.x fail without them.
 */
export interface ServiceRequest {
  /** 1–255 characters. */
  name: string;
  /** At most 255 characters. */
  version?: string;
  /** At most 255 characters. */
  group?: string;
  /** At most 1,024 characters. */
  description?: string;
  /** Absent: not said. */
  authenticated?: boolean;
  /** Absent: not said. */
  crossesTrustBoundary?: boolean;
  endpoints: string[];
  data: DataClassification[];
  externalReferences: ExternalReference[];
  provider?: Organization;
  notes?: string;
}

export const ServiceStruct: Describe<Service> = type({
  uuid: nonempty(string()),
  name: string(),
  group: optional(string()),
  version: optional(string()),
  description: optional(string()),
  endpoints: optional(array(string())),
  authenticated: optional(nullable(boolean())),
  crossesTrustBoundary: optional(nullable(boolean())),
  data: optional(array(type({ direction: optional(string()), name: optional(string()) }))),
  provider: optional(OrganizationStruct),
  externalReferences: optional(array(ExternalReferenceStruct)),
  notes: optional(string()),
  lastInheritedRiskScore: optional(number()),
  project: optional(type({ uuid: nonempty(string()), name: string(), version: optional(string()) })),
});
