import {
  COUNT,
  FLAG,
  ISO_TIME,
  NUMBER,
  TEXT,
  UUID,
  listOf,
  mapOf,
  oneOf,
  optional,
  orNull,
  shape,
} from '../http/shape.js';
import { REPOSITORY_TYPES } from '../rules/repositoryType.js';
import { property } from './shared.js';

export const About = shape('About', () => ({
  timestamp: ISO_TIME,
  version: TEXT,
  systemUuid: orNull(UUID),
  uuid: UUID,
  application: TEXT,
  framework: Framework,
}));

const Framework = shape('Framework', () => ({
  name: TEXT,
  timestamp: ISO_TIME,
  version: TEXT,
  uuid: UUID,
}));

export const Health = shape('Health', () => ({ status: STATUS, checks: listOf(HealthCheck) }));

const HealthCheck = shape('HealthCheck', () => ({ name: TEXT, status: STATUS, data: mapOf(TEXT) }));

const STATUS = oneOf(['UP', 'DOWN']);

export const ConfigProperty = shape('ConfigProperty', property);

export const Repository = shape('Repository', () => ({
  type: oneOf(REPOSITORY_TYPES),
  identifier: TEXT,
  url: TEXT,
  resolutionOrder: COUNT,
  enabled: FLAG,
  internal: FLAG,
  authenticationRequired: FLAG,
  username: optional(TEXT),
  uuid: UUID,
}));

/** The search results, by kind. A match contains the members by which it was found. */
export const SearchResult = shape('SearchResult', () => ({
  results: mapOf(listOf(mapOf(TEXT))),
}));

export const CvssScore = shape('CvssScore', () => ({
  baseScore: NUMBER,
  impactSubScore: NUMBER,
  exploitabilitySubScore: NUMBER,
  temporalScore: NUMBER,
  environmentalScore: NUMBER,
  modifiedImpactSubScore: NUMBER,
}));

export const OwaspScore = shape('OwaspScore', () => ({
  likelihoodScore: NUMBER,
  technicalImpactScore: NUMBER,
  businessImpactScore: NUMBER,
  likelihood: LEVEL,
  technicalImpact: LEVEL,
  businessImpact: LEVEL,
}));

const LEVEL = oneOf(['LOW', 'MEDIUM', 'HIGH']);
