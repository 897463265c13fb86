import { msg } from '../../i18n/msg.js';
import * as identityMessages from '../component/identity.messages.js';

/** What a condition of a policy says. */
export const conditionMessages = {
  AGE: msg('policyCondition.AGE', 'Age of the version', 'What a condition of a policy looks at: how long ago a version was published; begins a sentence such as “… is greater than 1 year”'),
  COORDINATES: msg('policyCondition.COORDINATES', 'Coordinates', 'What a condition of a policy looks at: group, name and version; begins a sentence'),
  CPE: identityMessages.cpe,
  LICENSE: identityMessages.license,
  LICENSE_GROUP: msg('policyCondition.LICENSE_GROUP', 'License group', 'What a condition of a policy looks at; begins a sentence'),
  PACKAGE_URL: identityMessages.purl,
  // Not shared: begins a sentence.
  SEVERITY: msg('policyCondition.SEVERITY', 'Severity', 'What a condition of a policy looks at: how severe vulnerabilities are; begins a sentence'),
  SWID_TAGID: identityMessages.swidTagId,
  VERSION: identityMessages.version,
  COMPONENT_HASH: msg('policyCondition.COMPONENT_HASH', 'Hash', 'What a condition of a policy looks at; begins a sentence'),
  CWE: msg('policyCondition.CWE', 'Weakness', 'What a condition of a policy looks at: the CWE of vulnerabilities; begins a sentence'),
  // Not shared: begins a sentence.
  VULNERABILITY_ID: msg('policyCondition.VULNERABILITY_ID', 'Vulnerability', 'What a condition of a policy looks at; begins a sentence'),
  VERSION_DISTANCE: msg('policyCondition.VERSION_DISTANCE', 'Distance to the latest version', 'What a condition of a policy looks at; begins a sentence such as “… is greater than 1 major version”'),
  EPSS: msg('policyCondition.EPSS', 'EPSS score', 'What a condition of a policy looks at: how likely an exploitation is; begins a sentence'),
  IS_INTERNAL: msg('policyCondition.IS_INTERNAL', 'Internal component', 'What a condition of a policy looks at; begins a sentence such as “… is yes”'),
  EXPRESSION: msg('policyCondition.EXPRESSION', 'Expression', 'What a condition of a policy looks at: a text in a computer language'),

  IS: msg<{ subject: string; value: string }>('policyCondition.IS', '{subject} is {value}', 'Condition of a policy; subject such as “Severity”, value such as “Critical”'),
  IS_NOT: msg<{ subject: string; value: string }>('policyCondition.IS_NOT', '{subject} is not {value}', 'Condition of a policy; subject such as “Severity”, value such as “Critical”'),
  MATCHES: msg<{ subject: string; value: string }>('policyCondition.MATCHES', '{subject} matches {value}', 'Condition of a policy; subject such as “Package URL”, value a pattern'),
  NO_MATCH: msg<{ subject: string; value: string }>('policyCondition.NO_MATCH', '{subject} does not match {value}', 'Condition of a policy; subject such as “Package URL”, value a pattern'),
  NUMERIC_GREATER_THAN: msg<{ subject: string; value: string }>('policyCondition.NUMERIC_GREATER_THAN', '{subject} is greater than {value}', 'Condition of a policy; subject such as “Version”, value such as “1.2” or “1 year”'),
  NUMERIC_LESS_THAN: msg<{ subject: string; value: string }>('policyCondition.NUMERIC_LESS_THAN', '{subject} is less than {value}', 'Condition of a policy; subject such as “Version”, value such as “1.2” or “1 year”'),
  NUMERIC_EQUAL: msg<{ subject: string; value: string }>('policyCondition.NUMERIC_EQUAL', '{subject} equals {value}', 'Condition of a policy; subject such as “Version”, value such as “1.2” or “1 year”'),
  NUMERIC_NOT_EQUAL: msg<{ subject: string; value: string }>('policyCondition.NUMERIC_NOT_EQUAL', '{subject} does not equal {value}', 'Condition of a policy; subject such as “Version”, value such as “1.2” or “1 year”'),
  NUMERIC_GREATER_THAN_OR_EQUAL: msg<{ subject: string; value: string }>('policyCondition.NUMERIC_GREATER_THAN_OR_EQUAL', '{subject} is {value} or more', 'Condition of a policy; subject such as “Version”, value such as “1.2” or “1 year”'),
  NUMERIC_LESSER_THAN_OR_EQUAL: msg<{ subject: string; value: string }>('policyCondition.NUMERIC_LESSER_THAN_OR_EQUAL', '{subject} is {value} or less', 'Condition of a policy; subject such as “Version”, value such as “1.2” or “1 year”'),
  CONTAINS_ALL: msg<{ subject: string; value: string }>('policyCondition.CONTAINS_ALL', '{subject} is all of {value}', 'Condition of a policy; subject “Weakness”, value such as “CWE-79, CWE-80”'),
  CONTAINS_ANY: msg<{ subject: string; value: string }>('policyCondition.CONTAINS_ANY', '{subject} is one of {value}', 'Condition of a policy; subject “Weakness”, value such as “CWE-79, CWE-80”'),

  unresolved: msg('policyCondition.unresolved', 'No license of the server’s list is known', 'Condition of a policy that components without a recognised license meet'),
  resolved: msg('policyCondition.resolved', 'A license of the server’s list is known', 'Condition of a policy that components with a recognised license meet'),
  bannedLicense: msg('policyCondition.bannedLicense', 'The license is the one that the policy names', 'Condition of a policy, where the name of the license is not known here'),
  otherLicense: msg('policyCondition.otherLicense', 'The license is another than the one that the policy names', 'Condition of a policy, where the name of the license is not known here'),
  bannedGroup: msg('policyCondition.bannedGroup', 'The license belongs to the license group that the policy names', 'Condition of a policy, where the name of the group is not known here'),
  otherGroup: msg('policyCondition.otherGroup', 'The license does not belong to the license group that the policy names', 'Condition of a policy, where the name of the group is not known here'),
  internal: msg<{ isInternal: 'yes' | 'no' }>(
    'policyCondition.internal',
    '{isInternal, select, yes {The component is internal} other {The component is not internal}}',
    'Condition of a policy: whether the organisation itself makes a component',
  ),
  distance: msg<{ part: string; count: number }>(
    'policyCondition.distance',
    '{part, select, epoch {{count, plural, one {# epoch} other {# epochs}}} major {{count, plural, one {# major version} other {# major versions}}} minor {{count, plural, one {# minor version} other {# minor versions}}} other {{count, plural, one {# patch version} other {# patch versions}}}}',
    'Part of the distance of two versions; several of them stand in a list',
  ),
};
