import { defineMessage } from 'react-intl';

/** What the form of a policy says. */
export const messages = {
  taken: defineMessage({
    id: 'policyForm.taken',
    defaultMessage: 'There is a policy of this name already.',
    description: 'At the name of a policy, after the server refused it',
  }),
  stateHint: defineMessage({
    id: 'policyForm.stateHint',
    defaultMessage: 'How its violations are counted and shown; the server stops nothing by itself.',
    description: 'Below policyEditor.state in the form of a policy',
  }),
  later: defineMessage({
    id: 'policyForm.later',
    defaultMessage: 'Conditions and limits come next, once the policy is created.',
    description: 'In the form of a new policy',
  }),
  partlySaved: defineMessage<{ readonly saved: number; readonly total: number }>({
    id: 'policyForm.partlySaved',
    defaultMessage:
      '{saved, plural, =0 {Nothing was saved.} other {{saved, number} of {total, number} changes were saved.}} What was refused is still here, marked with the reason.',
    description:
      'Above the form of a policy: one save changes several things, and the server refused some of them',
  }),
  stopped: defineMessage<{ readonly saved: number; readonly total: number; readonly reason: string }>({
    id: 'policyForm.stopped',
    defaultMessage: 'The connection was lost after {saved, number} of {total, number} changes. {reason}',
    description: 'Above the form of a policy; reason is a sentence',
  }),
  deletionRefused: defineMessage<{ readonly reason: string }>({
    id: 'policyForm.deletionRefused',
    defaultMessage: 'A condition could not be removed. {reason}',
    description: 'At the conditions of a policy; reason is a sentence',
  }),
  conditionsRefused: defineMessage<{ readonly count: number }>({
    id: 'policyForm.conditionsRefused',
    defaultMessage: '{count, plural, one {# condition was refused.} other {# conditions were refused.}}',
    description: 'At the conditions of a policy, after the server refused some; the reasons stand at each',
  }),
  conditionsWrong: defineMessage<{ readonly count: number }>({
    id: 'policyForm.conditionsWrong',
    defaultMessage:
      '{count, plural, one {# condition is not complete or not right.} other {# conditions are not complete or not right.}}',
    description: 'At the conditions of a policy that cannot be saved yet; what is wrong stands at each',
  }),
  tags: defineMessage({
    id: 'policyForm.tags',
    defaultMessage: 'Only projects tagged',
    description: 'Label: the tags that a policy is limited to',
  }),
  projects: defineMessage({
    id: 'policyForm.projects',
    defaultMessage: 'Only projects',
    description: 'Label: the projects that a policy is limited to',
  }),
  addTag: defineMessage({
    id: 'policyForm.addTag',
    defaultMessage: 'Find a tag',
    description: 'In the empty field policyForm.tags',
  }),
  addProject: defineMessage({
    id: 'policyForm.addProject',
    defaultMessage: 'Find a project',
    description: 'In the empty field policyForm.projects',
  }),
  limitsHint: defineMessage({
    id: 'policyForm.limitsHint',
    defaultMessage:
      'Without projects and tags it counts for all projects; with both, for those that are in either.',
    description: 'Below the projects and tags that a policy is limited to',
  }),
  children: defineMessage({
    id: 'policyForm.children',
    defaultMessage: 'Include child projects',
    description: 'Switch: a policy counts for projects below those it is limited to, too',
  }),
  childrenIdle: defineMessage({
    id: 'policyForm.childrenIdle',
    defaultMessage: 'It has no effect while the policy is not limited to projects.',
    description: 'Below policyForm.children',
  }),
  latest: defineMessage({
    id: 'policyForm.latest',
    defaultMessage: 'Only the latest version of projects',
    description: 'Switch: a policy counts only for versions that are marked as the latest',
  }),
  moreTags: defineMessage<{ readonly shown: number; readonly total: number }>({
    id: 'policyForm.moreTags',
    defaultMessage: '{shown, number} of {total, number} tags; type more to find others',
    description: 'Last line of the tags that were found',
  }),
  limitsForbidden: defineMessage({
    id: 'policyForm.limitsForbidden',
    defaultMessage: 'To change what it is limited to, you need the permission to view projects.',
    description: 'In the place of the fields for projects and tags, without the permission VIEW_PORTFOLIO',
  }),
  hiddenLimits: defineMessage({
    id: 'policyForm.hiddenLimits',
    defaultMessage: 'This policy is also limited to projects that you may not see. They stay as they are.',
    description: 'Below the limits of a policy',
  }),
  dryRun: defineMessage({
    id: 'policyForm.dryRun',
    defaultMessage: 'Dry run',
    description:
      'Button in the form of a policy, and heading of what it opens: tries what the policy would hit, without saving it',
  }),
};
