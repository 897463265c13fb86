import type { PolicyOperator } from './policySubjects.js';

/** A comparison such as `>= 2.1`, in the place of the version in coordinates. */
export interface VersionComparison {
  operator: PolicyOperator;
  /** The version to compare with. Can be empty. */
  limit: string;
}

/** Reads the version of coordinates as a comparison; undefined for a pattern. */
export function versionComparison(version: string): VersionComparison | undefined {
  const [, sign = '', limit = ''] = /^(==|!=|<=?|>=?)\s*(.*)$/s.exec(version) ?? [];
  const operator = OPERATORS[sign];
  return operator && { operator, limit };
}

const OPERATORS: Readonly<Record<string, PolicyOperator | undefined>> = {
  '==': 'NUMERIC_EQUAL',
  '!=': 'NUMERIC_NOT_EQUAL',
  '<': 'NUMERIC_LESS_THAN',
  '<=': 'NUMERIC_LESSER_THAN_OR_EQUAL',
  '>': 'NUMERIC_GREATER_THAN',
  '>=': 'NUMERIC_GREATER_THAN_OR_EQUAL',
};
