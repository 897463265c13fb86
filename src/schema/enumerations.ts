/**
 * The closed vocabularies of the API, in the order in which people read them. A value a newer server adds
 * is not an error: schemas take `string` where a screen can show a raw word.
 */

/** Worded severity; the order is the rank, most severe first. @public */
export type Severity = (typeof SEVERITIES)[number];
/** All severities, most severe first. @public */
export const SEVERITIES = ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW', 'INFO', 'UNASSIGNED'] as const;

/** An auditor's decision about a finding. @public */
export type AnalysisState = (typeof ANALYSIS_STATES)[number];
/** All analysis states, in the order people read them. @public */
export const ANALYSIS_STATES = [
  'NOT_SET',
  'EXPLOITABLE',
  'IN_TRIAGE',
  'RESOLVED',
  'FALSE_POSITIVE',
  'NOT_AFFECTED',
] as const;

/** Why a component is not affected; it explains the state `NOT_AFFECTED` only. @public */
export type AnalysisJustification = (typeof ANALYSIS_JUSTIFICATIONS)[number];
/** All justifications. @public */
export const ANALYSIS_JUSTIFICATIONS = [
  'NOT_SET',
  'CODE_NOT_PRESENT',
  'CODE_NOT_REACHABLE',
  'REQUIRES_CONFIGURATION',
  'REQUIRES_DEPENDENCY',
  'REQUIRES_ENVIRONMENT',
  'PROTECTED_BY_COMPILER',
  'PROTECTED_AT_RUNTIME',
  'PROTECTED_AT_PERIMETER',
  'PROTECTED_BY_MITIGATING_CONTROL',
] as const;

/** The vendor's response to a finding. @public */
export type AnalysisResponse = (typeof ANALYSIS_RESPONSES)[number];
/** All vendor responses. @public */
export const ANALYSIS_RESPONSES = [
  'NOT_SET',
  'CAN_NOT_FIX',
  'WILL_NOT_FIX',
  'UPDATE',
  'ROLLBACK',
  'WORKAROUND_AVAILABLE',
] as const;

/** Kind of a project or a component. @public */
export type Classifier = (typeof CLASSIFIERS)[number];
/** All classifiers of 4.11. @public */
/**
 * The ways in which a collection aggregates other projects, from 4.13. `NONE` for a project that is not a
 * collection, which 5.0 leaves out.
 */
export const COLLECTION_LOGICS = [
  'NONE',
  'AGGREGATE_DIRECT_CHILDREN',
  'AGGREGATE_DIRECT_CHILDREN_WITH_TAG',
  'AGGREGATE_LATEST_VERSION_CHILDREN',
] as const;

export const CLASSIFIERS = [
  'APPLICATION',
  'FRAMEWORK',
  'LIBRARY',
  'CONTAINER',
  'OPERATING_SYSTEM',
  'DEVICE',
  'FIRMWARE',
  'FILE',
  'PLATFORM',
  'DEVICE_DRIVER',
  'MACHINE_LEARNING_MODEL',
  'DATA',
] as const;

/** Kind of a package repository, as servers name it. @public */
export type RepositoryType = (typeof REPOSITORY_TYPES)[number];
/** All kinds of package repositories, in the order in which administration lists them. @public */
export const REPOSITORY_TYPES = [
  'CARGO',
  'COMPOSER',
  'CPAN',
  'GEM',
  'GITHUB',
  'GO_MODULES',
  'HACKAGE',
  'HEX',
  'MAVEN',
  'NIXPKGS',
  'NPM',
  'NUGET',
  'PYPI',
] as const;
