/** Words for the values of the API. A value that a newer server adds is shown as it is. */
import type { IntlShape, MessageDescriptor } from 'react-intl';
import type { Severity } from '../../schema/enumerations.js';
import { vocabularyMessages as messages } from './vocabulary.messages.js';

/** The word for a severity. */
export function severityText(intl: IntlShape, severity: Severity): string {
  return intl.formatMessage(SEVERITY[severity]);
}

/** The word for a decision about a finding or a policy violation; absent reads as not set. */
export function analysisStateText(intl: IntlShape, state: string | undefined): string {
  const message = STATE[state ?? 'NOT_SET'];
  return message ? intl.formatMessage(message) : readable(state ?? '');
}

/** The name of a vulnerability source. */
export function sourceText(intl: IntlShape, source: string): string {
  if (source === 'INTERNAL') return intl.formatMessage(messages.sourceInternal);
  if (source === 'UNKNOWN' || source === '') return intl.formatMessage(messages.sourceUnknown);
  return SOURCES[source] ?? source;
}

/** The name of an analyzer. */
export function analyzerText(intl: IntlShape, analyzer: string | undefined): string {
  if (analyzer === undefined || analyzer === 'NONE') return intl.formatMessage(messages.analyzerNone);
  if (analyzer === 'INTERNAL_ANALYZER') return intl.formatMessage(messages.analyzerInternal);
  return ANALYZERS[analyzer] ?? readable(analyzer);
}

/** A name in capitals as words: `SOME_NEW_STATE` is “Some new state”. */
export function readable(name: string): string {
  const words = name.replaceAll('_', ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const SEVERITY: Record<Severity, MessageDescriptor> = {
  CRITICAL: messages.severityCritical,
  HIGH: messages.severityHigh,
  MEDIUM: messages.severityMedium,
  LOW: messages.severityLow,
  INFO: messages.severityInfo,
  UNASSIGNED: messages.severityUnassigned,
};

const STATE: Record<string, MessageDescriptor> = {
  NOT_SET: messages.stateNotSet,
  EXPLOITABLE: messages.stateExploitable,
  IN_TRIAGE: messages.stateInTriage,
  RESOLVED: messages.stateResolved,
  FALSE_POSITIVE: messages.stateFalsePositive,
  NOT_AFFECTED: messages.stateNotAffected,
  APPROVED: messages.stateApproved,
  REJECTED: messages.stateRejected,
};

// Names of products are the same in all languages.
const SOURCES: Record<string, string> = {
  NVD: 'NVD',
  GITHUB: 'GitHub',
  OSV: 'OSV',
  SNYK: 'Snyk',
  OSSINDEX: 'OSS Index',
  VULNDB: 'VulnDB',
  GSD: 'GSD',
  TRIVY: 'Trivy',
  NPM: 'npm',
  RETIREJS: 'Retire.js',
};

const ANALYZERS: Record<string, string> = {
  OSSINDEX_ANALYZER: 'OSS Index',
  VULNDB_ANALYZER: 'VulnDB',
  SNYK_ANALYZER: 'Snyk',
  TRIVY_ANALYZER: 'Trivy',
  NPM_AUDIT_ANALYZER: 'npm audit',
};
