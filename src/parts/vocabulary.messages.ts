import { defineMessage } from 'react-intl';

/** Words of the vocabularies that lists show. */
export const vocabularyMessages = {
  severityCritical: defineMessage({
    id: 'severity.critical',
    defaultMessage: 'Critical',
    description: 'Severity of a vulnerability, the worst of six',
  }),
  severityHigh: defineMessage({
    id: 'severity.high',
    defaultMessage: 'High',
    description: 'Severity of a vulnerability, second of six',
  }),
  severityMedium: defineMessage({
    id: 'severity.medium',
    defaultMessage: 'Medium',
    description: 'Severity of a vulnerability, third of six',
  }),
  severityLow: defineMessage({
    id: 'severity.low',
    defaultMessage: 'Low',
    description: 'Severity of a vulnerability, fourth of six',
  }),
  severityInfo: defineMessage({
    id: 'severity.info',
    defaultMessage: 'Info',
    description: 'Severity of a vulnerability that is for information only',
  }),
  severityUnassigned: defineMessage({
    id: 'severity.unassigned',
    defaultMessage: 'Unassigned',
    description: 'Severity of a vulnerability that nobody has rated',
  }),
  stateNotSet: defineMessage({
    id: 'analysis.notSet',
    defaultMessage: 'Not set',
    description: 'Decision about a finding: nobody has decided',
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
    description: 'Mark of a finding that somebody dismissed from lists and counts',
  }),
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
  analyzerInternal: defineMessage({
    id: 'analyzer.internal',
    defaultMessage: 'Internal analyzer',
    description: 'Who found it: the server itself, by its own copy of the vulnerability sources',
  }),
  analyzerNone: defineMessage({
    id: 'analyzer.none',
    defaultMessage: 'Assigned by hand',
    description: 'Who found it: nobody, a person assigned the vulnerability to the component',
  }),
};
