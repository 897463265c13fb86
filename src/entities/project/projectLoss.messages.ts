import { msg } from '../../i18n/msg.js';
import * as findingMessages from '../finding/finding.messages.js';
import { inactive } from './projectState.messages.js';
import * as subjectMessages from './subject.messages.js';

export const messages = {
  inactive,
  consequence: msg(
    'projectLoss.consequence',
    'Components, services, properties, findings, and audit trails are deleted too, and so are all child projects at any depth. This cannot be undone.',
    'Below the question whether to delete projects: what is lost with them',
  ),
  searching: msg<{ count: number }>(
    'projectLoss.searching',
    '{count, plural, =0 {Looking for child projects…} one {Looking for child projects… # found so far} other {Looking for child projects… # found so far}}',
    'Below projectLoss.consequence while the projects are loaded; count is how many were found',
  ),
  failed: msg('projectLoss.failed', 'Could not find out which child projects are deleted too', 'Below projectLoss.consequence, with a button that tries again'),
  failedAdvice: msg('projectLoss.failedAdvice', 'There may be many. All of them are deleted.', 'Below projectLoss.failed'),
  deleted: msg('projectLoss.deleted', 'Deleted permanently', 'Above the numbers of what is deleted'),
  projects: subjectMessages.projectCount,
  projectsInactive: msg<{ count: number; inactive: number }>(
    'projectLoss.projectsInactive',
    '{count, plural, one {# project} other {# projects}}, {inactive, number} inactive',
    'In the list of what is deleted; inactive is how many of the projects are',
  ),
  moreThan: msg<{ count: number }>('projectLoss.moreThan', 'More than {count, number} projects. The list is not complete.', 'In the list of what is deleted, where the projects were too many to be counted'),
  components: subjectMessages.componentCount,
  findings: findingMessages.count,
  decisions: msg<{ count: number }>('projectLoss.decisions', '{count, plural, one {# audit decision} other {# audit decisions}}', 'In the list of what is deleted: decisions on findings and policy violations'),
  violations: subjectMessages.violationCount,
  asOf: msg<{ time: string }>(
    'projectLoss.asOf',
    'Counts as of {time}. Later findings and audit decisions are not included.',
    'Below the list of what is deleted, whose numbers the server calculates now and then; time such as “today, 09:40”',
  ),
  unmeasured: msg<{ count: number }>(
    'projectLoss.unmeasured',
    '{count, plural, one {# project has no metrics yet. What it contains is not in these numbers.} other {# projects have no metrics yet. What they contain is not in these numbers.}}',
    'Below the list of what is deleted',
  ),
  hidden: msg<{ count: number }>(
    'projectLoss.hidden',
    '{count, plural, one {At least # child project is hidden from you and not in these numbers.} other {At least # child projects are hidden from you and not in these numbers.}}',
    'Below the list of what is deleted: projects to which the user has no access',
  ),
  maybeHidden: msg('projectLoss.maybeHidden', 'Child projects that you cannot see are not in these numbers.', 'Below the list of what is deleted, for users whose access may be limited to some projects'),
  list: msg('projectLoss.list', 'Projects that are deleted', 'Name of a list that scrolls, for screen readers'),
  showAll: msg<{ count: number }>('projectLoss.showAll', '{count, plural, one {Show # more} other {Show # more}}', 'Button at the end of a long list of projects: shows the others, too'),
};
