import { msg } from '../../../i18n/msg.js';
import * as fieldMessages from '../../../frames/facts/field.messages.js';

export const messages = {
  name: fieldMessages.name,
  policies: msg('policyEditor.policies', 'Policies', 'Name of the list of policies, for screen readers'),
  search: msg('policyEditor.search', 'Search policies', 'Name of the search field above the list of policies'),
  total: msg<{ count: number }>('policyEditor.total', '{count, plural, =0 {No policies} one {# policy} other {# policies}}', 'Count above the list of policies'),
  none: msg('policyEditor.none', 'No policies yet', 'Title instead of the list of policies'),
  noneAdvice: msg('policyEditor.noneAdvice', 'A policy says which components are not acceptable. The server holds every project against it.', 'Below policyEditor.none'),
  create: msg('policyEditor.create', 'Create policy', 'Button that opens the form of a new policy, its heading, and the button that creates it'),
  remove: msg('policyEditor.remove', 'Delete policy', 'Button that deletes a policy, after a question'),
  consequences: msg<{ conditions: number }>(
    'policyEditor.consequences',
    'Its {conditions, plural, =0 {violations} one {condition and violations} other {# conditions and violations}} go with it, and what was decided about them. This cannot be undone.',
    'Text of the question before a policy is deleted',
  ),
  state: msg('policyEditor.state', 'State of a violation', 'Column head and label: what a violation of a policy means, such as Fail'),
  operator: msg('policyEditor.operator', 'Match', 'Column head and label: whether one condition of a policy is enough, or all have to be met'),
  any: msg('policyEditor.any', 'Any (or)', 'One condition of a policy is enough'),
  all: msg('policyEditor.all', 'All (and)', 'All conditions of a policy have to be met'),
  conditionsHead: msg('policyEditor.conditionsHead', 'Conditions', 'Column head: how many conditions a policy has; heading above the conditions of a policy'),
  conditionCount: msg<{ count: number }>('policyEditor.conditionCount', '{count, plural, =0 {No conditions} one {# condition} other {# conditions}}', 'How many conditions a policy has'),
  limits: msg('policyEditor.limits', 'Limited to', 'Column head: the projects and tags that a policy is limited to'),
  everywhere: msg('policyEditor.everywhere', 'Every project', 'In the column policyEditor.limits: the policy counts everywhere'),
  limitedTo: msg<{ projects: number; tags: number; isBoth: 'yes' | 'no' }>(
    'policyEditor.limitedTo',
    '{projects, plural, =0 {} one {# project} other {# projects}}{isBoth, select, yes {, } other {}}{tags, plural, =0 {} one {# tag} other {# tags}}',
    'In the column policyEditor.limits: how many projects and tags a policy is limited to; isBoth is yes where there are both',
  ),
  hidden: msg('policyEditor.hidden', 'Projects that you may not see', 'In the column policyEditor.limits: the policy is limited to projects that the user may not see'),
};
