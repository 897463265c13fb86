import { defineMessage } from 'react-intl';
import * as fieldMessages from '../../../frames/facts/field.messages.js';

export const messages = {
  name: fieldMessages.name,
  policies: defineMessage({
    id: 'policyEditor.policies',
    defaultMessage: 'Policies',
    description: 'Name of the list of policies, for screen readers',
  }),
  search: defineMessage({
    id: 'policyEditor.search',
    defaultMessage: 'Search policies',
    description: 'Name of the search field above the list of policies',
  }),
  total: defineMessage<{ readonly count: number }>({
    id: 'policyEditor.total',
    defaultMessage: '{count, plural, =0 {No policies} one {# policy} other {# policies}}',
    description: 'Count above the list of policies',
  }),
  none: defineMessage({
    id: 'policyEditor.none',
    defaultMessage: 'No policies yet',
    description: 'Title instead of the list of policies',
  }),
  noneAdvice: defineMessage({
    id: 'policyEditor.noneAdvice',
    defaultMessage:
      'A policy says which components are not acceptable. The server holds every project against it.',
    description: 'Below policyEditor.none',
  }),
  create: defineMessage({
    id: 'policyEditor.create',
    defaultMessage: 'Create policy',
    description: 'Button that opens the form of a new policy, its heading, and the button that creates it',
  }),
  remove: defineMessage({
    id: 'policyEditor.remove',
    defaultMessage: 'Delete policy',
    description: 'Button that deletes a policy, after a question',
  }),
  consequences: defineMessage<{ readonly conditions: number }>({
    id: 'policyEditor.consequences',
    defaultMessage:
      'Its {conditions, plural, =0 {violations} one {condition and violations} other {# conditions and violations}} go with it, and what was decided about them. This cannot be undone.',
    description: 'Text of the question before a policy is deleted',
  }),
  state: defineMessage({
    id: 'policyEditor.state',
    defaultMessage: 'State of a violation',
    description: 'Column head and label: what a violation of a policy means, such as Fail',
  }),
  operator: defineMessage({
    id: 'policyEditor.operator',
    defaultMessage: 'Match',
    description: 'Column head and label: whether one condition of a policy is enough, or all have to be met',
  }),
  any: defineMessage({
    id: 'policyEditor.any',
    defaultMessage: 'Any (or)',
    description: 'One condition of a policy is enough',
  }),
  all: defineMessage({
    id: 'policyEditor.all',
    defaultMessage: 'All (and)',
    description: 'All conditions of a policy have to be met',
  }),
  conditionsHead: defineMessage({
    id: 'policyEditor.conditionsHead',
    defaultMessage: 'Conditions',
    description: 'Column head: how many conditions a policy has; heading above the conditions of a policy',
  }),
  conditionCount: defineMessage<{ readonly count: number }>({
    id: 'policyEditor.conditionCount',
    defaultMessage: '{count, plural, =0 {No conditions} one {# condition} other {# conditions}}',
    description: 'How many conditions a policy has',
  }),
  limits: defineMessage({
    id: 'policyEditor.limits',
    defaultMessage: 'Limited to',
    description: 'Column head: the projects and tags that a policy is limited to',
  }),
  everywhere: defineMessage({
    id: 'policyEditor.everywhere',
    defaultMessage: 'Every project',
    description: 'In the column policyEditor.limits: the policy counts everywhere',
  }),
  limitedTo: defineMessage<{
    readonly projects: number;
    readonly tags: number;
    readonly isBoth: 'yes' | 'no';
  }>({
    id: 'policyEditor.limitedTo',
    defaultMessage:
      '{projects, plural, =0 {} one {# project} other {# projects}}{isBoth, select, yes {, } other {}}{tags, plural, =0 {} one {# tag} other {# tags}}',
    description:
      'In the column policyEditor.limits: how many projects and tags a policy is limited to; isBoth is yes where there are both',
  }),
  hidden: defineMessage({
    id: 'policyEditor.hidden',
    defaultMessage: 'Projects that you may not see',
    description:
      'In the column policyEditor.limits: the policy is limited to projects that the user may not see',
  }),
};
