import { defineMessage } from 'react-intl';
import * as severityMessages from './severity.messages.js';

/** Words of the vocabularies that lists show. */
export const vocabularyMessages = {
  severityCritical: severityMessages.critical,
  severityHigh: severityMessages.high,
  severityMedium: severityMessages.medium,
  severityLow: severityMessages.low,
  severityInfo: severityMessages.info,
  severityUnassigned: severityMessages.unassigned,
  stateNotSet: defineMessage({
    id: 'analysis.notSet',
    defaultMessage: 'Not set',
    description: 'Decision about a finding, justification or vendor response: none was chosen',
  }),
  stateExploitable: defineMessage({
    id: 'analysis.exploitable',
    defaultMessage: 'Exploitable',
    description: 'Decision about a finding: it can be exploited here',
  }),
  stateInTriage: defineMessage({
    id: 'analysis.inTriage',
    defaultMessage: 'In triage',
    description: 'Decision about a finding: somebody is looking into it',
  }),
  stateApproved: defineMessage({
    id: 'analysis.approved',
    defaultMessage: 'Approved',
    description: 'Decision about a policy violation: it is accepted',
  }),
  // Not shared: a decision.
  stateRejected: defineMessage({
    id: 'analysis.rejected',
    defaultMessage: 'Rejected',
    description: 'Decision about a policy violation: it is not accepted',
  }),
  stateResolved: defineMessage({
    id: 'analysis.resolved',
    defaultMessage: 'Resolved',
    description: 'Decision about a finding: it is done with',
  }),
  stateFalsePositive: defineMessage({
    id: 'analysis.falsePositive',
    defaultMessage: 'False positive',
    description: 'Decision about a finding: reported by mistake',
  }),
  stateNotAffected: defineMessage({
    id: 'analysis.notAffected',
    defaultMessage: 'Not affected',
    description: 'Decision about a finding: the flaw is there but does no harm',
  }),
  suppressed: defineMessage({
    id: 'analysis.suppressed',
    defaultMessage: 'Suppressed',
    description:
      'Mark of a finding that somebody dismissed from lists and counts; head of the column with it; name of a filter; part of a decision',
  }),
  // Not shared: a source of vulnerabilities.
  sourceInternal: defineMessage({
    id: 'source.internal',
    defaultMessage: 'Internal',
    description: 'Source of a vulnerability: written down in this organisation',
  }),
  sourceUnknown: defineMessage({
    id: 'source.unknown',
    defaultMessage: 'Unknown source',
    description: 'Source of a vulnerability that is not known',
  }),
  // Not shared: who found it.
  analyzerInternal: defineMessage({
    id: 'analyzer.internal',
    defaultMessage: 'Internal analyzer',
    description: 'Who found it: the server itself, by its own copy of the vulnerability sources',
  }),
  analyzerNone: defineMessage({
    id: 'analyzer.none',
    defaultMessage: 'Assigned by hand',
    description: 'Who found it: no analyzer, a person assigned the vulnerability to the component',
  }),
};
