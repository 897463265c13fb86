import { COUNT, FLAG, MOMENT, TEXT, UUID, listOf, oneOf, optional, shape } from '../http/shape.js';
import type { Member } from '../http/shape.js';
import { PROPERTY_TYPES } from '../rules/configValue.js';

export const ExternalReference = shape('ExternalReference', () => ({
  type: TEXT,
  url: TEXT,
  comment: optional(TEXT),
}));

export const OrganizationalContact = shape('OrganizationalContact', () => ({
  name: optional(TEXT),
  email: optional(TEXT),
  phone: optional(TEXT),
}));

export const OrganizationalEntity = shape('OrganizationalEntity', () => ({
  name: optional(TEXT),
  urls: optional(listOf(TEXT)),
  contacts: optional(listOf(OrganizationalContact)),
}));

export const Tag = shape('Tag', () => ({ name: TEXT }));

/** The token of work in the background. Query it at `/event/token/{uuid}`. */
export const Token = shape('Token', () => ({ token: UUID }));

export const Processing = shape('Processing', () => ({ processing: FLAG }));

/** The members of a property, of whatever it is one. A secret is shown as a placeholder. */
export const property = (): Record<string, Member> => ({
  groupName: optional(TEXT),
  propertyName: TEXT,
  propertyValue: optional(TEXT),
  propertyType: oneOf(PROPERTY_TYPES),
  description: optional(TEXT),
});

/** Returns the counters of findings and violations, which are the same everywhere. */
export const counters = (): Record<string, Member> => ({
  ...Object.fromEntries(COUNTERS.map((name) => [name, COUNT])),
  firstOccurrence: MOMENT,
  lastOccurrence: MOMENT,
});

const COUNTERS = [
  ...['critical', 'high', 'medium', 'low', 'unassigned', 'vulnerabilities', 'suppressed'],
  ...['findingsTotal', 'findingsAudited', 'findingsUnaudited', 'inheritedRiskScore'],
  ...['Fail', 'Warn', 'Info'].map((state) => `policyViolations${state}`),
  ...['', 'Security', 'License', 'Operational'].flatMap((type) =>
    ['Total', 'Audited', 'Unaudited'].map((part) => `policyViolations${type}${part}`),
  ),
];
