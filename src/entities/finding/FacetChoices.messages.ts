import { msg } from '../../i18n/msg.js';

export const facetChoicesMessages = {
  // Not shared: takes choices back, where ui.combobox.clear empties a field.
  clear: msg('projectFindings.clearFacet', 'Clear', 'Button below the values of one filter: clears the selection, at most 20 characters'),
  // Not shared: of a filter.
  mode: msg('projectFindings.mode', 'Condition', 'Screen-reader name of the choice between projectFindings.is and projectFindings.isNot'),
  is: msg('projectFindings.is', 'is', 'Option below the values of one filter: lists findings with a selected value'),
  isNot: msg('projectFindings.isNot', 'is not', 'Option below the values of one filter: leaves out findings with a selected value'),
  ownEpss: msg('projectFindings.ownEpss', 'Minimum (%)', 'Label of the field below the EPSS ranges: a number from 0 to 100'),
  ownEpssApply: msg('projectFindings.ownEpssApply', 'Apply', 'Button beside the field projectFindings.ownEpss, at most 20 characters'),
  ownEpssWrong: msg<{ text: string; example: string }>('projectFindings.ownEpssWrong', 'Enter a number from 0 to 100, such as {example}, not “{text}”.', 'Error below the field projectFindings.ownEpss; text is the input, example a number'),
  suppressedLabel: msg('projectFindings.suppressedLabel', 'Suppressed findings', 'Screen-reader name of the choice between Hidden, Shown, and Only'),
  // Not shared: findings, not columns.
  hidden: msg('projectFindings.hidden', 'Hidden', 'Option for suppressed findings: leave them out'),
  // Not shared: findings, not columns.
  shown: msg('projectFindings.shown', 'Shown', 'Option for suppressed findings: list them with the others'),
  only: msg('projectFindings.only', 'Only', 'Option for suppressed findings: list nothing else'),
};
