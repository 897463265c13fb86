import { policySubjectsOf, VIOLATION_TYPES } from '../../../src/domain/policy/policySubjects.js';
import { FLAG, MOMENT, TEXT, UUID, listOf, oneOf, optional, shape } from '../http/shape.js';
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
  subject: oneOf(policySubjectsOf('4.11')),
  value: TEXT,
  uuid: UUID,
}));

export const PolicyViolation = shape('PolicyViolation', () => ({
  type: oneOf(VIOLATION_TYPES),
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
