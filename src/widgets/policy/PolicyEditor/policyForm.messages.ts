import { msg } from '../../../i18n/msg.js';

/** What the form of a policy says. */
export const messages = {
  taken: msg('policyForm.taken', 'There is a policy of this name already.', 'At the name of a policy, after the server refused it'),
  stateHint: msg('policyForm.stateHint', 'How its violations are counted and shown; the server stops nothing by itself.', 'Below policyEditor.state in the form of a policy'),
  later: msg('policyForm.later', 'Conditions and limits come next, once the policy is created.', 'In the form of a new policy'),
  partlySaved: msg<{ saved: number; total: number }>(
    'policyForm.partlySaved',
    '{saved, plural, =0 {Nothing was saved.} other {{saved, number} of {total, number} changes were saved.}} What was refused is still here, marked with the reason.',
    'Above the form of a policy: one save changes several things, and the server refused some of them',
  ),
  stopped: msg<{ saved: number; total: number; reason: string }>('policyForm.stopped', 'The connection was lost after {saved, number} of {total, number} changes. {reason}', 'Above the form of a policy; reason is a sentence'),
  deletionRefused: msg<{ reason: string }>('policyForm.deletionRefused', 'A condition could not be removed. {reason}', 'At the conditions of a policy; reason is a sentence'),
  conditionsRefused: msg<{ count: number }>(
    'policyForm.conditionsRefused',
    '{count, plural, one {# condition was refused.} other {# conditions were refused.}}',
    'At the conditions of a policy, after the server refused some; the reasons stand at each',
  ),
  conditionsWrong: msg<{ count: number }>(
    'policyForm.conditionsWrong',
    '{count, plural, one {# condition is not complete or not right.} other {# conditions are not complete or not right.}}',
    'At the conditions of a policy that cannot be saved yet; what is wrong stands at each',
  ),
  tags: msg('policyForm.tags', 'Only projects tagged', 'Label: the tags that a policy is limited to'),
  projects: msg('policyForm.projects', 'Only projects', 'Label: the projects that a policy is limited to'),
  addTag: msg('policyForm.addTag', 'Find a tag', 'In the empty field policyForm.tags'),
  addProject: msg('policyForm.addProject', 'Find a project', 'In the empty field policyForm.projects'),
  limitsHint: msg('policyForm.limitsHint', 'Without projects and tags it counts for all projects; with both, for those that are in either.', 'Below the projects and tags that a policy is limited to'),
  children: msg('policyForm.children', 'Include child projects', 'Switch: a policy counts for projects below those it is limited to, too'),
  childrenIdle: msg('policyForm.childrenIdle', 'It has no effect while the policy is not limited to projects.', 'Below policyForm.children'),
  latest: msg('policyForm.latest', 'Only the latest version of projects', 'Switch: a policy counts only for versions that are marked as the latest'),
  moreTags: msg<{ shown: number; total: number }>('policyForm.moreTags', '{shown, number} of {total, number} tags; type more to find others', 'Last line of the tags that were found'),
  limitsForbidden: msg('policyForm.limitsForbidden', 'To change what it is limited to, you need the permission to view projects.', 'In the place of the fields for projects and tags, without the permission VIEW_PORTFOLIO'),
  hiddenLimits: msg('policyForm.hiddenLimits', 'This policy is also limited to projects that you may not see. They stay as they are.', 'Below the limits of a policy'),
  dryRun: msg('policyForm.dryRun', 'Dry run', 'Button in the form of a policy, and heading of what it opens: tries what the policy would hit, without saving it'),
};
