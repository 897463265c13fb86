import { msg } from '../../i18n/msg.js';
import { figureTilesMessages } from './figureTiles.messages.js';
import * as subjectMessages from './subject.messages.js';
import { portfolio } from './portfolioText.messages.js';

export const messages = {
  figures: portfolio,
  vulnerabilities: msg('portfolioFigures.vulnerabilities', 'Vulnerability occurrences', 'Label of a metric: each vulnerability counts once for each component of the portfolio that has it, at most 32 characters'),
  suppressed: msg<{ count: number }>(
    'portfolioFigures.suppressed',
    '{count, plural, =0 {aliases counted once} other {# suppressed}}',
    'Below portfolioFigures.vulnerabilities, why there are fewer than findings: count of suppressed findings, or that aliases of a vulnerability count once',
  ),
  projects: msg('portfolioFigures.projects', 'Projects at risk', 'Label of a metric: projects with at least one vulnerability, at most 32 characters'),
  ofProjects: msg<{ count: number }>('portfolioFigures.ofProjects', 'of {count, plural, one {# project} other {# projects}}', 'Below portfolioFigures.projects: count of all projects'),
  components: msg('portfolioFigures.components', 'Vulnerable components', 'Label of a metric: components with at least one vulnerability, at most 32 characters'),
  ofComponents: msg<{ count: number }>('portfolioFigures.ofComponents', 'of {count, plural, one {# component} other {# components}}', 'Below portfolioFigures.components: count of all components'),
  risk: figureTilesMessages.risk,
  riskNote: msg('portfolioFigures.riskNote', 'sum of all projects', 'Below the risk score of the portfolio'),
  triage: msg('portfolioFigures.triage', 'Unaudited findings', 'Label of a metric: findings without a decision, at most 32 characters'),
  ofFindings: msg<{ count: number }>('portfolioFigures.ofFindings', 'of {count, plural, one {# unique finding} other {# unique findings}}', 'Below portfolioFigures.triage: count of all findings, aliases of a vulnerability counted once'),
  violations: subjectMessages.violations,
  violationStates: msg<{ fail: number; warn: number; info: number }>(
    'portfolioFigures.violationStates',
    '{fail, number} fail, {warn, number} warn, {info, number} info',
    'Below the count of policy violations: counts for each violation state',
  ),
  failed: figureTilesMessages.portfolioFailed,
};
