import type { ColumnType, Generated, GeneratedAlways, RawBuilder } from 'kysely';

import type { ViolationType } from '../../../src/domain/policy/policySubjects.js';
import type { SoftwareColumns, VulnerabilityColumns } from '../rules/vulnerabilityColumns.js';

/** 0 or 1: SQLite has no booleans. Queries may bind `true` and `false`, rows come back as numbers. */
export type Flag = number;

/** Milliseconds since 1970, UTC. */
export type Millis = number;

/** A JSON document kept as text. */
export type Json = string;

/** The column comments of the first migration document the meaning of `NULL`, if it has any. */
type Maybe<T> = T | null;

/** The tables of the database; the first migration creates them and says what they are for. */
export interface Tables {
  setting: SettingTable;
  permission: PermissionTable;
  user: UserTable;
  endedSession: { tokenId: string; expiresAt: Millis };
  userTeam: { userId: number; teamId: number };
  userPermission: { userId: number; permission: string };
  team: { id: Id; uuid: string; name: string };
  teamPermission: { teamId: number; permission: string };
  apiKey: ApiKeyTable;
  ldapMapping: { id: Id; uuid: string; teamId: number; dn: string };
  oidcGroup: { id: Id; uuid: string; name: string };
  oidcMapping: { id: Id; uuid: string; teamId: number; groupId: number };
  configProperty: ConfigPropertyTable;
  repository: RepositoryTable;
  repositoryMeta: RepositoryMetaTable;
  license: LicenseTable;
  licenseGroup: { id: Id; uuid: string; name: string; riskWeight: number };
  licenseGroupLicense: { licenseGroupId: number; licenseId: number };
  project: ProjectTable;
  tag: { id: Id; name: string };
  projectTag: { projectId: number; tagId: number };
  projectProperty: PropertyColumns & { projectId: number };
  projectAccessTeam: { projectId: number; teamId: number };
  copiedRow: { copyId: number; kind: 'component' | 'service'; originalId: number; id: number | null };
  component: ComponentTable;
  componentProperty: PropertyColumns & { componentId: number; uuid: string; isFromBom: Generated<Flag> };
  service: ServiceTable;
  bom: BomTable;
  vulnerability: VulnerabilityTable;
  vulnerabilityAlias: VulnerabilityAliasTable;
  vulnerableSoftware: VulnerableSoftwareTable;
  vulnerabilitySoftware: { vulnerabilityId: number; softwareId: number };
  affectedVersionAttribution: AffectedVersionAttributionTable;
  finding: FindingTable;
  analysis: AnalysisTable;
  analysisComment: AnalysisCommentTable;
  componentMetrics: Counters & { id: Id; projectId: number; componentId: number };
  projectMetrics: Counters & {
    id: Id;
    projectId: number;
    components: Generated<number>;
    vulnerableComponents: Generated<number>;
  };
  portfolioMetrics: Counters & {
    id: Id;
    projects: Generated<number>;
    vulnerableProjects: Generated<number>;
    components: Generated<number>;
    vulnerableComponents: Generated<number>;
  };
  vulnerabilityMetrics: { year: number; month: Maybe<number>; count: number; measuredAt: Millis };
  policy: PolicyTable;
  policyCondition: PolicyConditionTable;
  policyViolation: PolicyViolationTable;
  policyProject: { policyId: number; projectId: number };
  policyTag: { policyId: number; tagId: number };
  violationAnalysis: ViolationAnalysisTable;
  violationAnalysisComment: ViolationAnalysisCommentTable;
  notificationPublisher: NotificationPublisherTable;
  notificationRule: NotificationRuleTable;
  notificationRuleProject: { ruleId: number; projectId: number };
  notificationRuleTag: { ruleId: number; tagId: number };
  notificationRuleTeam: { ruleId: number; teamId: number };
  job: JobTable;
}

type Id = GeneratedAlways<number>;

/** As {@link Id}, of a table that counts on: inserts give it, see store/rowIds.ts. */
type CountedId = ColumnType<number, RawBuilder<number>, never>;

export interface SettingTable {
  name: string;
  value: string;
}

export interface PermissionTable {
  name: string;
  description: string;
}

export interface UserTable {
  id: Id;
  kind: 'managed' | 'ldap' | 'oidc';
  username: string;
  fullname: Maybe<string>;
  email: Maybe<string>;
  passwordHash: Maybe<string>;
  lastPasswordChange: Maybe<Millis>;
  suspended: Generated<Flag>;
  forcePasswordChange: Generated<Flag>;
  nonExpiryPassword: Generated<Flag>;
  dn: Maybe<string>;
  subjectIdentifier: Maybe<string>;
  sessionMark: Generated<string>;
  keptToken: Maybe<string>;
}

export interface ApiKeyTable {
  id: CountedId;
  teamId: number;
  keyHash: string;
  keySecret: string;
  comment: Maybe<string>;
  created: Millis;
  lastUsed: Maybe<Millis>;
}

export interface ConfigPropertyTable {
  id: Id;
  groupName: string;
  propertyName: string;
  propertyValue: Maybe<string>;
  propertyType: string;
  description: Maybe<string>;
}

export interface RepositoryTable {
  id: Id;
  uuid: string;
  type: string;
  identifier: string;
  url: string;
  resolutionOrder: number;
  enabled: Flag;
  internal: Flag;
  authenticationRequired: Flag;
  username: Maybe<string>;
  password: Maybe<string>;
}

export interface RepositoryMetaTable {
  id: Id;
  packageKey: string;
  latestVersion: string;
  published: Maybe<Millis>;
  lastCheck: Millis;
}

export interface LicenseTable {
  id: Id;
  uuid: string;
  licenseId: string;
  name: string;
  licenseText: Maybe<string>;
  standardLicenseTemplate: Maybe<string>;
  standardLicenseHeader: Maybe<string>;
  licenseComments: Maybe<string>;
  isOsiApproved: Generated<Flag>;
  isFsfLibre: Generated<Flag>;
  isDeprecatedLicenseId: Generated<Flag>;
  isCustomLicense: Generated<Flag>;
  seeAlso: Maybe<Json>;
}

export interface ProjectTable {
  id: CountedId;
  uuid: string;
  name: string;
  version: Maybe<string>;
  groupName: Maybe<string>;
  author: Maybe<string>;
  publisher: Maybe<string>;
  manufacturer: Maybe<Json>;
  supplier: Maybe<Json>;
  description: Maybe<string>;
  classifier: Maybe<string>;
  cpe: Maybe<string>;
  purl: Maybe<string>;
  swidTagId: Maybe<string>;
  directDependencies: Maybe<Json>;
  externalReferences: Maybe<Json>;
  metadata: Maybe<Json>;
  parentId: Maybe<number>;
  active: Generated<Flag>;
  lastBomImport: Maybe<Millis>;
  lastBomImportFormat: Maybe<string>;
  lastBomImportFailure: Maybe<Json>;
  lastInheritedRiskScore: Maybe<number>;
}

export interface PropertyColumns {
  id: Id;
  groupName: Maybe<string>;
  propertyName: string;
  propertyValue: Maybe<string>;
  propertyType: string;
  description: Maybe<string>;
}

export interface ComponentTable {
  id: CountedId;
  uuid: string;
  projectId: number;
  parentId: Maybe<number>;
  groupName: Maybe<string>;
  name: string;
  version: Maybe<string>;
  classifier: Maybe<string>;
  author: Maybe<string>;
  publisher: Maybe<string>;
  supplier: Maybe<Json>;
  filename: Maybe<string>;
  extension: Maybe<string>;
  md5: Maybe<string>;
  sha1: Maybe<string>;
  sha256: Maybe<string>;
  sha384: Maybe<string>;
  sha512: Maybe<string>;
  sha3_256: Maybe<string>;
  sha3_384: Maybe<string>;
  sha3_512: Maybe<string>;
  blake2b_256: Maybe<string>;
  blake2b_384: Maybe<string>;
  blake2b_512: Maybe<string>;
  blake3: Maybe<string>;
  cpe: Maybe<string>;
  cpePart: Maybe<string>;
  cpeVendor: Maybe<string>;
  cpeProduct: Maybe<string>;
  purl: Maybe<string>;
  purlCoordinates: Maybe<string>;
  purlType: Maybe<string>;
  purlNamespace: Maybe<string>;
  purlName: Maybe<string>;
  purlVersion: Maybe<string>;
  swidTagId: Maybe<string>;
  isInternal: Generated<Flag>;
  description: Maybe<string>;
  copyright: Maybe<string>;
  license: Maybe<string>;
  licenseExpression: Maybe<string>;
  licenseUrl: Maybe<string>;
  resolvedLicenseId: Maybe<number>;
  licenses: Maybe<Json>;
  directDependencies: Maybe<Json>;
  externalReferences: Maybe<Json>;
  notes: Maybe<string>;
  lastInheritedRiskScore: Maybe<number>;
  bomRefs: Maybe<Json>;
}

export interface ServiceTable {
  id: CountedId;
  uuid: string;
  projectId: number;
  parentId: Maybe<number>;
  bomRef: Maybe<string>;
  provider: Maybe<Json>;
  groupName: Maybe<string>;
  name: string;
  version: Maybe<string>;
  description: Maybe<string>;
  endpoints: Maybe<Json>;
  authenticated: Maybe<Flag>;
  crossesTrustBoundary: Maybe<Flag>;
  data: Maybe<Json>;
  externalReferences: Maybe<Json>;
  notes: Maybe<string>;
  lastInheritedRiskScore: Maybe<number>;
}

export interface BomTable {
  id: Id;
  uuid: string;
  projectId: number;
  imported: Millis;
  bomFormat: string;
  specVersion: Maybe<string>;
  bomVersion: Maybe<number>;
  serialNumber: Maybe<string>;
  subjectRef: Maybe<string>;
  subject: Maybe<Json>;
}

export interface VulnerabilityTable extends VulnerabilityColumns {
  id: Id;
  uuid: string;
  source: string;
  vulnId: string;
}

export interface VulnerabilityAliasTable {
  id: Id;
  uuid: string;
  internalId: Maybe<string>;
  cveId: Maybe<string>;
  ghsaId: Maybe<string>;
  sonatypeId: Maybe<string>;
  osvId: Maybe<string>;
  snykId: Maybe<string>;
  gsdId: Maybe<string>;
  vulnDbId: Maybe<string>;
}

export interface VulnerableSoftwareTable extends SoftwareColumns {
  id: Id;
  purlKey: Maybe<string>;
  uuid: string;
  vulnerable: Generated<Flag>;
}

export interface AffectedVersionAttributionTable {
  id: Id;
  uuid: string;
  vulnerabilityId: number;
  softwareId: number;
  source: string;
  firstSeen: Millis;
  lastSeen: Millis;
}

export interface FindingTable {
  id: Id;
  projectId: number;
  componentId: number;
  vulnerabilityId: number;
  analyzerIdentity: string;
  attributedOn: Millis;
  alternateIdentifier: Maybe<string>;
  referenceUrl: Maybe<string>;
  /** These repeat the analysis; triggers keep them true. */
  analysisState: GeneratedAlways<Maybe<string>>;
  analysisResponse: GeneratedAlways<Maybe<string>>;
  analysisSuppressed: GeneratedAlways<Flag>;
}

export interface AnalysisTable {
  id: Id;
  projectId: number;
  componentId: number;
  vulnerabilityId: number;
  state: string;
  justification: Maybe<string>;
  response: Maybe<string>;
  details: Maybe<string>;
  suppressed: Generated<Flag>;
}

export interface AnalysisCommentTable {
  id: Id;
  analysisId: number;
  timestamp: Millis;
  comment: string;
  commenter: Maybe<string>;
}

/** The counters that all three kinds of metrics share. */
export interface Counters {
  critical: Generated<number>;
  high: Generated<number>;
  medium: Generated<number>;
  low: Generated<number>;
  unassigned: Generated<number>;
  vulnerabilities: Generated<number>;
  suppressed: Generated<number>;
  findingsTotal: Generated<number>;
  findingsAudited: Generated<number>;
  findingsUnaudited: Generated<number>;
  inheritedRiskScore: Generated<number>;
  policyViolationsFail: Generated<number>;
  policyViolationsWarn: Generated<number>;
  policyViolationsInfo: Generated<number>;
  policyViolationsTotal: Generated<number>;
  policyViolationsAudited: Generated<number>;
  policyViolationsUnaudited: Generated<number>;
  policyViolationsSecurityTotal: Generated<number>;
  policyViolationsSecurityAudited: Generated<number>;
  policyViolationsSecurityUnaudited: Generated<number>;
  policyViolationsLicenseTotal: Generated<number>;
  policyViolationsLicenseAudited: Generated<number>;
  policyViolationsLicenseUnaudited: Generated<number>;
  policyViolationsOperationalTotal: Generated<number>;
  policyViolationsOperationalAudited: Generated<number>;
  policyViolationsOperationalUnaudited: Generated<number>;
  firstOccurrence: Millis;
  lastOccurrence: Millis;
}

export interface PolicyTable {
  id: Id;
  uuid: string;
  name: string;
  operator: string;
  violationState: string;
  includeChildren: Generated<Flag>;
}

export interface PolicyConditionTable {
  id: Id;
  uuid: string;
  policyId: number;
  operator: string;
  subject: string;
  value: string;
}

export interface PolicyViolationTable {
  id: Id;
  uuid: string;
  projectId: number;
  componentId: number;
  policyConditionId: number;
  type: ViolationType;
  timestamp: Millis;
  text: Maybe<string>;
  /** These repeat the analysis; triggers keep them true. */
  analysisState: GeneratedAlways<Maybe<string>>;
  analysisSuppressed: GeneratedAlways<Flag>;
  /** Repeats that of the component; triggers keep it true. */
  componentGroup: GeneratedAlways<Maybe<string>>;
}

export interface ViolationAnalysisTable {
  id: Id;
  policyViolationId: number;
  state: string;
  suppressed: Generated<Flag>;
}

export interface ViolationAnalysisCommentTable {
  id: Id;
  violationAnalysisId: number;
  timestamp: Millis;
  comment: string;
  commenter: Maybe<string>;
}

export interface NotificationPublisherTable {
  id: Id;
  uuid: string;
  name: string;
  description: Maybe<string>;
  publisherClass: string;
  template: Maybe<string>;
  templateMimeType: string;
  defaultPublisher: Flag;
}

export interface NotificationRuleTable {
  id: CountedId;
  uuid: string;
  name: string;
  scope: string;
  notificationLevel: string;
  enabled: Flag;
  notifyChildren: Flag;
  logSuccessfulPublish: Generated<Flag>;
  notifyOn: Maybe<Json>;
  publisherId: Maybe<number>;
  publisherConfig: Maybe<string>;
  message: Maybe<string>;
}

export interface JobTable {
  id: Id;
  token: string;
  kind: string;
  lane: string;
  secondLane: Maybe<string>;
  payload: Json;
  data: Maybe<Uint8Array>;
  state: 'queued' | 'running' | 'failed';
  attempts: Generated<number>;
  interruptions: Generated<number>;
  /** The number of times memory ran out while the job ran. */
  memoryFailures: Generated<number>;
  createdAt: Millis;
  startedAt: Maybe<Millis>;
  notBefore: Maybe<Millis>;
  isMergeable: Generated<Flag>;
  error: Maybe<string>;
  /** The requester of the job. Null means the server itself. */
  owner: Maybe<string>;
  turn: Generated<number>;
}
