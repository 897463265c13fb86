import { msg } from '../../i18n/msg.js';

export const facetChoicesMessages = {
  // Not shared: takes choices back, where ui.combobox.clear empties a field.
  clear: msg('projectFindings.clearFacet', 'Clear', 'Button below the values of one filter: none of them is chosen any more'),
  mode: msg('projectFindings.mode', 'Findings with a chosen value', 'Name, for screen readers, of the choice between “is” and “is not” below the values of one filter'),
  is: msg('projectFindings.is', 'is', 'Choice below the values of one filter: findings with a chosen value are listed'),
  isNot: msg('projectFindings.isNot', 'is not', 'Choice below the values of one filter: findings with a chosen value are left out'),
  ownEpss: msg('projectFindings.ownEpss', 'At least, in percent', 'Field below the bands of EPSS: a number from 0 to 100'),
  ownEpssApply: msg('projectFindings.ownEpssApply', 'Apply', 'Button beside projectFindings.ownEpss'),
  ownEpssWrong: msg<{ text: string; example: string }>('projectFindings.ownEpssWrong', '“{text}” is no number from 0 to 100, such as {example}.', 'Below projectFindings.ownEpss; text is what was typed'),
  suppressedLabel: msg('projectFindings.suppressedLabel', 'Suppressed findings', 'Name of the choice between Hidden, Shown and Only'),
  // Not shared: findings, not columns.
  hidden: msg('projectFindings.hidden', 'Hidden', 'Choice about suppressed findings: they are left out'),
  // Not shared: findings, not columns.
  shown: msg('projectFindings.shown', 'Shown', 'Choice about suppressed findings: they are listed with the others'),
  only: msg('projectFindings.only', 'Only', 'Choice about suppressed findings: nothing else is listed'),
};
