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
  stateNotSet: msg('analysis.notSet', 'Not set', 'Decision about a finding, justification or vendor response: none was chosen'),
  stateExploitable: msg('analysis.exploitable', 'Exploitable', 'Decision about a finding: it can be exploited here'),
  stateInTriage: msg('analysis.inTriage', 'In triage', 'Decision about a finding: somebody is looking into it'),
  stateApproved: msg('analysis.approved', 'Approved', 'Decision about a policy violation: it is accepted'),
  // Not shared: a decision.
  stateRejected: msg('analysis.rejected', 'Rejected', 'Decision about a policy violation: it is not accepted'),
  stateResolved: msg('analysis.resolved', 'Resolved', 'Decision about a finding: it is done with'),
  stateFalsePositive: msg('analysis.falsePositive', 'False positive', 'Decision about a finding: reported by mistake'),
  stateNotAffected: msg('analysis.notAffected', 'Not affected', 'Decision about a finding: the flaw is there but does no harm'),
  suppressed: msg('analysis.suppressed', 'Suppressed', 'Mark of a finding that somebody dismissed from lists and counts; head of the column with it; name of a filter; part of a decision'),
  // Not shared: a source of vulnerabilities.
  sourceInternal: msg('source.internal', 'Internal', 'Source of a vulnerability: written down in this organisation'),
  sourceUnknown: msg('source.unknown', 'Unknown source', 'Source of a vulnerability that is not known'),
  // Not shared: who found it.
  analyzerInternal: msg('analyzer.internal', 'Internal analyzer', 'Who found it: the server itself, by its own copy of the vulnerability sources'),
  analyzerNone: msg('analyzer.none', 'Assigned by hand', 'Who found it: no analyzer, a person assigned the vulnerability to the component'),
};
