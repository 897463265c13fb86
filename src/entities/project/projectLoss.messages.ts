import { defineMessage } from 'react-intl';
import * as findingMessages from '../finding/finding.messages.js';
import { inactive } from './projectState.messages.js';
import * as subjectMessages from './subject.messages.js';

export const messages = {
  inactive,
  consequence: defineMessage({
    id: 'projectLoss.consequence',
    defaultMessage:
      'Components, services, properties, findings, and audit trails are deleted too, and so are all child projects at any depth. This cannot be undone.',
    description: 'Below the question whether to delete projects: what is lost with them',
  }),
  searching: defineMessage<{ readonly count: number }>({
    id: 'projectLoss.searching',
    defaultMessage:
      '{count, plural, =0 {Looking for child projects…} one {Looking for child projects… # found so far} other {Looking for child projects… # found so far}}',
    description: 'Below projectLoss.consequence while the projects are loaded; count is how many were found',
  }),
  failed: defineMessage({
    id: 'projectLoss.failed',
    defaultMessage: 'Could not find out which child projects are deleted too',
    description: 'Below projectLoss.consequence, with a button that tries again',
  }),
  failedAdvice: defineMessage({
    id: 'projectLoss.failedAdvice',
    defaultMessage: 'There may be many. All of them are deleted.',
    description: 'Below projectLoss.failed',
  }),
  deleted: defineMessage({
    id: 'projectLoss.deleted',
    defaultMessage: 'Deleted permanently',
    description: 'Above the numbers of what is deleted',
  }),
  projects: subjectMessages.projectCount,
  projectsInactive: defineMessage<{ readonly count: number; readonly inactive: number }>({
    id: 'projectLoss.projectsInactive',
    defaultMessage: '{count, plural, one {# project} other {# projects}}, {inactive, number} inactive',
    description: 'In the list of what is deleted; inactive is how many of the projects are',
  }),
  moreThan: defineMessage<{ readonly count: number }>({
    id: 'projectLoss.moreThan',
    defaultMessage: 'More than {count, number} projects. The list is not complete.',
    description: 'In the list of what is deleted, where the projects were too many to be counted',
  }),
  components: subjectMessages.componentCount,
  findings: findingMessages.count,
  decisions: defineMessage<{ readonly count: number }>({
    id: 'projectLoss.decisions',
    defaultMessage: '{count, plural, one {# audit decision} other {# audit decisions}}',
    description: 'In the list of what is deleted: decisions on findings and policy violations',
  }),
  violations: subjectMessages.violationCount,
  asOf: defineMessage<{ readonly time: string }>({
    id: 'projectLoss.asOf',
    defaultMessage: 'Counts as of {time}. Later findings and audit decisions are not included.',
    description:
      'Below the list of what is deleted, whose numbers the server calculates now and then; time such as “today, 09:40”',
  }),
  unmeasured: defineMessage<{ readonly count: number }>({
    id: 'projectLoss.unmeasured',
    defaultMessage:
      '{count, plural, one {# project has no metrics yet. What it contains is not in these numbers.} other {# projects have no metrics yet. What they contain is not in these numbers.}}',
    description: 'Below the list of what is deleted',
  }),
  hidden: defineMessage<{ readonly count: number }>({
    id: 'projectLoss.hidden',
    defaultMessage:
      '{count, plural, one {At least # child project is hidden from you and not in these numbers.} other {At least # child projects are hidden from you and not in these numbers.}}',
    description: 'Below the list of what is deleted: projects to which the user has no access',
  }),
  maybeHidden: defineMessage({
    id: 'projectLoss.maybeHidden',
    defaultMessage: 'Child projects that you cannot see are not in these numbers.',
    description: 'Below the list of what is deleted, for users whose access may be limited to some projects',
  }),
  list: defineMessage({
    id: 'projectLoss.list',
    defaultMessage: 'Projects that are deleted',
    description: 'Name of a list that scrolls, for screen readers',
  }),
  showAll: defineMessage<{ readonly count: number }>({
    id: 'projectLoss.showAll',
    defaultMessage: '{count, plural, one {Show # more} other {Show # more}}',
    description: 'Button at the end of a long list of projects: shows the others, too',
  }),
};
