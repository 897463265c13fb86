import { msg } from '../../i18n/msg.js';
import { decisionCount } from '../decision/decisionCount.messages.js';
import * as findingMessages from '../finding/finding.messages.js';
import { inactive } from './projectState.messages.js';
import * as subjectMessages from './subject.messages.js';

export const messages = {
  inactive,
  consequence: msg('projectLoss.consequence', 'Components, services, properties, findings, audit trails, and all child projects at any depth are deleted too. This cannot be undone.', 'Text of the question before projects are deleted'),
  searching: msg<{ count: number }>('projectLoss.searching', '{count, plural, =0 {Searching for child projects…} other {Searching for child projects… # found}}', 'Progress below projectLoss.consequence; {count} is the number found so far'),
  failed: msg('projectLoss.failed', 'Could not load the child projects', 'Title below projectLoss.consequence; a “Try again” button follows'),
  failedAdvice: msg('projectLoss.failedAdvice', 'There may be many. All are deleted.', 'Text below projectLoss.failed'),
  deleted: msg('projectLoss.deleted', 'Deleted permanently', 'Heading above the counts of data to be deleted'),
  projects: subjectMessages.projectCount,
  projectsInactive: msg<{ count: number; inactive: number }>(
    'projectLoss.projectsInactive',
    '{count, plural, one {# project} other {# projects}}, {inactive, number} inactive',
    'Entry in the list of data to be deleted; {count} is the number of projects, {inactive} of inactive ones among them',
  ),
  moreThan: msg<{ count: number }>('projectLoss.moreThan', 'More than {count, number} projects. The list is incomplete.', 'In the list of data to be deleted, when there are too many projects to count'),
  components: subjectMessages.componentCount,
  findings: findingMessages.count,
  decisions: decisionCount,
  violations: subjectMessages.violationCount,
  asOf: msg<{ time: string }>(
    'projectLoss.asOf',
    'Counts as of {time}. Later changes and decisions in triage are not counted.',
    'Below the counts of data to be deleted, which the server updates periodically; {time} is such as “today, 09:40”',
  ),
  unmeasured: msg<{ count: number }>(
    'projectLoss.unmeasured',
    '{count, plural, one {The contents of # project without metrics are not counted.} other {The contents of # projects without metrics are not counted.}}',
    'Note below the counts of data to be deleted; {count} is the number of projects without metrics',
  ),
  hidden: msg<{ count: number }>(
    'projectLoss.hidden',
    '{count, plural, one {At least # hidden child project is not counted.} other {At least # hidden child projects are not counted.}}',
    'Note below the counts of data to be deleted; {count} is the number of projects the user cannot access',
  ),
  maybeHidden: msg('projectLoss.maybeHidden', 'Child projects that you cannot see are not counted.', 'Note below the counts of data to be deleted, when access of the user may be limited to some projects'),
  list: msg('projectLoss.list', 'Projects to delete', 'Screen-reader name of a list that scrolls'),
  showAll: msg<{ count: number }>('projectLoss.showAll', '{count, plural, one {Show # more} other {Show # more}}', 'Button at the end of a long list of projects; {count} is the number of further projects'),
};
