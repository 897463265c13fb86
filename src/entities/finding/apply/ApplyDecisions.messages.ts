import { msg } from '../../../i18n/msg.js';
import { messages as runMessages } from '../../../frames/run/run.messages.js';
import * as projectStateMessages from '../../project/projectState.messages.js';
import * as subjectMessages from '../../project/subject.messages.js';
import { vocabularyMessages } from '../../vocabulary/vocabulary.messages.js';
import * as actionMessages from '../../../ui/controls/actions.messages.js';
import { messages as dialogMessages } from '../../../ui/overlay/Dialog.messages.js';
import { messages as statesMessages } from '../../../ui/layout/states.messages.js';
import * as decisionMessages from '../../decision/decision.messages.js';
import { justificationMissing } from '../justification.messages.js';

export const applyMessages = {
  title: msg<{ count: number }>(
    'applyDecisions.title',
    'Apply {count, plural, one {this decision} other {# decisions}} elsewhere',
    'Title of the dialog that applies decisions about findings to the same findings of other versions and projects',
  ),
  forbidden: msg('applyDecisions.forbidden', 'You may not see other projects', 'Title in the dialog without the permission to view the portfolio; the permission follows'),

  // Step 1: where to look.
  versions: msg<{ project: string }>('applyDecisions.versions', 'Other versions of {project}', 'Label of a list of boxes to tick, one for each version'),
  allVersions: msg<{ count: number }>('applyDecisions.allVersions', '{count, plural, one {# version} other {All # versions}}', 'Box above the others, which ticks or clears all of them'),
  noVersion: msg('applyDecisions.noVersion', 'Without a version', 'In the place of the version of a project that has none'),
  inactive: projectStateMessages.inactive,
  noVersions: msg<{ project: string }>('applyDecisions.noVersions', '{project} has no other version. Choose other projects below.', 'In the place of the list of versions'),
  versionsFailed: msg('applyDecisions.versionsFailed', 'The other versions could not be loaded.', 'In the place of the list of versions; the reason and a button to try again follow'),
  others: msg('applyDecisions.others', 'Other projects', 'Label of a field that finds projects by name; those chosen stand below'),
  othersHint: msg('applyDecisions.othersHint', 'Active projects, each in the version that you choose', 'Below the field that finds projects by name'),
  othersSearch: projectStateMessages.searchByName,
  thisProject: msg('applyDecisions.thisProject', 'This project', 'Behind a project that cannot be chosen, because the decision is taken from it'),
  amongVersions: msg('applyDecisions.amongVersions', 'Among the versions above', 'Behind a project that cannot be chosen here, because it is in the list of versions'),
  scope: subjectMessages.component,
  sameVersion: msg('applyDecisions.sameVersion', 'In the same version', 'Choice under the label “Component”'),
  sameVersionText: msg('applyDecisions.sameVersionText', 'The same vulnerability of the component as it is here', 'Below applyDecisions.sameVersion'),
  anyVersion: msg('applyDecisions.anyVersion', 'In any version', 'Choice under the label “Component”'),
  anyVersionText: msg('applyDecisions.anyVersionText', 'Other versions of the component, too; each says so', 'Below applyDecisions.anyVersion'),
  loading: statesMessages.loading,
  chooseTargets: msg('applyDecisions.chooseTargets', 'Choose a version or a project first.', 'Why the button that leads on cannot be used'),
  look: msg<{ count: number }>('applyDecisions.look', 'Look into {count, plural, one {# project} other {# projects}}', 'Main button of the first step: looks for the findings and shows what would change'),

  // Step 2: what would change.
  looking: msg('applyDecisions.looking', 'Looking for the same findings', 'Name of a progress bar while findings of other projects are loaded'),
  looked: msg<{ answered: number; total: number }>('applyDecisions.looked', '{answered, number} of {total, plural, one {# project} other {# projects}} looked into', 'How far it is'),
  parts: msg('applyDecisions.parts', 'What to apply', 'Label of boxes to tick: which parts of the decision are applied'),
  state: decisionMessages.analysis,
  justification: decisionMessages.justification,
  justificationMissing,
  response: decisionMessages.response,
  details: decisionMessages.details,
  isSuppressed: decisionMessages.suppression,
  comment: decisionMessages.comment,
  origin: msg<{ vulnerability: string; component: string; project: string }>(
    'applyDecisions.origin',
    'As decided about {vulnerability} of {component} in {project}.',
    'First words of the comment, which the user can change; project with its version',
  ),
  originOfMany: msg<{ project: string }>('applyDecisions.originOfMany', 'As decided in {project}.', 'The same for several findings'),
  forbiddenProjects: msg<{ names: string; count: number }>(
    'applyDecisions.forbiddenProjects',
    '{count, plural, one {You may not see} other {You may not see #}}: {names}',
    'Title of a note: projects whose findings the server does not show to this user',
  ),
  failedProject: msg<{ project: string }>('applyDecisions.failedProject', '{project} could not be looked into.', 'Title of a note; the reason and a button to try again follow'),
  failedProjects: msg<{ count: number }>('applyDecisions.failedProjects', '{count, plural, one {# project} other {# projects}} could not be looked into.', 'Title of a note; the projects with their reasons follow'),
  retry: statesMessages.retry,
  retryProject: msg<{ project: string }>('applyDecisions.retryProject', 'Try {project} again', 'Name, for screen readers, of the button behind a project that could not be looked into'),
  retryAll: msg('applyDecisions.retryAll', 'Try all again', 'Button below several projects that could not be looked into'),
  notLooked: msg<{ count: number }>('applyDecisions.notLooked', '{count, plural, one {# project was} other {# projects were}} not looked into.', 'Title of a note after looking was stopped; a button to go on follows'),
  continue: runMessages.continue,
  nothing: msg('applyDecisions.nothing', 'None of these projects has this finding', 'Title in the place of the table'),
  nothingAdvice: msg<{ count: number }>(
    'applyDecisions.nothingAdvice',
    '{count, plural, =0 {Go back to choose others.} one {# of them has the component in another version.} other {# of them have the component in other versions.}}',
    'Below applyDecisions.nothing; count: findings that applyDecisions.anyVersion would bring',
  ),
  found: msg<{ count: number; projects: number; kinds: string }>(
    'applyDecisions.found',
    '{count, plural, one {# finding} other {# findings}} in {projects, plural, one {# project} other {# projects}}: {kinds}',
    'Above the table; kinds are applyDecisions.newCount and the like, such as: 3 not decided, 1 decided otherwise',
  ),
  newCount: msg<{ count: number }>('applyDecisions.newCount', '{count, number} not decided', 'In applyDecisions.found: findings that nobody decided about'),
  differsCount: msg<{ count: number }>('applyDecisions.differsCount', '{count, number} decided otherwise', 'In applyDecisions.found: findings that would lose another decision'),
  unclearCount: msg<{ count: number }>('applyDecisions.unclearCount', '{count, number} fitted by several decisions', 'In applyDecisions.found: findings for which it is not clear which decision is meant'),
  sameCount: msg<{ count: number }>('applyDecisions.sameCount', '{count, number} so already', 'In applyDecisions.found: findings that have the decision'),
  without: msg<{ count: number; names: string }>('applyDecisions.without', 'Not found in {count, plural, one {} other {# projects: }}{names}', 'Below the table: projects that do not have these findings'),
  undecided: msg<{ count: number }>(
    'applyDecisions.undecided',
    '{count, plural, one {# selected finding is} other {# selected findings are}} not decided and left out.',
    'At the top of the dialog, where some of the selected findings have no decision',
  ),
  table: msg('applyDecisions.table', 'What each finding would get', 'Name of the table with a row for each finding of the other projects'),
  project: subjectMessages.project,
  component: subjectMessages.component,
  vulnerability: subjectMessages.vulnerability,
  now: msg('applyDecisions.now', 'Has now', 'Head of a column, and of a part of an opened row: the decision as it is'),
  then: msg('applyDecisions.then', 'Would get', 'Head of a column, and of a part of an opened row: the decision as it would be'),
  differs: msg('applyDecisions.differs', 'Decided otherwise', 'Below the decision that a finding has: applying would replace what somebody decided'),
  unclear: msg('applyDecisions.unclear', 'Several decisions fit', 'Below the decision that a finding has: findings of this project that are as near to it were decided differently'),
  same: msg('applyDecisions.same', 'So already', 'In the place of what a finding would get: nothing would change; and outcome for one finding'),
  asAlias: msg<{ name: string }>('applyDecisions.asAlias', 'Alias {name}', 'Below a vulnerability that this project has under another name: the name that both have'),
  otherVersionThan: msg<{ version: string }>('applyDecisions.otherVersionThan', 'Here {version}', 'Below a component in another version: the version in this project, about which was decided'),
  otherVersion: msg('applyDecisions.otherVersion', 'Another version', 'Below a component in another version than in this project, where that has none'),
  otherBuild: msg('applyDecisions.otherBuild', 'Another build', 'Below a component of the same version whose package URL differs behind it'),
  byName: msg('applyDecisions.byName', 'Found by its name', 'Below a component that was found by group and name, because a package URL is missing'),
  suppressed: vocabularyMessages.suppressed,
  notSuppressed: msg('applyDecisions.notSuppressed', 'Not suppressed', 'In an opened row: the finding is not, or no longer, suppressed'),
  lastComment: msg<{ who: string; time: string }>('applyDecisions.lastComment', 'Last comment, {who}, {time}', 'In an opened row, above the text of the comment'),
  somebody: msg('applyDecisions.somebody', 'unnamed', 'In applyDecisions.lastComment, in the place of a user whose name is not known'),
  noParts: msg('applyDecisions.noParts', 'Choose what to apply.', 'Why the button cannot be used while no part of the decision is chosen'),
  allSame: msg('applyDecisions.allSame', 'All of them are so already.', 'Why the button cannot be used: each row of the table says applyDecisions.same'),
  selectFirst: msg('applyDecisions.selectFirst', 'Select a finding first.', 'Why the button cannot be used while no row of the table is selected'),
  apply: msg<{ count: number }>('applyDecisions.apply', 'Apply to {count, plural, one {# finding} other {# findings}}', 'Main button of the dialog'),
  back: msg('applyDecisions.back', 'Back', 'Button that leads back to the choice of versions and projects'),
  close: dialogMessages.close,
  stop: actionMessages.stop,

  // Step 3: what came of it.
  applied: msg<{ done: number; total: number }>('applyDecisions.applied', 'Applied to {done, number} of {total, plural, one {# finding} other {# findings}}', 'Title of the dialog that says what came of each finding'),
  changed: msg('applyDecisions.changed', 'Applied', 'Outcome for one finding'),
};
