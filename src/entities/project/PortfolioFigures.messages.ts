import { defineMessage } from 'react-intl';
import { figureTilesMessages } from './figureTiles.messages.js';
import * as subjectMessages from './subject.messages.js';

export const messages = {
  figures: defineMessage({
    id: 'portfolioFigures.figures',
    defaultMessage: 'Portfolio',
    description: 'Name of the row of figures above the list, for screen readers',
  }),
  vulnerabilities: defineMessage({
    id: 'portfolioFigures.vulnerabilities',
    defaultMessage: 'Vulnerabilities, once per component',
    description:
      'Label of a figure: each vulnerability counts once for each component of the portfolio that has it, so it may be more than the server knows',
  }),
  suppressed: defineMessage<{ readonly count: number }>({
    id: 'portfolioFigures.suppressed',
    defaultMessage: '{count, number} suppressed',
    description: 'Below the number of vulnerabilities: findings that were dismissed and are not in it',
  }),
  projects: defineMessage({
    id: 'portfolioFigures.projects',
    defaultMessage: 'Projects at risk',
    description: 'Label of a figure: projects with at least one vulnerability',
  }),
  ofProjects: defineMessage<{ readonly count: number }>({
    id: 'portfolioFigures.ofProjects',
    defaultMessage: 'of {count, plural, one {# project} other {# projects}}',
    description: 'Below the number of projects at risk: how many there are in all',
  }),
  components: defineMessage({
    id: 'portfolioFigures.components',
    defaultMessage: 'Vulnerable components',
    description: 'Label of a figure: components with at least one vulnerability',
  }),
  ofComponents: defineMessage<{ readonly count: number }>({
    id: 'portfolioFigures.ofComponents',
    defaultMessage: 'of {count, number} in use',
    description: 'Below the number of vulnerable components: how many there are in all',
  }),
  risk: figureTilesMessages.risk,
  riskNote: defineMessage({
    id: 'portfolioFigures.riskNote',
    defaultMessage: 'sum of all projects',
    description: 'Below the risk score of the portfolio',
  }),
  triage: defineMessage({
    id: 'portfolioFigures.triage',
    defaultMessage: 'Waiting for triage',
    description: 'Label of a figure: findings without a decision',
  }),
  ofFindings: defineMessage<{ readonly count: number }>({
    id: 'portfolioFigures.ofFindings',
    defaultMessage: 'of {count, plural, one {# finding} other {# findings}}',
    description: 'Below the number of findings that wait for triage: how many there are in all',
  }),
  violations: subjectMessages.violations,
  violationStates: defineMessage<{ readonly fail: number; readonly warn: number; readonly info: number }>({
    id: 'portfolioFigures.violationStates',
    defaultMessage: '{fail, number} fail, {warn, number} warn, {info, number} info',
    description: 'Below the number of policy violations: how many there are of each state',
  }),
  failed: figureTilesMessages.portfolioFailed,
};
