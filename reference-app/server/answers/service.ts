import { FLAG, NUMBER, TEXT, UUID, listOf, optional, shape } from '../http/shape.js';
import { Project } from './project.js';
import { ExternalReference, OrganizationalEntity } from './shared.js';

export const ServiceComponent = shape('ServiceComponent', () => ({
  provider: optional(OrganizationalEntity),
  group: optional(TEXT),
  name: TEXT,
  version: optional(TEXT),
  description: optional(TEXT),
  endpoints: optional(listOf(TEXT)),
  authenticated: optional(FLAG),
  crossesTrustBoundary: optional(FLAG),
  data: optional(listOf(DataClassification)),
  externalReferences: optional(listOf(ExternalReference)),
  project: Project,
  lastInheritedRiskScore: NUMBER,
  notes: optional(TEXT),
  uuid: UUID,
}));

const DataClassification = shape('DataClassification', () => ({
  direction: optional(TEXT),
  name: optional(TEXT),
}));
