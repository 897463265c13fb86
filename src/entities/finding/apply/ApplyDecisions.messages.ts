import { defineMessage } from 'react-intl';
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
  title: defineMessage<{ readonly count: number }>({
    id: 'applyDecisions.title',
    defaultMessage: 'Apply {count, plural, one {this decision} other {# decisions}} elsewhere',
    description:
      'Title of the dialog that applies decisions about findings to the same findings of other versions and projects',
  }),
  forbidden: defineMessage({
    id: 'applyDecisions.forbidden',
    defaultMessage: 'You may not see other projects',
    description: 'Title in the dialog without the permission to view the portfolio; the permission follows',
  }),

  // Step 1: where to look.
  versions: defineMessage<{ readonly project: string }>({
    id: 'applyDecisions.versions',
    defaultMessage: 'Other versions of {project}',
    description: 'Label of a list of boxes to tick, one for each version',
  }),
  allVersions: defineMessage<{ readonly count: number }>({
    id: 'applyDecisions.allVersions',
    defaultMessage: '{count, plural, one {# version} other {All # versions}}',
    description: 'Box above the others, which ticks or clears all of them',
  }),
  noVersion: defineMessage({
    id: 'applyDecisions.noVersion',
    defaultMessage: 'Without a version',
    description: 'In the place of the version of a project that has none',
  }),
  inactive: projectStateMessages.inactive,
  noVersions: defineMessage<{ readonly project: string }>({
    id: 'applyDecisions.noVersions',
    defaultMessage: '{project} has no other version. Choose other projects below.',
    description: 'In the place of the list of versions',
  }),
  versionsFailed: defineMessage({
    id: 'applyDecisions.versionsFailed',
    defaultMessage: 'The other versions could not be loaded.',
    description: 'In the place of the list of versions; the reason and a button to try again follow',
  }),
  others: defineMessage({
    id: 'applyDecisions.others',
    defaultMessage: 'Other projects',
    description: 'Label of a field that finds projects by name; those chosen stand below',
  }),
  othersHint: defineMessage({
    id: 'applyDecisions.othersHint',
    defaultMessage: 'Active projects, each in the version that you choose',
    description: 'Below the field that finds projects by name',
  }),
  othersSearch: projectStateMessages.searchByName,
  thisProject: defineMessage({
    id: 'applyDecisions.thisProject',
    defaultMessage: 'This project',
    description: 'Behind a project that cannot be chosen, because the decision is taken from it',
  }),
  amongVersions: defineMessage({
    id: 'applyDecisions.amongVersions',
    defaultMessage: 'Among the versions above',
    description: 'Behind a project that cannot be chosen here, because it is in the list of versions',
  }),
  scope: subjectMessages.component,
  sameVersion: defineMessage({
    id: 'applyDecisions.sameVersion',
    defaultMessage: 'In the same version',
    description: 'Choice under the label “Component”',
  }),
  sameVersionText: defineMessage({
    id: 'applyDecisions.sameVersionText',
    defaultMessage: 'The same vulnerability of the component as it is here',
    description: 'Below applyDecisions.sameVersion',
  }),
  anyVersion: defineMessage({
    id: 'applyDecisions.anyVersion',
    defaultMessage: 'In any version',
    description: 'Choice under the label “Component”',
  }),
  anyVersionText: defineMessage({
    id: 'applyDecisions.anyVersionText',
    defaultMessage: 'Other versions of the component, too; each says so',
    description: 'Below applyDecisions.anyVersion',
  }),
  loading: statesMessages.loading,
  chooseTargets: defineMessage({
    id: 'applyDecisions.chooseTargets',
    defaultMessage: 'Choose a version or a project first.',
    description: 'Why the button that leads on cannot be used',
  }),
  look: defineMessage<{ readonly count: number }>({
    id: 'applyDecisions.look',
    defaultMessage: 'Look into {count, plural, one {# project} other {# projects}}',
    description: 'Main button of the first step: looks for the findings and shows what would change',
  }),

  // Step 2: what would change.
  looking: defineMessage({
    id: 'applyDecisions.looking',
    defaultMessage: 'Looking for the same findings',
    description: 'Name of a progress bar while findings of other projects are loaded',
  }),
  looked: defineMessage<{ readonly answered: number; readonly total: number }>({
    id: 'applyDecisions.looked',
    defaultMessage: '{answered, number} of {total, plural, one {# project} other {# projects}} looked into',
    description: 'How far it is',
  }),
  parts: defineMessage({
    id: 'applyDecisions.parts',
    defaultMessage: 'What to apply',
    description: 'Label of boxes to tick: which parts of the decision are applied',
  }),
  state: decisionMessages.analysis,
  justification: decisionMessages.justification,
  justificationMissing,
  response: decisionMessages.response,
  details: decisionMessages.details,
  isSuppressed: decisionMessages.suppression,
  comment: decisionMessages.comment,
  origin: defineMessage<{
    readonly vulnerability: string;
    readonly component: string;
    readonly project: string;
  }>({
    id: 'applyDecisions.origin',
    defaultMessage: 'As decided about {vulnerability} of {component} in {project}.',
    description: 'First words of the comment, which the user can change; project with its version',
  }),
  originOfMany: defineMessage<{ readonly project: string }>({
    id: 'applyDecisions.originOfMany',
    defaultMessage: 'As decided in {project}.',
    description: 'The same for several findings',
  }),
  forbiddenProjects: defineMessage<{ readonly names: string; readonly count: number }>({
    id: 'applyDecisions.forbiddenProjects',
    defaultMessage: '{count, plural, one {You may not see} other {You may not see #}}: {names}',
    description: 'Title of a note: projects whose findings the server does not show to this user',
  }),
  failedProject: defineMessage<{ readonly project: string }>({
    id: 'applyDecisions.failedProject',
    defaultMessage: '{project} could not be looked into.',
    description: 'Title of a note; the reason and a button to try again follow',
  }),
  failedProjects: defineMessage<{ readonly count: number }>({
    id: 'applyDecisions.failedProjects',
    defaultMessage: '{count, plural, one {# project} other {# projects}} could not be looked into.',
    description: 'Title of a note; the projects with their reasons follow',
  }),
  retry: statesMessages.retry,
  retryProject: defineMessage<{ readonly project: string }>({
    id: 'applyDecisions.retryProject',
    defaultMessage: 'Try {project} again',
    description: 'Name, for screen readers, of the button behind a project that could not be looked into',
  }),
  retryAll: defineMessage({
    id: 'applyDecisions.retryAll',
    defaultMessage: 'Try all again',
    description: 'Button below several projects that could not be looked into',
  }),
  notLooked: defineMessage<{ readonly count: number }>({
    id: 'applyDecisions.notLooked',
    defaultMessage: '{count, plural, one {# project was} other {# projects were}} not looked into.',
    description: 'Title of a note after looking was stopped; a button to go on follows',
  }),
  continue: runMessages.continue,
  nothing: defineMessage({
    id: 'applyDecisions.nothing',
    defaultMessage: 'None of these projects has this finding',
    description: 'Title in the place of the table',
  }),
  nothingAdvice: defineMessage<{ readonly count: number }>({
    id: 'applyDecisions.nothingAdvice',
    defaultMessage:
      '{count, plural, =0 {Go back to choose others.} one {# of them has the component in another version.} other {# of them have the component in other versions.}}',
    description: 'Below applyDecisions.nothing; count: findings that applyDecisions.anyVersion would bring',
  }),
  found: defineMessage<{ readonly count: number; readonly projects: number; readonly kinds: string }>({
    id: 'applyDecisions.found',
    defaultMessage:
      '{count, plural, one {# finding} other {# findings}} in {projects, plural, one {# project} other {# projects}}: {kinds}',
    description:
      'Above the table; kinds are applyDecisions.newCount and the like, such as: 3 not decided, 1 decided otherwise',
  }),
  newCount: defineMessage<{ readonly count: number }>({
    id: 'applyDecisions.newCount',
    defaultMessage: '{count, number} not decided',
    description: 'In applyDecisions.found: findings that nobody decided about',
  }),
  differsCount: defineMessage<{ readonly count: number }>({
    id: 'applyDecisions.differsCount',
    defaultMessage: '{count, number} decided otherwise',
    description: 'In applyDecisions.found: findings that would lose another decision',
  }),
  unclearCount: defineMessage<{ readonly count: number }>({
    id: 'applyDecisions.unclearCount',
    defaultMessage: '{count, number} fitted by several decisions',
    description: 'In applyDecisions.found: findings for which it is not clear which decision is meant',
  }),
  sameCount: defineMessage<{ readonly count: number }>({
    id: 'applyDecisions.sameCount',
    defaultMessage: '{count, number} so already',
    description: 'In applyDecisions.found: findings that have the decision',
  }),
  without: defineMessage<{ readonly count: number; readonly names: string }>({
    id: 'applyDecisions.without',
    defaultMessage: 'Not found in {count, plural, one {} other {# projects: }}{names}',
    description: 'Below the table: projects that do not have these findings',
  }),
  undecided: defineMessage<{ readonly count: number }>({
    id: 'applyDecisions.undecided',
    defaultMessage:
      '{count, plural, one {# selected finding is} other {# selected findings are}} not decided and left out.',
    description: 'At the top of the dialog, where some of the selected findings have no decision',
  }),
  table: defineMessage({
    id: 'applyDecisions.table',
    defaultMessage: 'What each finding would get',
    description: 'Name of the table with a row for each finding of the other projects',
  }),
  project: subjectMessages.project,
  component: subjectMessages.component,
  vulnerability: subjectMessages.vulnerability,
  now: defineMessage({
    id: 'applyDecisions.now',
    defaultMessage: 'Has now',
    description: 'Head of a column, and of a part of an opened row: the decision as it is',
  }),
  then: defineMessage({
    id: 'applyDecisions.then',
    defaultMessage: 'Would get',
    description: 'Head of a column, and of a part of an opened row: the decision as it would be',
  }),
  differs: defineMessage({
    id: 'applyDecisions.differs',
    defaultMessage: 'Decided otherwise',
    description: 'Below the decision that a finding has: applying would replace what somebody decided',
  }),
  unclear: defineMessage({
    id: 'applyDecisions.unclear',
    defaultMessage: 'Several decisions fit',
    description:
      'Below the decision that a finding has: findings of this project that are as near to it were decided differently',
  }),
  same: defineMessage({
    id: 'applyDecisions.same',
    defaultMessage: 'So already',
    description:
      'In the place of what a finding would get: nothing would change; and outcome for one finding',
  }),
  asAlias: defineMessage<{ readonly name: string }>({
    id: 'applyDecisions.asAlias',
    defaultMessage: 'Alias {name}',
    description: 'Below a vulnerability that this project has under another name: the name that both have',
  }),
  otherVersionThan: defineMessage<{ readonly version: string }>({
    id: 'applyDecisions.otherVersionThan',
    defaultMessage: 'Here {version}',
    description: 'Below a component in another version: the version in this project, about which was decided',
  }),
  otherVersion: defineMessage({
    id: 'applyDecisions.otherVersion',
    defaultMessage: 'Another version',
    description: 'Below a component in another version than in this project, where that has none',
  }),
  otherBuild: defineMessage({
    id: 'applyDecisions.otherBuild',
    defaultMessage: 'Another build',
    description: 'Below a component of the same version whose package URL differs behind it',
  }),
  byName: defineMessage({
    id: 'applyDecisions.byName',
    defaultMessage: 'Found by its name',
    description: 'Below a component that was found by group and name, because a package URL is missing',
  }),
  suppressed: vocabularyMessages.suppressed,
  notSuppressed: defineMessage({
    id: 'applyDecisions.notSuppressed',
    defaultMessage: 'Not suppressed',
    description: 'In an opened row: the finding is not, or no longer, suppressed',
  }),
  lastComment: defineMessage<{ readonly who: string; readonly time: string }>({
    id: 'applyDecisions.lastComment',
    defaultMessage: 'Last comment, {who}, {time}',
    description: 'In an opened row, above the text of the comment',
  }),
  somebody: defineMessage({
    id: 'applyDecisions.somebody',
    defaultMessage: 'unnamed',
    description: 'In applyDecisions.lastComment, in the place of a user whose name is not known',
  }),
  noParts: defineMessage({
    id: 'applyDecisions.noParts',
    defaultMessage: 'Choose what to apply.',
    description: 'Why the button cannot be used while no part of the decision is chosen',
  }),
  allSame: defineMessage({
    id: 'applyDecisions.allSame',
    defaultMessage: 'All of them are so already.',
    description: 'Why the button cannot be used: each row of the table says applyDecisions.same',
  }),
  selectFirst: defineMessage({
    id: 'applyDecisions.selectFirst',
    defaultMessage: 'Select a finding first.',
    description: 'Why the button cannot be used while no row of the table is selected',
  }),
  apply: defineMessage<{ readonly count: number }>({
    id: 'applyDecisions.apply',
    defaultMessage: 'Apply to {count, plural, one {# finding} other {# findings}}',
    description: 'Main button of the dialog',
  }),
  back: defineMessage({
    id: 'applyDecisions.back',
    defaultMessage: 'Back',
    description: 'Button that leads back to the choice of versions and projects',
  }),
  close: dialogMessages.close,
  stop: actionMessages.stop,

  // Step 3: what came of it.
  applied: defineMessage<{ readonly done: number; readonly total: number }>({
    id: 'applyDecisions.applied',
    defaultMessage: 'Applied to {done, number} of {total, plural, one {# finding} other {# findings}}',
    description: 'Title of the dialog that says what came of each finding',
  }),
  changed: defineMessage({
    id: 'applyDecisions.changed',
    defaultMessage: 'Applied',
    description: 'Outcome for one finding',
  }),
};
