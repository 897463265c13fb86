import { defineMessage } from 'react-intl';
import * as identityMessages from '../component/identity.messages.js';

/** What a condition of a policy says. */
export const conditionMessages = {
  AGE: defineMessage({
    id: 'policyCondition.AGE',
    defaultMessage: 'Age of the version',
    description:
      'What a condition of a policy looks at: how long ago a version was published; begins a sentence such as “… is greater than 1 year”',
  }),
  COORDINATES: defineMessage({
    id: 'policyCondition.COORDINATES',
    defaultMessage: 'Coordinates',
    description: 'What a condition of a policy looks at: group, name and version; begins a sentence',
  }),
  CPE: identityMessages.cpe,
  LICENSE: identityMessages.license,
  LICENSE_GROUP: defineMessage({
    id: 'policyCondition.LICENSE_GROUP',
    defaultMessage: 'License group',
    description: 'What a condition of a policy looks at; begins a sentence',
  }),
  PACKAGE_URL: identityMessages.purl,
  // Not shared: begins a sentence.
  SEVERITY: defineMessage({
    id: 'policyCondition.SEVERITY',
    defaultMessage: 'Severity',
    description: 'What a condition of a policy looks at: how severe vulnerabilities are; begins a sentence',
  }),
  SWID_TAGID: identityMessages.swidTagId,
  VERSION: identityMessages.version,
  COMPONENT_HASH: defineMessage({
    id: 'policyCondition.COMPONENT_HASH',
    defaultMessage: 'Hash',
    description: 'What a condition of a policy looks at; begins a sentence',
  }),
  CWE: defineMessage({
    id: 'policyCondition.CWE',
    defaultMessage: 'Weakness',
    description: 'What a condition of a policy looks at: the CWE of vulnerabilities; begins a sentence',
  }),
  // Not shared: begins a sentence.
  VULNERABILITY_ID: defineMessage({
    id: 'policyCondition.VULNERABILITY_ID',
    defaultMessage: 'Vulnerability',
    description: 'What a condition of a policy looks at; begins a sentence',
  }),
  VERSION_DISTANCE: defineMessage({
    id: 'policyCondition.VERSION_DISTANCE',
    defaultMessage: 'Distance to the latest version',
    description:
      'What a condition of a policy looks at; begins a sentence such as “… is greater than 1 major version”',
  }),
  EPSS: defineMessage({
    id: 'policyCondition.EPSS',
    defaultMessage: 'EPSS score',
    description: 'What a condition of a policy looks at: how likely an exploitation is; begins a sentence',
  }),
  IS_INTERNAL: defineMessage({
    id: 'policyCondition.IS_INTERNAL',
    defaultMessage: 'Internal component',
    description: 'What a condition of a policy looks at; begins a sentence such as “… is yes”',
  }),
  EXPRESSION: defineMessage({
    id: 'policyCondition.EXPRESSION',
    defaultMessage: 'Expression',
    description: 'What a condition of a policy looks at: a text in a computer language',
  }),

  IS: defineMessage<{ readonly subject: string; readonly value: string }>({
    id: 'policyCondition.IS',
    defaultMessage: '{subject} is {value}',
    description: 'Condition of a policy; subject such as “Severity”, value such as “Critical”',
  }),
  IS_NOT: defineMessage<{ readonly subject: string; readonly value: string }>({
    id: 'policyCondition.IS_NOT',
    defaultMessage: '{subject} is not {value}',
    description: 'Condition of a policy; subject such as “Severity”, value such as “Critical”',
  }),
  MATCHES: defineMessage<{ readonly subject: string; readonly value: string }>({
    id: 'policyCondition.MATCHES',
    defaultMessage: '{subject} matches {value}',
    description: 'Condition of a policy; subject such as “Package URL”, value a pattern',
  }),
  NO_MATCH: defineMessage<{ readonly subject: string; readonly value: string }>({
    id: 'policyCondition.NO_MATCH',
    defaultMessage: '{subject} does not match {value}',
    description: 'Condition of a policy; subject such as “Package URL”, value a pattern',
  }),
  NUMERIC_GREATER_THAN: defineMessage<{ readonly subject: string; readonly value: string }>({
    id: 'policyCondition.NUMERIC_GREATER_THAN',
    defaultMessage: '{subject} is greater than {value}',
    description: 'Condition of a policy; subject such as “Version”, value such as “1.2” or “1 year”',
  }),
  NUMERIC_LESS_THAN: defineMessage<{ readonly subject: string; readonly value: string }>({
    id: 'policyCondition.NUMERIC_LESS_THAN',
    defaultMessage: '{subject} is less than {value}',
    description: 'Condition of a policy; subject such as “Version”, value such as “1.2” or “1 year”',
  }),
  NUMERIC_EQUAL: defineMessage<{ readonly subject: string; readonly value: string }>({
    id: 'policyCondition.NUMERIC_EQUAL',
    defaultMessage: '{subject} equals {value}',
    description: 'Condition of a policy; subject such as “Version”, value such as “1.2” or “1 year”',
  }),
  NUMERIC_NOT_EQUAL: defineMessage<{ readonly subject: string; readonly value: string }>({
    id: 'policyCondition.NUMERIC_NOT_EQUAL',
    defaultMessage: '{subject} does not equal {value}',
    description: 'Condition of a policy; subject such as “Version”, value such as “1.2” or “1 year”',
  }),
  NUMERIC_GREATER_THAN_OR_EQUAL: defineMessage<{ readonly subject: string; readonly value: string }>({
    id: 'policyCondition.NUMERIC_GREATER_THAN_OR_EQUAL',
    defaultMessage: '{subject} is {value} or more',
    description: 'Condition of a policy; subject such as “Version”, value such as “1.2” or “1 year”',
  }),
  NUMERIC_LESSER_THAN_OR_EQUAL: defineMessage<{ readonly subject: string; readonly value: string }>({
    id: 'policyCondition.NUMERIC_LESSER_THAN_OR_EQUAL',
    defaultMessage: '{subject} is {value} or less',
    description: 'Condition of a policy; subject such as “Version”, value such as “1.2” or “1 year”',
  }),
  CONTAINS_ALL: defineMessage<{ readonly subject: string; readonly value: string }>({
    id: 'policyCondition.CONTAINS_ALL',
    defaultMessage: '{subject} is all of {value}',
    description: 'Condition of a policy; subject “Weakness”, value such as “CWE-79, CWE-80”',
  }),
  CONTAINS_ANY: defineMessage<{ readonly subject: string; readonly value: string }>({
    id: 'policyCondition.CONTAINS_ANY',
    defaultMessage: '{subject} is one of {value}',
    description: 'Condition of a policy; subject “Weakness”, value such as “CWE-79, CWE-80”',
  }),

  unresolved: defineMessage({
    id: 'policyCondition.unresolved',
    defaultMessage: 'No license of the server’s list is known',
    description: 'Condition of a policy that components without a recognised license meet',
  }),
  resolved: defineMessage({
    id: 'policyCondition.resolved',
    defaultMessage: 'A license of the server’s list is known',
    description: 'Condition of a policy that components with a recognised license meet',
  }),
  bannedLicense: defineMessage({
    id: 'policyCondition.bannedLicense',
    defaultMessage: 'The license is the one that the policy names',
    description: 'Condition of a policy, where the name of the license is not known here',
  }),
  otherLicense: defineMessage({
    id: 'policyCondition.otherLicense',
    defaultMessage: 'The license is another than the one that the policy names',
    description: 'Condition of a policy, where the name of the license is not known here',
  }),
  bannedGroup: defineMessage({
    id: 'policyCondition.bannedGroup',
    defaultMessage: 'The license belongs to the license group that the policy names',
    description: 'Condition of a policy, where the name of the group is not known here',
  }),
  otherGroup: defineMessage({
    id: 'policyCondition.otherGroup',
    defaultMessage: 'The license does not belong to the license group that the policy names',
    description: 'Condition of a policy, where the name of the group is not known here',
  }),
  internal: defineMessage<{ readonly isInternal: 'yes' | 'no' }>({
    id: 'policyCondition.internal',
    defaultMessage:
      '{isInternal, select, yes {The component is internal} other {The component is not internal}}',
    description: 'Condition of a policy: whether the organisation itself makes a component',
  }),
  distance: defineMessage<{ readonly part: string; readonly count: number }>({
    id: 'policyCondition.distance',
    defaultMessage:
      '{part, select, epoch {{count, plural, one {# epoch} other {# epochs}}} major {{count, plural, one {# major version} other {# major versions}}} minor {{count, plural, one {# minor version} other {# minor versions}}} other {{count, plural, one {# patch version} other {# patch versions}}}}',
    description: 'Part of the distance of two versions; several of them stand in a list',
  }),
};
