import { defineMessage } from 'react-intl';

/** Names of the values of CVSS metrics; what they mean is in cvssMeaning.messages.ts. */
// Not shared: terms of a standard; translators take them from its published translations.
export const messages = {
  notDefined: defineMessage({
    id: 'cvssValue.notDefined',
    defaultMessage: 'Not defined',
    description: 'Value of a CVSS metric, on a button beside its other values',
  }),
  network: defineMessage({
    id: 'cvssValue.network',
    defaultMessage: 'Network',
    description: 'Value of a CVSS metric, on a button beside its other values',
  }),
  adjacent: defineMessage({
    id: 'cvssValue.adjacent',
    defaultMessage: 'Adjacent',
    description: 'Value of a CVSS metric, on a button beside its other values',
  }),
  local: defineMessage({
    id: 'cvssValue.local',
    defaultMessage: 'Local',
    description: 'Value of a CVSS metric, on a button beside its other values',
  }),
  physical: defineMessage({
    id: 'cvssValue.physical',
    defaultMessage: 'Physical',
    description: 'Value of a CVSS metric, on a button beside its other values',
  }),
  none: defineMessage({
    id: 'cvssValue.none',
    defaultMessage: 'None',
    description: 'Value of a CVSS metric, on a button beside its other values',
  }),
  low: defineMessage({
    id: 'cvssValue.low',
    defaultMessage: 'Low',
    description: 'Value of a CVSS metric, on a button beside its other values',
  }),
  medium: defineMessage({
    id: 'cvssValue.medium',
    defaultMessage: 'Medium',
    description: 'Value of a CVSS metric, on a button beside its other values',
  }),
  high: defineMessage({
    id: 'cvssValue.high',
    defaultMessage: 'High',
    description: 'Value of a CVSS metric, on a button beside its other values',
  }),
  multiple: defineMessage({
    id: 'cvssValue.multiple',
    defaultMessage: 'Multiple',
    description: 'Value of a CVSS metric, on a button beside its other values',
  }),
  single: defineMessage({
    id: 'cvssValue.single',
    defaultMessage: 'Single',
    description: 'Value of a CVSS metric, on a button beside its other values',
  }),
  required: defineMessage({
    id: 'cvssValue.required',
    defaultMessage: 'Required',
    description: 'Value of a CVSS metric, on a button beside its other values',
  }),
  passive: defineMessage({
    id: 'cvssValue.passive',
    defaultMessage: 'Passive',
    description: 'Value of a CVSS metric, on a button beside its other values',
  }),
  active: defineMessage({
    id: 'cvssValue.active',
    defaultMessage: 'Active',
    description: 'Value of a CVSS metric, on a button beside its other values',
  }),
  unchanged: defineMessage({
    id: 'cvssValue.unchanged',
    defaultMessage: 'Unchanged',
    description: 'Value of a CVSS metric, on a button beside its other values',
  }),
  changed: defineMessage({
    id: 'cvssValue.changed',
    defaultMessage: 'Changed',
    description: 'Value of a CVSS metric, on a button beside its other values',
  }),
  partial: defineMessage({
    id: 'cvssValue.partial',
    defaultMessage: 'Partial',
    description: 'Value of a CVSS metric, on a button beside its other values',
  }),
  complete: defineMessage({
    id: 'cvssValue.complete',
    defaultMessage: 'Complete',
    description: 'Value of a CVSS metric, on a button beside its other values',
  }),
  present: defineMessage({
    id: 'cvssValue.present',
    defaultMessage: 'Present',
    description: 'Value of a CVSS metric, on a button beside its other values',
  }),
  unproven: defineMessage({
    id: 'cvssValue.unproven',
    defaultMessage: 'Unproven',
    description: 'Value of a CVSS metric, on a button beside its other values',
  }),
  proofOfConcept: defineMessage({
    id: 'cvssValue.proofOfConcept',
    defaultMessage: 'Proof of concept',
    description: 'Value of a CVSS metric, on a button beside its other values',
  }),
  functional: defineMessage({
    id: 'cvssValue.functional',
    defaultMessage: 'Functional',
    description: 'Value of a CVSS metric, on a button beside its other values',
  }),
  attacked: defineMessage({
    id: 'cvssValue.attacked',
    defaultMessage: 'Attacked',
    description: 'Value of a CVSS metric, on a button beside its other values',
  }),
  unreported: defineMessage({
    id: 'cvssValue.unreported',
    defaultMessage: 'Unreported',
    description: 'Value of a CVSS metric, on a button beside its other values',
  }),
  officialFix: defineMessage({
    id: 'cvssValue.officialFix',
    defaultMessage: 'Official fix',
    description: 'Value of a CVSS metric, on a button beside its other values',
  }),
  temporaryFix: defineMessage({
    id: 'cvssValue.temporaryFix',
    defaultMessage: 'Temporary fix',
    description: 'Value of a CVSS metric, on a button beside its other values',
  }),
  workaround: defineMessage({
    id: 'cvssValue.workaround',
    defaultMessage: 'Workaround',
    description: 'Value of a CVSS metric, on a button beside its other values',
  }),
  unavailable: defineMessage({
    id: 'cvssValue.unavailable',
    defaultMessage: 'Unavailable',
    description: 'Value of a CVSS metric, on a button beside its other values',
  }),
  unknown: defineMessage({
    id: 'cvssValue.unknown',
    defaultMessage: 'Unknown',
    description: 'Value of a CVSS metric, on a button beside its other values',
  }),
  reasonable: defineMessage({
    id: 'cvssValue.reasonable',
    defaultMessage: 'Reasonable',
    description: 'Value of a CVSS metric, on a button beside its other values',
  }),
  unconfirmed: defineMessage({
    id: 'cvssValue.unconfirmed',
    defaultMessage: 'Unconfirmed',
    description: 'Value of a CVSS metric, on a button beside its other values',
  }),
  uncorroborated: defineMessage({
    id: 'cvssValue.uncorroborated',
    defaultMessage: 'Uncorroborated',
    description: 'Value of a CVSS metric, on a button beside its other values',
  }),
  confirmed: defineMessage({
    id: 'cvssValue.confirmed',
    defaultMessage: 'Confirmed',
    description: 'Value of a CVSS metric, on a button beside its other values',
  }),
  lowMedium: defineMessage({
    id: 'cvssValue.lowMedium',
    defaultMessage: 'Low to medium',
    description: 'Value of a CVSS metric, on a button beside its other values',
  }),
  mediumHigh: defineMessage({
    id: 'cvssValue.mediumHigh',
    defaultMessage: 'Medium to high',
    description: 'Value of a CVSS metric, on a button beside its other values',
  }),
  safety: defineMessage({
    id: 'cvssValue.safety',
    defaultMessage: 'Safety',
    description: 'Value of a CVSS metric, on a button beside its other values',
  }),
  negligible: defineMessage({
    id: 'cvssValue.negligible',
    defaultMessage: 'Negligible',
    description: 'Value of a CVSS metric, on a button beside its other values',
  }),
  no: defineMessage({
    id: 'cvssValue.no',
    defaultMessage: 'No',
    description: 'Value of a CVSS metric, on a button beside its other values',
  }),
  yes: defineMessage({
    id: 'cvssValue.yes',
    defaultMessage: 'Yes',
    description: 'Value of a CVSS metric, on a button beside its other values',
  }),
  automatic: defineMessage({
    id: 'cvssValue.automatic',
    defaultMessage: 'Automatic',
    description: 'Value of a CVSS metric, on a button beside its other values',
  }),
  user: defineMessage({
    id: 'cvssValue.user',
    defaultMessage: 'User',
    description: 'Value of a CVSS metric, on a button beside its other values',
  }),
  irrecoverable: defineMessage({
    id: 'cvssValue.irrecoverable',
    defaultMessage: 'Irrecoverable',
    description: 'Value of a CVSS metric, on a button beside its other values',
  }),
  diffuse: defineMessage({
    id: 'cvssValue.diffuse',
    defaultMessage: 'Diffuse',
    description: 'Value of a CVSS metric, on a button beside its other values',
  }),
  concentrated: defineMessage({
    id: 'cvssValue.concentrated',
    defaultMessage: 'Concentrated',
    description: 'Value of a CVSS metric, on a button beside its other values',
  }),
  clear: defineMessage({
    id: 'cvssValue.clear',
    defaultMessage: 'Clear',
    description: 'Value of a CVSS metric, on a button beside its other values',
  }),
  green: defineMessage({
    id: 'cvssValue.green',
    defaultMessage: 'Green',
    description: 'Value of a CVSS metric, on a button beside its other values',
  }),
  amber: defineMessage({
    id: 'cvssValue.amber',
    defaultMessage: 'Amber',
    description: 'Value of a CVSS metric, on a button beside its other values',
  }),
  red: defineMessage({
    id: 'cvssValue.red',
    defaultMessage: 'Red',
    description: 'Value of a CVSS metric, on a button beside its other values',
  }),
};
