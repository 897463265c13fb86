import { msg } from '../../../i18n/msg.js';
import * as identityMessages from '../../../entities/component/identity.messages.js';
import * as fieldMessages from '../../../frames/facts/field.messages.js';
import * as subjectMessages from '../../../entities/project/subject.messages.js';
import * as stepMessages from '../../../entities/decision/decisionStep.messages.js';
import * as outcomeMessages from './outcome.messages.js';

export const componentMessages = {
  label: subjectMessages.components,
  name: fieldMessages.name,
  group: identityMessages.group,
  license: identityMessages.license,
  outcome: outcomeMessages.outcome,
  differences: msg('projectComparison.components.differences', 'Differences', 'Choice of what is listed: components that are not the same on both sides'),
  added: msg('projectComparison.components.added', 'Added', 'What became of a component: only the later version has it'),
  removed: msg('projectComparison.components.removed', 'Removed', 'What became of a component: only the earlier version has it'),
  // Not shared: of a component, which has a gender in many languages.
  changed: msg('projectComparison.components.changed', 'Changed', 'What became of a component: both versions have it, in another version or with another license'),
  // Not shared: of a component, which has a gender in many languages.
  unchanged: msg('projectComparison.components.unchanged', 'Unchanged', 'What became of a component: it is the same in both versions'),
  all: outcomeMessages.all,
  change: msg('projectComparison.components.change', 'What changed', 'Head of a column, and button of a filter with choices such as: version up, license'),
  changeName: msg<{ value: string }>('projectComparison.components.changeName', 'Change: {value}', 'A filter that is on, and its name for the button that removes it; value is the choice in words'),
  up: msg('projectComparison.components.up', 'Version up', 'What changed about a component: its version is newer'),
  down: msg('projectComparison.components.down', 'Version down', 'What changed about a component: its version is older'),
  other: msg('projectComparison.components.other', 'Version written differently', 'What changed about a component: the text of its version, without being newer or older, or one side has none'),
  internal: msg('projectComparison.components.internal', 'Internal or not', 'What changed about a component: whether the organisation itself makes it'),
  becameInternal: msg('projectComparison.components.becameInternal', 'Now internal', 'What changed about a component: it counts as made by the organisation itself'),
  becameExternal: msg('projectComparison.components.becameExternal', 'No longer internal', 'What changed about a component: it does not count as made by the organisation itself any more'),
  inVersion: outcomeMessages.inVersion,
  purlIn: msg<{ version: string }>('projectComparison.components.purlIn', 'Package URL in {version}', 'Head in exported files; version of the project'),
  licenseIn: msg<{ version: string }>('projectComparison.components.licenseIn', 'License in {version}', 'Head in exported files; version of the project'),
  becomes: stepMessages.becomes,
  search: msg('projectComparison.components.search', 'Search compared components', 'Name of the search field above the list'),
  searchHint: msg('projectComparison.components.searchHint', 'Search name, group, package URL', 'In the empty search field: what is searched'),
  total: msg<{ count: number }>('projectComparison.components.total', '{count, plural, =0 {No differences} one {# difference} other {# differences}}', 'Count above the list of components that differ'),
  none: msg('projectComparison.components.none', 'Both versions have the same components', 'Title while no component differs'),
  noMatch: msg('projectComparison.components.noMatch', 'No component fits', 'Title when search and filters leave nothing'),
  failed: msg('projectComparison.components.failed', 'The components could not be compared', 'Title when the components of one of the versions could not be loaded, before the reason'),
};
