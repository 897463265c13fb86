import { defineMessage } from 'react-intl';

export const facetChoicesMessages = {
  // Not shared: takes choices back, where ui.combobox.clear empties a field.
  clear: defineMessage({
    id: 'projectFindings.clearFacet',
    defaultMessage: 'Clear',
    description: 'Button below the values of one filter: none of them is chosen any more',
  }),
  mode: defineMessage({
    id: 'projectFindings.mode',
    defaultMessage: 'Findings with a chosen value',
    description:
      'Name, for screen readers, of the choice between “is” and “is not” below the values of one filter',
  }),
  is: defineMessage({
    id: 'projectFindings.is',
    defaultMessage: 'is',
    description: 'Choice below the values of one filter: findings with a chosen value are listed',
  }),
  isNot: defineMessage({
    id: 'projectFindings.isNot',
    defaultMessage: 'is not',
    description: 'Choice below the values of one filter: findings with a chosen value are left out',
  }),
  ownEpss: defineMessage({
    id: 'projectFindings.ownEpss',
    defaultMessage: 'At least, in percent',
    description: 'Field below the bands of EPSS: a number from 0 to 100',
  }),
  ownEpssApply: defineMessage({
    id: 'projectFindings.ownEpssApply',
    defaultMessage: 'Apply',
    description: 'Button beside projectFindings.ownEpss',
  }),
  ownEpssWrong: defineMessage<{ readonly text: string; readonly example: string }>({
    id: 'projectFindings.ownEpssWrong',
    defaultMessage: '“{text}” is no number from 0 to 100, such as {example}.',
    description: 'Below projectFindings.ownEpss; text is what was typed',
  }),
  suppressedLabel: defineMessage({
    id: 'projectFindings.suppressedLabel',
    defaultMessage: 'Suppressed findings',
    description: 'Name of the choice between Hidden, Shown and Only',
  }),
  // Not shared: findings, not columns.
  hidden: defineMessage({
    id: 'projectFindings.hidden',
    defaultMessage: 'Hidden',
    description: 'Choice about suppressed findings: they are left out',
  }),
  // Not shared: findings, not columns.
  shown: defineMessage({
    id: 'projectFindings.shown',
    defaultMessage: 'Shown',
    description: 'Choice about suppressed findings: they are listed with the others',
  }),
  only: defineMessage({
    id: 'projectFindings.only',
    defaultMessage: 'Only',
    description: 'Choice about suppressed findings: nothing else is listed',
  }),
};
