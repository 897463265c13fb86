import { defineMessage } from 'react-intl';
import { messages as scan } from '../../../../entities/project/portfolioScan/scan.messages.js';
import { messages as words } from '../PolicyEditor.messages.js';
import { messages as form } from '../policyForm.messages.js';

/** What the dry run of a policy says, but for the lists of what it hits. */
export const messages = {
  inactive: scan.inactive,
  restart: scan.restart,
  conditions: words.conditionsHead,
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
  start: defineMessage({
    id: 'dryRun.start',
    defaultMessage: 'Start dry run',
    description: 'Button that begins a dry run',
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
  hitComponents: defineMessage({
    id: 'dryRun.hitComponents',
    defaultMessage: 'Components that would be hit',
    description: 'Name of a list, for screen readers',
  }),
  hitProjects: defineMessage({
    id: 'dryRun.hitProjects',
    defaultMessage: 'Projects with components that would be hit',
    description: 'Name of a list, for screen readers',
  }),
  changed: defineMessage({
    id: 'dryRun.changed',
    defaultMessage:
      'The policy or what to look at was changed since. Look again to see what it would hit now.',
    description: 'Above the result of a dry run of other values than those in the form',
  }),
};
