import {
  COUNT,
  FLAG,
  JSON_TEXT,
  MOMENT,
  NUMBER,
  TEXT,
  UUID,
  listOf,
  optional,
  shape,
} from '../http/shape.js';
import {
  ExternalReference,
  OrganizationalContact,
  OrganizationalEntity,
  Tag,
  counters,
  property,
} from './shared.js';

/**
 * Answers differ in how much of it they contain: parents appear by name only, and only single projects list
 * their versions.
 */
export const Project = shape('Project', () => ({
  author: optional(TEXT),
  publisher: optional(TEXT),
  manufacturer: optional(OrganizationalEntity),
  supplier: optional(OrganizationalEntity),
  group: optional(TEXT),
  name: TEXT,
  description: optional(TEXT),
  version: optional(TEXT),
  classifier: optional(TEXT),
  cpe: optional(TEXT),
  purl: optional(TEXT),
  swidTagId: optional(TEXT),
  directDependencies: optional(JSON_TEXT),
  uuid: UUID,
  parent: optional(Project),
  children: optional(listOf(Project)),
  properties: optional(listOf(ProjectProperty)),
  tags: optional(listOf(Tag)),
  lastBomImport: optional(MOMENT),
  lastBomImportFormat: optional(TEXT),
  lastBomImportFailure: optional(BomImportFailure),
  lastInheritedRiskScore: optional(NUMBER),
  active: optional(FLAG),
  externalReferences: optional(listOf(ExternalReference)),
  metadata: optional(ProjectMetadata),
  metrics: optional(ProjectMetrics),
  versions: optional(listOf(ProjectVersion)),
}));

/** Why the last BOM was not taken in; absent once another one was. */
const BomImportFailure = shape('BomImportFailure', () => ({ occurred: MOMENT, reason: TEXT }));

export const ProjectProperty = shape('ProjectProperty', property);

const ProjectVersion = shape('ProjectVersion', () => ({ uuid: UUID, version: optional(TEXT) }));

const ProjectMetadata = shape('ProjectMetadata', () => ({
  supplier: optional(OrganizationalEntity),
  authors: optional(listOf(OrganizationalContact)),
}));

export const ProjectMetrics = shape('ProjectMetrics', () => ({
  ...counters(),
  components: COUNT,
  vulnerableComponents: COUNT,
}));

export const PortfolioMetrics = shape('PortfolioMetrics', () => ({
  ...counters(),
  projects: COUNT,
  vulnerableProjects: COUNT,
  components: COUNT,
  vulnerableComponents: COUNT,
}));

/** The number of vulnerabilities published in a month, or in a year when the month is unknown. */
export const VulnerabilityMetrics = shape('VulnerabilityMetrics', () => ({
  year: COUNT,
  month: optional(COUNT),
  count: COUNT,
  measuredAt: MOMENT,
}));
