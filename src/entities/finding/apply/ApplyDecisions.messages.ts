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
import { noVersion } from '../../component/projectVersion.messages.js';
import { forbidden } from '../../../ui/layout/outcome.messages.js';
import { noneChanges } from '../../../ui/layout/outcome.messages.js';
import { searchByName } from '../../../ui/controls/actions.messages.js';
import { thisProject } from '../../project/portfolioText.messages.js';

export const applyMessages = {
  title: msg<{ count: number }>(
    'applyDecisions.title',
    'Apply {count, plural, one {this decision} other {# decisions}} elsewhere',
    'Title of the dialog that applies decisions to the same findings of other projects and versions; count of decisions',
  ),
  forbidden,

  // Step 1: where to look.
  versions: msg<{ project: string }>('applyDecisions.versions', 'Other versions of {project}', 'Label of a list of checkboxes, one for each version; project is a name'),
  allVersions: msg<{ count: number }>('applyDecisions.allVersions', '{count, plural, one {# version} other {All # versions}}', 'Checkbox above the others that selects or clears all of them; count of versions'),
  noVersion,
  inactive: projectStateMessages.inactive,
  noVersions: msg<{ project: string }>('applyDecisions.noVersions', '{project} has no other versions.', 'Replaces the list of versions; project is a name'),
  versionsFailed: msg('applyDecisions.versionsFailed', 'Could not load the other versions.', 'Replaces the list of versions; the reason and the button ui.states.retry follow'),
  others: msg('applyDecisions.others', 'Other projects', 'Label of a field that searches projects by name'),
  othersHint: msg('applyDecisions.othersHint', 'Active projects in the version you choose', 'Help below the field applyDecisions.others'),
  othersSearch: searchByName,
  thisProject: thisProject,
  amongVersions: msg('applyDecisions.amongVersions', 'In the versions above', 'After a disabled option: a project that is already in the list of versions'),
  scope: subjectMessages.component,
  sameVersion: msg('applyDecisions.sameVersion', 'In the same version', 'Option under the label “Component”'),
  anyVersion: msg('applyDecisions.anyVersion', 'In any version', 'Option under the label “Component”'),
  anyVersionText: msg('applyDecisions.anyVersionText', 'Other component versions are marked.', 'Help below applyDecisions.anyVersion'),
  loading: statesMessages.loading,
  chooseTargets: msg('applyDecisions.chooseTargets', 'Choose a version or project first.', 'Tooltip of the disabled button applyDecisions.look'),
  look: msg<{ count: number }>('applyDecisions.look', 'Check {count, plural, one {# project} other {# projects}}', 'Main button of the first step: searches for the findings and lists proposed changes; count of projects'),

  // Step 2: what would change.
  looking: msg('applyDecisions.looking', 'Searching for the same findings…', 'Screen-reader name of a progress bar while findings of other projects load'),
  looked: msg<{ answered: number; total: number }>('applyDecisions.looked', '{answered, number} of {total, plural, one {# project} other {# projects}} checked', 'Progress below applyDecisions.looking; answered and total count projects'),
  parts: msg('applyDecisions.parts', 'What to apply', 'Label of checkboxes, one for each part of the decision'),
  state: decisionMessages.analysis,
  justification: decisionMessages.justification,
  justificationMissing,
  response: decisionMessages.response,
  details: decisionMessages.details,
  isSuppressed: decisionMessages.suppression,
  comment: decisionMessages.comment,
  origin: msg<{ vulnerability: string; component: string; project: string }>(
    'applyDecisions.origin',
    'Copied from {vulnerability} in {component} of {project}.',
    'Initial text of the comment, which can be edited; project is name and version',
  ),
  originOfMany: msg<{ project: string }>('applyDecisions.originOfMany', 'Copied from {project}.', 'As applyDecisions.origin, for several findings; project is name and version'),
  forbiddenProjects: msg<{ names: string; count: number }>(
    'applyDecisions.forbiddenProjects',
    '{count, plural, one {No access to {names}} other {No access to # projects: {names}}}',
    'Title of a note: projects that the user has no access to; names is their list',
  ),
  failedProject: msg<{ project: string }>('applyDecisions.failedProject', 'Could not check {project}', 'Title of a note; the reason and the button ui.states.retry follow; project is name and version'),
  failedProjects: msg<{ count: number }>('applyDecisions.failedProjects', 'Could not check {count, plural, one {# project} other {# projects}}', 'Title of a note; the projects with their reasons follow'),
  retry: statesMessages.retry,
  retryProject: msg<{ project: string }>('applyDecisions.retryProject', 'Try {project} again', 'Screen-reader name of the button ui.states.retry after a project that could not be checked'),
  retryAll: msg('applyDecisions.retryAll', 'Try all again', 'Button below several projects that could not be checked, at most 20 characters'),
  notLooked: msg<{ count: number }>('applyDecisions.notLooked', '{count, plural, one {# project} other {# projects}} not checked', 'Title of a note after the check was stopped; a button to continue follows'),
  continue: runMessages.continue,
  nothing: msg('applyDecisions.nothing', 'No matching findings in these projects', 'Title that replaces the table'),
  nothingAdvice: msg<{ count: number }>(
    'applyDecisions.nothingAdvice',
    '{count, plural, =0 {Go back and choose others.} one {# has the component in another version.} other {# have the component in other versions.}}',
    'Below applyDecisions.nothing; count of findings that applyDecisions.anyVersion would add',
  ),
  found: msg<{ count: number; projects: number; kinds: string }>(
    'applyDecisions.found',
    '{count, plural, one {# finding} other {# findings}} in {projects, plural, one {# project} other {# projects}}: {kinds}',
    'Above the table; kinds is a list of applyDecisions.newCount and the like, such as: 3 unaudited, 1 decided differently',
  ),
  newCount: msg<{ count: number }>('applyDecisions.newCount', '{count, number} unaudited', 'In applyDecisions.found: count of findings without a decision'),
  differsCount: msg<{ count: number }>('applyDecisions.differsCount', '{count, number} decided differently', 'In applyDecisions.found: count of findings whose decision would be replaced'),
  unclearCount: msg<{ count: number }>('applyDecisions.unclearCount', '{count, number} matching several decisions', 'In applyDecisions.found: count of findings that several of the decisions could apply to'),
  sameCount: msg<{ count: number }>('applyDecisions.sameCount', '{count, number} unchanged', 'In applyDecisions.found: count of findings that already have the decision'),
  without: msg<{ count: number; names: string }>(
    'applyDecisions.without',
    '{count, plural, one {Not found in {names}} other {Not found in # projects: {names}}}',
    'Below the table: projects without these findings; names is their list, count their number',
  ),
  undecided: msg<{ count: number }>('applyDecisions.undecided', '{count, plural, one {# unaudited finding} other {# unaudited findings}} left out', 'At the top of the dialog: selected findings without a decision'),
  table: msg('applyDecisions.table', 'Proposed changes', 'Screen-reader name of the table with one row for each finding of the other projects'),
  project: subjectMessages.project,
  component: subjectMessages.component,
  vulnerability: subjectMessages.vulnerability,
  now: msg('applyDecisions.now', 'Current', 'Table head, and heading in an expanded row: the present decision, at most 18 characters'),
  // Not shared: what a decision becomes.
  then: msg('applyDecisions.then', 'New', 'Table head, and heading in an expanded row: the decision after applying, at most 18 characters'),
  differs: msg('applyDecisions.differs', 'Decided differently', 'Below the present decision of a finding: applying would replace it'),
  unclear: msg('applyDecisions.unclear', 'Several decisions match', 'Below the present decision of a finding: equally close findings of this project have different decisions'),
  same: runMessages.same,
  asAlias: msg<{ name: string }>('applyDecisions.asAlias', 'Alias {name}', 'Below a vulnerability that has another identifier in this project; name is the identifier in common'),
  otherVersionThan: msg<{ version: string }>('applyDecisions.otherVersionThan', 'Here: {version}', 'Below a component in another version; version is the one in this project'),
  otherVersion: msg('applyDecisions.otherVersion', 'Another version', 'Below a component in another version, if it has no version in this project'),
  otherBuild: msg('applyDecisions.otherBuild', 'Another build', 'Below a component of the same version whose package URL has other qualifiers'),
  byName: msg('applyDecisions.byName', 'Matched by name', 'Below a component that was matched by group and name, because a package URL is missing'),
  suppressed: vocabularyMessages.suppressed,
  notSuppressed: msg('applyDecisions.notSuppressed', 'Not suppressed', 'In an expanded row: the finding is not, or no longer, suppressed'),
  lastComment: msg<{ who: string; time: string }>('applyDecisions.lastComment', 'Last comment, {who}, {time}', 'In an expanded row, above the text of the comment; who is a username or applyDecisions.somebody'),
  somebody: msg('applyDecisions.somebody', 'unknown user', 'In applyDecisions.lastComment, replaces a username that is not known'),
  noParts: msg('applyDecisions.noParts', 'Choose what to apply.', 'Tooltip of the disabled button applyDecisions.apply, while no part of the decision is selected'),
  allSame: noneChanges,
  selectFirst: msg('applyDecisions.selectFirst', 'Select a finding first.', 'Tooltip of the disabled button applyDecisions.apply, while no row of the table is selected'),
  apply: msg<{ count: number }>('applyDecisions.apply', 'Apply to {count, plural, one {# finding} other {# findings}}', 'Main button of the dialog; count of selected findings'),
  back: msg('applyDecisions.back', 'Back', 'Button that returns to the choice of projects and versions, at most 20 characters'),
  close: dialogMessages.close,
  stop: actionMessages.stop,

  // Step 3: the result.
  applied: msg<{ done: number; total: number }>('applyDecisions.applied', 'Applied to {done, number} of {total, plural, one {# finding} other {# findings}}', 'Title of the dialog with the result for each finding; done of total findings'),
  changed: msg('applyDecisions.changed', 'Applied', 'Result for one finding'),
};
