import { msg } from '../../i18n/msg.js';
import * as identityMessages from '../component/identity.messages.js';

/** The texts of a condition of a policy. */
export const conditionMessages = {
  AGE: msg('policyCondition.AGE', 'Version age', 'Subject of a policy condition: time since a version was published; starts a sentence such as “… is greater than 1 year”'),
  COORDINATES: msg('policyCondition.COORDINATES', 'Coordinates', 'Subject of a policy condition: group, name, and version; starts a sentence'),
  CPE: identityMessages.cpe,
  LICENSE: identityMessages.license,
  LICENSE_GROUP: msg('policyCondition.LICENSE_GROUP', 'License group', 'Subject of a policy condition; starts a sentence'),
  PACKAGE_URL: identityMessages.purl,
  // Not shared: starts a sentence.
  SEVERITY: msg('policyCondition.SEVERITY', 'Severity', 'Subject of a policy condition: severity of vulnerabilities; starts a sentence'),
  SWID_TAGID: identityMessages.swidTagId,
  VERSION: identityMessages.version,
  COMPONENT_HASH: msg('policyCondition.COMPONENT_HASH', 'Hash', 'Subject of a policy condition; starts a sentence'),
  CWE: msg('policyCondition.CWE', 'Weakness', 'Subject of a policy condition: CWE of vulnerabilities; starts a sentence'),
  // Not shared: starts a sentence.
  VULNERABILITY_ID: msg('policyCondition.VULNERABILITY_ID', 'Vulnerability', 'Subject of a policy condition; starts a sentence'),
  VERSION_DISTANCE: msg('policyCondition.VERSION_DISTANCE', 'Version distance', 'Subject of a policy condition; starts a sentence such as “… is greater than 1 major version”'),
  EPSS: msg('policyCondition.EPSS', 'EPSS score', 'Subject of a policy condition: probability of exploitation; starts a sentence'),
  IS_INTERNAL: msg('policyCondition.IS_INTERNAL', 'Internal component', 'Subject of a policy condition; starts a sentence such as “… is yes”'),
  EXPRESSION: msg('policyCondition.EXPRESSION', 'Expression', 'Subject of a policy condition: a text in an expression language'),

  IS: msg<{ subject: string; value: string }>('policyCondition.IS', '{subject} is {value}', 'Condition of a policy; subject such as “Severity”, value such as “Critical”'),
  IS_NOT: msg<{ subject: string; value: string }>('policyCondition.IS_NOT', '{subject} is not {value}', 'Condition of a policy; subject such as “Severity”, value such as “Critical”'),
  MATCHES: msg<{ kind: string; subject: string; value: string }>(
    'policyCondition.MATCHES',
    '{kind, select, COORDINATES {{subject} match {value}} other {{subject} matches {value}}}',
    'Condition of a policy; subject such as “Package URL”, value a pattern, kind what the subject is: COORDINATES for “Coordinates”, a plural',
  ),
  NO_MATCH: msg<{ kind: string; subject: string; value: string }>(
    'policyCondition.NO_MATCH',
    '{kind, select, COORDINATES {{subject} do not match {value}} other {{subject} does not match {value}}}',
    'Condition of a policy; subject such as “Package URL”, value a pattern, kind what the subject is: COORDINATES for “Coordinates”, a plural',
  ),
  NUMERIC_GREATER_THAN: msg<{ subject: string; value: string }>('policyCondition.NUMERIC_GREATER_THAN', '{subject} is greater than {value}', 'Condition of a policy; subject such as “Version”, value such as “1.2” or “1 year”'),
  NUMERIC_LESS_THAN: msg<{ subject: string; value: string }>('policyCondition.NUMERIC_LESS_THAN', '{subject} is less than {value}', 'Condition of a policy; subject such as “Version”, value such as “1.2” or “1 year”'),
  NUMERIC_EQUAL: msg<{ subject: string; value: string }>('policyCondition.NUMERIC_EQUAL', '{subject} equals {value}', 'Condition of a policy; subject such as “Version”, value such as “1.2” or “1 year”'),
  NUMERIC_NOT_EQUAL: msg<{ subject: string; value: string }>('policyCondition.NUMERIC_NOT_EQUAL', '{subject} does not equal {value}', 'Condition of a policy; subject such as “Version”, value such as “1.2” or “1 year”'),
  NUMERIC_GREATER_THAN_OR_EQUAL: msg<{ subject: string; value: string }>('policyCondition.NUMERIC_GREATER_THAN_OR_EQUAL', '{subject} is {value} or more', 'Condition of a policy; subject such as “Version”, value such as “1.2” or “1 year”'),
  NUMERIC_LESSER_THAN_OR_EQUAL: msg<{ subject: string; value: string }>('policyCondition.NUMERIC_LESSER_THAN_OR_EQUAL', '{subject} is {value} or less', 'Condition of a policy; subject such as “Version”, value such as “1.2” or “1 year”'),
  CONTAINS_ALL: msg<{ subject: string; value: string }>('policyCondition.CONTAINS_ALL', '{subject} includes all of {value}', 'Condition of a policy; subject “Weakness”, value such as “CWE-79, CWE-80”'),
  CONTAINS_ANY: msg<{ subject: string; value: string }>('policyCondition.CONTAINS_ANY', '{subject} includes any of {value}', 'Condition of a policy; subject “Weakness”, value such as “CWE-79, CWE-80”'),

  unresolved: msg('policyCondition.unresolved', 'The license is not recognized', 'Policy condition: the server does not recognize the license of the component'),
  resolved: msg('policyCondition.resolved', 'The license is recognized', 'Policy condition: the server recognizes the license of the component'),
  bannedLicense: msg('policyCondition.bannedLicense', 'The license is the one in the policy', 'Policy condition, if the name of the license is not known'),
  otherLicense: msg('policyCondition.otherLicense', 'The license is not the one in the policy', 'Policy condition, if the name of the license is not known'),
  bannedGroup: msg('policyCondition.bannedGroup', 'The license is in the policy’s license group', 'Policy condition, if the name of the license group is not known'),
  otherGroup: msg('policyCondition.otherGroup', 'The license is not in the policy’s license group', 'Policy condition, if the name of the license group is not known'),
  internal: msg<{ isInternal: 'yes' | 'no' }>('policyCondition.internal', 'The component is {isInternal, select, yes {internal} other {not internal}}', 'Policy condition; isInternal: the organization itself makes the component'),
  distance: msg<{ part: string; count: number }>(
    'policyCondition.distance',
    '{part, select, epoch {{count, plural, one {# epoch} other {# epochs}}} major {{count, plural, one {# major version} other {# major versions}}} minor {{count, plural, one {# minor version} other {# minor versions}}} other {{count, plural, one {# patch version} other {# patch versions}}}}',
    'Part of the distance between two versions, in a list; part is the kind of version number, count its difference',
  ),
};
