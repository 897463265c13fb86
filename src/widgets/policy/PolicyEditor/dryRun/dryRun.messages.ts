import { msg } from '../../../../i18n/msg.js';
import { messages as scan } from '../../../../entities/project/portfolioScan/scan.messages.js';
import { messages as words } from '../PolicyEditor.messages.js';
import { messages as form } from '../policyForm.messages.js';
import { scanOutdated } from '../../../../entities/project/subject.messages.js';
import { selectedProjects } from '../../../../entities/project/subject.messages.js';
import { noMatch } from '../../../../ui/layout/outcome.messages.js';

/** The texts of the dry run of a policy, except for the lists of its matches. */
export const messages = {
  inactive: scan.inactive,
  restart: scan.restart,
  conditions: words.conditionsHead,
  heading: form.dryRun,
  hint: msg('dryRun.hint', 'Shows what this policy would match now, including unsaved changes. Nothing is saved.', 'Help below the heading policyForm.dryRun'),
  extent: msg('dryRun.extent', 'Projects to scan', 'Field label: the projects that a dry run of a policy scans'),
  allActive: msg('dryRun.allActive', 'All active projects', 'Choice of the field dryRun.extent'),
  chosen: selectedProjects,
  findProject: form.addProject,
  limits: msg<{ projects: number; tags: number; isBoth: 'yes' | 'no' }>(
    'dryRun.limits',
    'Limited by the policy to {projects, plural, =0 {} one {# project} other {# projects}}{isBoth, select, yes {, } other {}}{tags, plural, =0 {} one {# tag} other {# tags}}.',
    'Shown instead of the field dryRun.extent for a policy with limits. isBoth is yes if there are projects and tags',
  ),
  start: msg('dryRun.start', 'Start dry run', 'Button that starts a dry run'),
  noConditions: msg('dryRun.noConditions', 'Add a condition first.', 'Reason why a dry run cannot start'),
  nothingJudged: msg('dryRun.nothingJudged', 'None of the conditions can be checked here.', 'Reason why a dry run cannot start. The reasons of each condition follow'),
  noneChosen: msg('dryRun.noneChosen', 'Select a project first.', 'Reason why a dry run cannot start'),
  hiddenLimits: msg('dryRun.hiddenLimits', 'The policy is limited to projects you do not have access to.', 'Reason why a dry run cannot start'),
  forbidden: msg('dryRun.forbidden', 'You need permission to view projects for a dry run.', 'Shown instead of the button that starts a dry run, without the permission VIEW_PORTFOLIO'),
  hits: msg<{ components: number; projects: number }>('dryRun.hits', '{components, plural, one {# component} other {# components}} in {projects, plural, one {# project} other {# projects}} would match', 'Result of a dry run, in bold'),
  noHits: noMatch,
  hitComponents: msg('dryRun.hitComponents', 'Matching components', 'Screen-reader name of the list of components that a dry run found'),
  hitProjects: msg('dryRun.hitProjects', 'Matching projects', 'Screen-reader name of the list of projects with components that a dry run found'),
  changed: scanOutdated,
};
