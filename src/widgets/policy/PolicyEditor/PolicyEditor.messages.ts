import { msg } from '../../../i18n/msg.js';
import * as fieldMessages from '../../../frames/facts/field.messages.js';
import { allProjects } from '../../../entities/project/subject.messages.js';

export const messages = {
  name: fieldMessages.name,
  policies: msg('policyEditor.policies', 'Policies', 'Screen-reader name of the list of policies'),
  search: msg('policyEditor.search', 'Search policies', 'Screen-reader name of the search field above the list of policies'),
  total: msg<{ count: number }>('policyEditor.total', '{count, plural, =0 {No policies} one {# policy} other {# policies}}', 'Count above the list of policies'),
  none: msg('policyEditor.none', 'No policies yet', 'Title shown instead of an empty list of policies'),
  noneAdvice: msg('policyEditor.noneAdvice', 'Create a policy to flag components that are not acceptable.', 'Advice below the empty state policyEditor.none'),
  create: msg('policyEditor.create', 'Create policy', 'Button that opens the form of a new policy, heading of the form, and button that creates it'),
  remove: msg('policyEditor.remove', 'Delete policy', 'Button that opens the confirmation to delete a policy'),
  consequences: msg<{ conditions: number }>(
    'policyEditor.consequences',
    'This also deletes its {conditions, plural, =0 {violations} one {condition and violations} other {# conditions and violations}}, including audit decisions. This cannot be undone.',
    'Text of the confirmation to delete a policy. conditions is their number',
  ),
  state: msg('policyEditor.state', 'Violation state', 'Table head and field label: state of the violations of a policy, such as Fail, at most 18 characters'),
  operator: msg('policyEditor.operator', 'Match', 'Table head and field label of the choice between policyEditor.any and policyEditor.all, at most 18 characters'),
  any: msg('policyEditor.any', 'Any (or)', 'Choice of policyEditor.operator: one condition of a policy is enough'),
  all: msg('policyEditor.all', 'All (and)', 'Choice of policyEditor.operator: all conditions of a policy must be met'),
  conditionsHead: msg('policyEditor.conditionsHead', 'Conditions', 'Table head of the number of conditions of a policy, and heading above them, at most 18 characters'),
  conditionCount: msg<{ count: number }>('policyEditor.conditionCount', '{count, plural, =0 {No conditions} one {# condition} other {# conditions}}', 'Number of conditions of a policy'),
  limits: msg('policyEditor.limits', 'Applies to', 'Table head: the projects and tags that a policy is limited to, at most 18 characters'),
  everywhere: allProjects,
  limitedTo: msg<{ projects: number; tags: number; isBoth: 'yes' | 'no' }>(
    'policyEditor.limitedTo',
    '{projects, plural, =0 {} one {# project} other {# projects}}{isBoth, select, yes {, } other {}}{tags, plural, =0 {} one {# tag} other {# tags}}',
    'In the column policyEditor.limits: numbers of projects and tags. isBoth is yes if there are both',
  ),
  hidden: msg('policyEditor.hidden', 'Projects you cannot see', 'In the column policyEditor.limits: the policy is limited to projects that the user cannot see'),
};
