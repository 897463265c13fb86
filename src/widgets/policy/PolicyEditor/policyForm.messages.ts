import { msg } from '../../../i18n/msg.js';
import { messages as useProjectOptionsMessages } from '../../../data/useProjectOptions.messages.js';
import { nameTaken } from '../../../ui/layout/outcome.messages.js';
import { limitToTags } from '../../../entities/project/subject.messages.js';
import { includeChildren } from '../../../entities/project/subject.messages.js';
import { limitToProjects } from '../../../entities/project/subject.messages.js';

/** The texts of the policy form. */
export const messages = {
  taken: nameTaken,
  stateHint: msg('policyForm.stateHint', 'Sets how the server labels and counts violations. It does not block builds or uploads.', 'Help below the field policyEditor.state in the form of a policy'),
  later: msg('policyForm.later', 'Add conditions and limits after you create the policy.', 'Message in the form of a new policy'),
  partlySaved: msg<{ saved: number; total: number }>(
    'policyForm.partlySaved',
    '{saved, plural, =0 {Nothing was saved.} other {{saved, number} of {total, number} changes were saved.}} Rejected changes show the reason.',
    'Error above the form of a policy when the server rejected some of several changes',
  ),
  stopped: msg<{ saved: number; total: number; reason: string }>('policyForm.stopped', 'The connection was lost after {saved, number} of {total, number} changes. {reason}', 'Error above the form of a policy. reason is a sentence'),
  deletionRefused: msg<{ reason: string }>('policyForm.deletionRefused', 'Could not remove a condition. {reason}', 'Error at the conditions of a policy. reason is a sentence'),
  conditionsRefused: msg<{ count: number }>('policyForm.conditionsRefused', '{count, plural, one {# condition was} other {# conditions were}} rejected.', 'Error at the conditions of a policy. Each rejected condition shows its reason'),
  conditionsWrong: msg<{ count: number }>('policyForm.conditionsWrong', '{count, plural, one {# condition is} other {# conditions are}} incomplete or invalid.', 'Error at the conditions of a policy. Each condition shows its problem'),
  tags: limitToTags,
  projects: limitToProjects,
  addTag: msg('policyForm.addTag', 'Find a tag', 'Placeholder of the field policyForm.tags'),
  addProject: msg('policyForm.addProject', 'Find a project', 'Placeholder of the field policyForm.projects'),
  limitsHint: msg('policyForm.limitsHint', 'Leave both empty for all projects. With both, a project needs to match only one.', 'Help below the projects and tags that a policy is limited to'),
  children: includeChildren,
  childrenIdle: msg('policyForm.childrenIdle', 'Applies only if the policy is limited to projects.', 'Help below the switch policyForm.children'),
  latest: msg('policyForm.latest', 'Only latest project versions', 'Switch: a policy applies only to versions marked as the latest'),
  moreTags: useProjectOptionsMessages.more,
  limitsForbidden: msg('policyForm.limitsForbidden', 'You need permission to view projects to change these limits.', 'Shown instead of the fields for projects and tags, without the permission VIEW_PORTFOLIO'),
  hiddenLimits: msg('policyForm.hiddenLimits', 'Also limited to projects you do not have access to, which are kept.', 'Message below the limits of a policy'),
  dryRun: msg('policyForm.dryRun', 'Dry run', 'Button in the form of a policy and heading of the section it opens: shows matches without saving'),
};
