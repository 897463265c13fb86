import { FLAG, MOMENT, TEXT, UUID, listOf, oneOf, optional, shape } from '../http/shape.js';
import { TYPE_OF_SUBJECT } from '../rules/policy/conditions.js';
import { Component } from './component.js';
import { Project } from './project.js';
import { Tag } from './shared.js';
import { AnalysisComment } from './vulnerability.js';

/** Within a violation without its conditions and limits. */
export const Policy = shape('Policy', () => ({
  name: TEXT,
  operator: oneOf(['ALL', 'ANY']),
  violationState: oneOf(['INFO', 'WARN', 'FAIL']),
  policyConditions: optional(listOf(PolicyCondition)),
  projects: optional(listOf(Project)),
  tags: optional(listOf(Tag)),
  uuid: UUID,
  includeChildren: FLAG,
  global: FLAG,
}));

export const PolicyCondition = shape('PolicyCondition', () => ({
  policy: optional(Policy),
  operator: TEXT,
  subject: oneOf(Object.keys(TYPE_OF_SUBJECT)),
  value: TEXT,
  uuid: UUID,
}));

export const PolicyViolation = shape('PolicyViolation', () => ({
  type: oneOf([...new Set(Object.values(TYPE_OF_SUBJECT))]),
  project: Project,
  component: Component,
  policyCondition: PolicyCondition,
  timestamp: MOMENT,
  text: optional(TEXT),
  analysis: optional(ViolationAnalysis),
  uuid: UUID,
}));

export const ViolationAnalysis = shape('ViolationAnalysis', () => ({
  analysisState: oneOf(['APPROVED', 'REJECTED', 'NOT_SET']),
  /** Left out of the answer to a mere comment. */
  analysisComments: optional(listOf(AnalysisComment)),
  isSuppressed: FLAG,
}));
