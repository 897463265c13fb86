import { msg } from '../../i18n/msg.js';
import { figureTilesMessages } from './figureTiles.messages.js';
import * as subjectMessages from './subject.messages.js';

export const messages = {
  figures: msg('portfolioFigures.figures', 'Portfolio', 'Name of the row of figures above the list, for screen readers'),
  vulnerabilities: msg('portfolioFigures.vulnerabilities', 'Vulnerabilities, once per component', 'Label of a figure: each vulnerability counts once for each component of the portfolio that has it, so it may be more than the server knows'),
  suppressed: msg<{ count: number }>('portfolioFigures.suppressed', '{count, number} suppressed', 'Below the number of vulnerabilities: findings that were dismissed and are not in it'),
  projects: msg('portfolioFigures.projects', 'Projects at risk', 'Label of a figure: projects with at least one vulnerability'),
  ofProjects: msg<{ count: number }>('portfolioFigures.ofProjects', 'of {count, plural, one {# project} other {# projects}}', 'Below the number of projects at risk: how many there are in all'),
  components: msg('portfolioFigures.components', 'Vulnerable components', 'Label of a figure: components with at least one vulnerability'),
  ofComponents: msg<{ count: number }>('portfolioFigures.ofComponents', 'of {count, number} in use', 'Below the number of vulnerable components: how many there are in all'),
  risk: figureTilesMessages.risk,
  riskNote: msg('portfolioFigures.riskNote', 'sum of all projects', 'Below the risk score of the portfolio'),
  triage: msg('portfolioFigures.triage', 'Waiting for triage', 'Label of a figure: findings without a decision'),
  ofFindings: msg<{ count: number }>('portfolioFigures.ofFindings', 'of {count, plural, one {# finding} other {# findings}}', 'Below the number of findings that wait for triage: how many there are in all'),
  violations: subjectMessages.violations,
  violationStates: msg<{ fail: number; warn: number; info: number }>(
    'portfolioFigures.violationStates',
    '{fail, number} fail, {warn, number} warn, {info, number} info',
    'Below the number of policy violations: how many there are of each state',
  ),
  failed: figureTilesMessages.portfolioFailed,
};
