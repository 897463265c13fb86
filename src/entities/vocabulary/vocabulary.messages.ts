import { msg } from '../../i18n/msg.js';
import * as severityMessages from './severity.messages.js';

/** Words of the vocabularies that lists show. */
export const vocabularyMessages = {
  severityCritical: severityMessages.critical,
  severityHigh: severityMessages.high,
  severityMedium: severityMessages.medium,
  severityLow: severityMessages.low,
  severityInfo: severityMessages.info,
  severityUnassigned: severityMessages.unassigned,
  stateNotSet: msg('analysis.notSet', 'Not set', 'Analysis state, justification, or vendor response: nothing is chosen'),
  stateExploitable: msg('analysis.exploitable', 'Exploitable', 'Analysis state of a finding: the vulnerability can be exploited here'),
  stateInTriage: msg('analysis.inTriage', 'In triage', 'Analysis state of a finding: the analysis is in progress'),
  stateApproved: msg('analysis.approved', 'Approved', 'Analysis state of a policy violation: it is accepted'),
  // Not shared: a decision.
  stateRejected: msg('analysis.rejected', 'Rejected', 'Analysis state of a policy violation: it is not accepted'),
  stateResolved: msg('analysis.resolved', 'Resolved', 'Analysis state of a finding: it is fixed'),
  stateFalsePositive: msg('analysis.falsePositive', 'False positive', 'Analysis state of a finding: it was reported by mistake'),
  stateNotAffected: msg('analysis.notAffected', 'Not affected', 'Analysis state of a finding: the vulnerability is present but does no harm'),
  suppressed: msg('analysis.suppressed', 'Suppressed', 'Badge of a finding hidden from lists and counts, table head, filter name, part of a decision. At most 14 characters'),
  // Not shared: a source of vulnerabilities.
  sourceInternal: msg('source.internal', 'Internal', 'Source of a vulnerability: recorded in this organization'),
  sourceUnknown: msg('source.unknown', 'Unknown source', 'Source of a vulnerability: not known'),
  // Not shared: who found it.
  analyzerInternal: msg('analyzer.internal', 'Internal analyzer', 'Analyzer that found a vulnerability: the server itself, with its mirrored sources'),
  analyzerNone: msg('analyzer.none', 'Assigned manually', 'Instead of an analyzer: a person assigned the vulnerability to the component'),
};
