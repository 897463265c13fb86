import { HASH_MEMBERS } from '../../../src/domain/hashes.js';
import {
  FLAG,
  JSON_TEXT,
  MOMENT,
  NUMBER,
  TEXT,
  UUID,
  listOf,
  mapOf,
  oneOf,
  optional,
  shape,
} from '../http/shape.js';
import type { Member } from '../http/shape.js';
import { REPOSITORY_TYPES } from '../rules/repositoryType.js';
import { License } from './license.js';
import { Project } from './project.js';
import { ExternalReference, OrganizationalEntity, counters, property } from './shared.js';

const hashes = (): Record<string, Member> =>
  Object.fromEntries(HASH_MEMBERS.map((member) => [member, optional(TEXT)]));

export const Component = shape('Component', () => ({
  author: optional(TEXT),
  publisher: optional(TEXT),
  supplier: optional(OrganizationalEntity),
  group: optional(TEXT),
  name: TEXT,
  version: optional(TEXT),
  classifier: optional(TEXT),
  filename: optional(TEXT),
  extension: optional(TEXT),
  ...hashes(),
  cpe: optional(TEXT),
  purl: optional(TEXT),
  purlCoordinates: optional(TEXT),
  swidTagId: optional(TEXT),
  description: optional(TEXT),
  copyright: optional(TEXT),
  license: optional(TEXT),
  licenseExpression: optional(TEXT),
  licenseUrl: optional(TEXT),
  resolvedLicense: optional(License),
  /** Only where there are several, or a BOM says how it found one out. */
  licenses: optional(listOf(ComponentLicense)),
  directDependencies: optional(JSON_TEXT),
  externalReferences: optional(listOf(ExternalReference)),
  project: optional(Project),
  lastInheritedRiskScore: optional(NUMBER),
  notes: optional(TEXT),
  uuid: UUID,
  metrics: optional(DependencyMetrics),
  repositoryMeta: optional(RepositoryMetaComponent),
  /** Only in a part of a dependency graph: the UUIDs of the components directly below. */
  dependencyGraph: optional(listOf(UUID)),
  expandDependencyGraph: FLAG,
  isInternal: FLAG,
}));

/** One of the licenses of a component. */
const ComponentLicense = shape('ComponentLicense', () => ({
  resolvedLicense: optional(LicenseReference),
  license: optional(TEXT),
  licenseExpression: optional(TEXT),
  licenseUrl: optional(TEXT),
  acknowledgement: optional(oneOf(['declared', 'concluded'])),
}));

const LicenseReference = shape('LicenseReference', () => ({
  uuid: UUID,
  licenseId: TEXT,
  name: TEXT,
}));

export const ComponentProperty = shape('ComponentProperty', () => ({ ...property(), uuid: UUID }));

export const DependencyMetrics = shape('DependencyMetrics', counters);

/** The newest version, as reported by a package repository. */
export const RepositoryMetaComponent = shape('RepositoryMetaComponent', () => ({
  repositoryType: optional(oneOf(REPOSITORY_TYPES)),
  namespace: optional(TEXT),
  name: optional(TEXT),
  latestVersion: TEXT,
  published: optional(MOMENT),
  lastCheck: optional(MOMENT),
}));

/** Components by their UUIDs. */
export const DependencyGraph = mapOf(Component);

/** A component or a service directly below another, or below a project. */
export const DirectDependency = shape('DirectDependency', () => ({
  uuid: UUID,
  name: optional(TEXT),
  version: optional(TEXT),
  purl: optional(TEXT),
  directDependencies: optional(JSON_TEXT),
  latestVersion: optional(TEXT),
}));
