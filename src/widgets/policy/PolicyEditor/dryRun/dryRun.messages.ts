import { defineMessage } from 'react-intl';
import * as actions from '../../../../ui/actions.messages.js';
import { messages as states } from '../../../../ui/states.messages.js';
import { messages as form } from '../policyForm.messages.js';

/** What the dry run of a policy says, but for the lists of what it hits. */
export const messages = {
  stop: actions.stop,
  retry: states.retry,
  heading: form.dryRun,
  hint: defineMessage({
    id: 'dryRun.hint',
    defaultMessage:
      'Looks for the components that the policy would hit now, as it stands in this form. Nothing is saved.',
    description: 'Below policyForm.dryRun',
  }),
  extent: defineMessage({
    id: 'dryRun.extent',
    defaultMessage: 'Projects to look at',
    description: 'Label: which projects a dry run of a policy looks at',
  }),
  allActive: defineMessage({
    id: 'dryRun.allActive',
    defaultMessage: 'All active projects',
    description: 'Choice of dryRun.extent',
  }),
  chosen: defineMessage({
    id: 'dryRun.chosen',
    defaultMessage: 'Chosen projects',
    description: 'Choice of dryRun.extent, and label of the field for them',
  }),
  findProject: defineMessage({
    id: 'dryRun.findProject',
    defaultMessage: 'Find a project to look at',
    description: 'In the empty field dryRun.chosen',
  }),
  limits: defineMessage<{
    readonly projects: number;
    readonly tags: number;
    readonly isBoth: 'yes' | 'no';
  }>({
    id: 'dryRun.limits',
    defaultMessage:
      'Looks where the policy is limited to: {projects, plural, =0 {} one {# project} other {# projects}}{isBoth, select, yes {, } other {}}{tags, plural, =0 {} one {# tag} other {# tags}}.',
    description:
      'In the place of dryRun.extent for a policy with limits; isBoth is yes where there are projects and tags',
  }),
  inactive: defineMessage({
    id: 'dryRun.inactive',
    defaultMessage: 'Also inactive projects',
    description: 'Switch: a dry run looks at projects that are no longer active, too',
  }),
  start: defineMessage({
    id: 'dryRun.start',
    defaultMessage: 'Start dry run',
    description: 'Button that begins a dry run',
  }),
  restart: defineMessage({
    id: 'dryRun.restart',
    defaultMessage: 'Start anew',
    description: 'Button that begins a dry run once more, from the first project on',
  }),
  noConditions: defineMessage({
    id: 'dryRun.noConditions',
    defaultMessage: 'Add a condition first.',
    description: 'Why a dry run cannot begin',
  }),
  nothingJudged: defineMessage({
    id: 'dryRun.nothingJudged',
    defaultMessage: 'None of the conditions can be looked at here.',
    description: 'Why a dry run cannot begin; the reasons stand below',
  }),
  noneChosen: defineMessage({
    id: 'dryRun.noneChosen',
    defaultMessage: 'Choose a project first.',
    description: 'Why a dry run cannot begin',
  }),
  hiddenLimits: defineMessage({
    id: 'dryRun.hiddenLimits',
    defaultMessage: 'The policy is limited to projects that you may not see.',
    description: 'Why a dry run cannot begin',
  }),
  forbidden: defineMessage({
    id: 'dryRun.forbidden',
    defaultMessage: 'A dry run takes the permission to view projects.',
    description: 'In the place of the button that begins a dry run, without the permission VIEW_PORTFOLIO',
  }),
  finding: defineMessage({
    id: 'dryRun.finding',
    defaultMessage: 'Finding the projects…',
    description: 'While a dry run asks for the list of projects',
  }),
  found: defineMessage<{ readonly done: number; readonly total: number }>({
    id: 'dryRun.found',
    defaultMessage: '{done, number} of {total, number} projects found',
    description: 'While a dry run asks for a long list of projects',
  }),
  looked: defineMessage<{ readonly looked: number; readonly total: number }>({
    id: 'dryRun.looked',
    defaultMessage: '{looked, number} of {total, plural, one {# project} other {# projects}} looked at',
    description: 'How far a dry run is: 412 of 5,000 projects looked at',
  }),
  noProjects: defineMessage({
    id: 'dryRun.noProjects',
    defaultMessage: 'There is no project to look at',
    description: 'Instead of a result: no project fits what was chosen',
  }),
  hits: defineMessage<{ readonly components: number; readonly projects: number }>({
    id: 'dryRun.hits',
    defaultMessage:
      '{components, plural, one {# component} other {# components}} in {projects, plural, one {# project} other {# projects}} would be hit',
    description: 'Result of a dry run, in bold',
  }),
  noHits: defineMessage({
    id: 'dryRun.noHits',
    defaultMessage: 'Nothing would be hit',
    description: 'Result of a dry run, in bold',
  }),
  noHitsYet: defineMessage({
    id: 'dryRun.noHitsYet',
    defaultMessage: 'No hits so far',
    description: 'Result of a dry run that is still running or was stopped, in bold',
  }),
  among: defineMessage<{ readonly components: number; readonly projects: number }>({
    id: 'dryRun.among',
    defaultMessage:
      'of {components, plural, one {# component} other {# components}} in {projects, plural, one {# project} other {# projects}} that were looked at',
    description: 'Behind dryRun.hits, dryRun.noHits or dryRun.noHitsYet',
  }),
  changed: defineMessage({
    id: 'dryRun.changed',
    defaultMessage:
      'The policy or what to look at was changed since. Start anew to see what it would hit now.',
    description: 'Above the result of a dry run of other values than those in the form',
  }),
  waiting: defineMessage({
    id: 'dryRun.waiting',
    defaultMessage: 'The dry run has paused',
    description: 'Title of a note: the session ended or the connection broke; the reason follows',
  }),
  continue: defineMessage({
    id: 'dryRun.continue',
    defaultMessage: 'Go on',
    description: 'Button that goes on with a dry run which paused or was stopped',
  }),
  stopped: defineMessage<{ readonly left: number }>({
    id: 'dryRun.stopped',
    defaultMessage: '{left, plural, one {# project was} other {# projects were}} not looked at.',
    description: 'Behind dryRun.stoppedTitle',
  }),
  stoppedTitle: defineMessage({
    id: 'dryRun.stoppedTitle',
    defaultMessage: 'Stopped.',
    description: 'Title of a note: the user stopped a dry run',
  }),
  notBegun: defineMessage({
    id: 'dryRun.notBegun',
    defaultMessage: 'The dry run could not begin.',
    description: 'Title of a note; the reason follows',
  }),
  failed: defineMessage<{ readonly count: number }>({
    id: 'dryRun.failed',
    defaultMessage:
      '{count, plural, one {# project could not be read.} other {# projects could not be read.}}',
    description: 'Title of a note; the projects follow, each with the reason',
  }),
  failedOne: defineMessage<{ readonly project: string; readonly reason: string }>({
    id: 'dryRun.failedOne',
    defaultMessage: '{project}: {reason}',
    description: 'One of the projects of dryRun.failed; reason is a sentence',
  }),
  others: defineMessage<{ readonly count: number }>({
    id: 'dryRun.others',
    defaultMessage: '{count, plural, one {and # other} other {and # others}}',
    description: 'Last line of a list of projects that is cut',
  }),
  hidden: defineMessage<{ readonly count: number }>({
    id: 'dryRun.hidden',
    defaultMessage:
      '{count, plural, one {# project that you may not see was not looked at:} other {# projects that you may not see were not looked at:}}',
    description: 'Title of a note; the names of the projects follow',
  }),
  gone: defineMessage<{ readonly count: number }>({
    id: 'dryRun.gone',
    defaultMessage: '{count, plural, one {# project is gone:} other {# projects are gone:}}',
    description: 'Title of a note: projects that were deleted meanwhile; their names follow',
  }),
  inactiveLeft: defineMessage<{ readonly count: number }>({
    id: 'dryRun.inactiveLeft',
    defaultMessage:
      '{count, plural, one {# inactive project is left out.} other {# inactive projects are left out.}}',
    description: 'Note below the result of a dry run',
  }),
  cut: defineMessage<{ readonly listed: number; readonly total: number }>({
    id: 'dryRun.cut',
    defaultMessage:
      'The first {listed, number} of {total, number} hits are listed; the numbers by project are complete.',
    description: 'Note above a list of hits that is cut',
  }),
};
