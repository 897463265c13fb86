import { msg } from '../../../../i18n/msg.js';
import { messages as scan } from '../../../../entities/project/portfolioScan/scan.messages.js';
import { messages as words } from '../PolicyEditor.messages.js';
import { messages as form } from '../policyForm.messages.js';

/** What the dry run of a policy says, but for the lists of what it hits. */
export const messages = {
  inactive: scan.inactive,
  restart: scan.restart,
  conditions: words.conditionsHead,
  heading: form.dryRun,
  hint: msg('dryRun.hint', 'Looks for the components that the policy would hit now, as it stands in this form. Nothing is saved.', 'Below policyForm.dryRun'),
  extent: msg('dryRun.extent', 'Projects to look at', 'Label: which projects a dry run of a policy looks at'),
  allActive: msg('dryRun.allActive', 'All active projects', 'Choice of dryRun.extent'),
  chosen: msg('dryRun.chosen', 'Chosen projects', 'Choice of dryRun.extent, and label of the field for them'),
  findProject: msg('dryRun.findProject', 'Find a project to look at', 'In the empty field dryRun.chosen'),
  limits: msg<{ projects: number; tags: number; isBoth: 'yes' | 'no' }>(
    'dryRun.limits',
    'Looks where the policy is limited to: {projects, plural, =0 {} one {# project} other {# projects}}{isBoth, select, yes {, } other {}}{tags, plural, =0 {} one {# tag} other {# tags}}.',
    'In the place of dryRun.extent for a policy with limits; isBoth is yes where there are projects and tags',
  ),
  start: msg('dryRun.start', 'Start dry run', 'Button that begins a dry run'),
  noConditions: msg('dryRun.noConditions', 'Add a condition first.', 'Why a dry run cannot begin'),
  nothingJudged: msg('dryRun.nothingJudged', 'None of the conditions can be looked at here.', 'Why a dry run cannot begin; the reasons stand below'),
  noneChosen: msg('dryRun.noneChosen', 'Choose a project first.', 'Why a dry run cannot begin'),
  hiddenLimits: msg('dryRun.hiddenLimits', 'The policy is limited to projects that you may not see.', 'Why a dry run cannot begin'),
  forbidden: msg('dryRun.forbidden', 'A dry run takes the permission to view projects.', 'In the place of the button that begins a dry run, without the permission VIEW_PORTFOLIO'),
  hits: msg<{ components: number; projects: number }>('dryRun.hits', '{components, plural, one {# component} other {# components}} in {projects, plural, one {# project} other {# projects}} would be hit', 'Result of a dry run, in bold'),
  noHits: msg('dryRun.noHits', 'Nothing would be hit', 'Result of a dry run, in bold'),
  hitComponents: msg('dryRun.hitComponents', 'Components that would be hit', 'Name of a list, for screen readers'),
  hitProjects: msg('dryRun.hitProjects', 'Projects with components that would be hit', 'Name of a list, for screen readers'),
  changed: msg('dryRun.changed', 'The policy or what to look at was changed since. Look again to see what it would hit now.', 'Above the result of a dry run of other values than those in the form'),
};
