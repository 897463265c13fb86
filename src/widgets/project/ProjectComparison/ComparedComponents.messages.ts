import { msg } from '../../../i18n/msg.js';
import * as changeMessages from '../../../entities/component/componentChange.messages.js';
import * as identityMessages from '../../../entities/component/identity.messages.js';
import * as fieldMessages from '../../../frames/facts/field.messages.js';
import * as subjectMessages from '../../../entities/project/subject.messages.js';
import * as stepMessages from '../../../frames/facts/becomes.messages.js';
import * as outcomeMessages from './outcome.messages.js';
import { noMatch } from '../../../ui/layout/outcome.messages.js';

export const componentMessages = {
  label: subjectMessages.components,
  name: fieldMessages.name,
  group: identityMessages.group,
  license: identityMessages.license,
  outcome: outcomeMessages.outcome,
  differences: outcomeMessages.differences,
  added: changeMessages.added,
  removed: changeMessages.removed,
  changed: changeMessages.changed,
  // Not shared: of a component, which has a gender in many languages.
  unchanged: msg('projectComparison.components.unchanged', 'Unchanged', 'Change of a component: it is the same in both versions'),
  all: outcomeMessages.all,
  change: msg('projectComparison.components.change', 'Change', 'Table head, and button of a filter with choices such as Upgraded or License. At most 18 characters'),
  changeName: msg<{ value: string }>('projectComparison.components.changeName', 'Change: {value}', 'Active filter, and its name in the screen-reader name of its remove button. value is the choice'),
  up: changeMessages.upgraded,
  down: changeMessages.downgraded,
  older: msg('projectComparison.components.older', 'Older than before', 'Badge of a component whose version is older than in the earlier version'),
  vulnerabilities: subjectMessages.vulnerabilities,
  other: msg('projectComparison.components.other', 'Other version change', 'Change of a component: its version differs but is neither newer nor older, or is missing on one side'),
  internal: msg('projectComparison.components.internal', 'Internal status', 'Change of a component: it became internal or is no longer internal'),
  becameInternal: msg('projectComparison.components.becameInternal', 'Now internal', 'Change of a component: it now counts as made by the organization itself'),
  becameExternal: msg('projectComparison.components.becameExternal', 'No longer internal', 'Change of a component: it no longer counts as made by the organization itself'),
  inVersion: outcomeMessages.inVersion,
  purlIn: msg<{ version: string }>('projectComparison.components.purlIn', 'Package URL in {version}', 'Column head in exported files. version is that of the project'),
  licenseIn: msg<{ version: string }>('projectComparison.components.licenseIn', 'License in {version}', 'Column head in exported files. version is that of the project'),
  becomes: stepMessages.becomes,
  search: subjectMessages.searchComponents,
  searchHint: msg('projectComparison.components.searchHint', 'Search by name, group, package URL', 'Placeholder of the search field. At most 36 characters'),
  total: outcomeMessages.total,
  none: outcomeMessages.none,
  noMatch,
  failed: msg('projectComparison.components.failed', 'Could not compare components', 'Error title when the components of a version could not be loaded. The reason follows'),
};
