import { defineMessage } from 'react-intl';
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
  differences: defineMessage({
    id: 'projectComparison.components.differences',
    defaultMessage: 'Differences',
    description: 'Choice of what is listed: components that are not the same on both sides',
  }),
  added: defineMessage({
    id: 'projectComparison.components.added',
    defaultMessage: 'Added',
    description: 'What became of a component: only the later version has it',
  }),
  removed: defineMessage({
    id: 'projectComparison.components.removed',
    defaultMessage: 'Removed',
    description: 'What became of a component: only the earlier version has it',
  }),
  // Not shared: of a component, which has a gender in many languages.
  changed: defineMessage({
    id: 'projectComparison.components.changed',
    defaultMessage: 'Changed',
    description:
      'What became of a component: both versions have it, in another version or with another license',
  }),
  // Not shared: of a component, which has a gender in many languages.
  unchanged: defineMessage({
    id: 'projectComparison.components.unchanged',
    defaultMessage: 'Unchanged',
    description: 'What became of a component: it is the same in both versions',
  }),
  all: outcomeMessages.all,
  change: defineMessage({
    id: 'projectComparison.components.change',
    defaultMessage: 'What changed',
    description: 'Head of a column, and button of a filter with choices such as: version up, license',
  }),
  changeName: defineMessage<{ readonly value: string }>({
    id: 'projectComparison.components.changeName',
    defaultMessage: 'Change: {value}',
    description:
      'A filter that is on, and its name for the button that removes it; value is the choice in words',
  }),
  up: defineMessage({
    id: 'projectComparison.components.up',
    defaultMessage: 'Version up',
    description: 'What changed about a component: its version is newer',
  }),
  down: defineMessage({
    id: 'projectComparison.components.down',
    defaultMessage: 'Version down',
    description: 'What changed about a component: its version is older',
  }),
  other: defineMessage({
    id: 'projectComparison.components.other',
    defaultMessage: 'Version written differently',
    description:
      'What changed about a component: the text of its version, without being newer or older, or one side has none',
  }),
  internal: defineMessage({
    id: 'projectComparison.components.internal',
    defaultMessage: 'Internal or not',
    description: 'What changed about a component: whether the organisation itself makes it',
  }),
  becameInternal: defineMessage({
    id: 'projectComparison.components.becameInternal',
    defaultMessage: 'Now internal',
    description: 'What changed about a component: it counts as made by the organisation itself',
  }),
  becameExternal: defineMessage({
    id: 'projectComparison.components.becameExternal',
    defaultMessage: 'No longer internal',
    description:
      'What changed about a component: it does not count as made by the organisation itself any more',
  }),
  inVersion: outcomeMessages.inVersion,
  purlIn: defineMessage<{ readonly version: string }>({
    id: 'projectComparison.components.purlIn',
    defaultMessage: 'Package URL in {version}',
    description: 'Head in exported files; version of the project',
  }),
  licenseIn: defineMessage<{ readonly version: string }>({
    id: 'projectComparison.components.licenseIn',
    defaultMessage: 'License in {version}',
    description: 'Head in exported files; version of the project',
  }),
  becomes: stepMessages.becomes,
  search: defineMessage({
    id: 'projectComparison.components.search',
    defaultMessage: 'Search compared components',
    description: 'Name of the search field above the list',
  }),
  searchHint: defineMessage({
    id: 'projectComparison.components.searchHint',
    defaultMessage: 'Search name, group, package URL',
    description: 'In the empty search field: what is searched',
  }),
  total: defineMessage<{ readonly count: number }>({
    id: 'projectComparison.components.total',
    defaultMessage: '{count, plural, =0 {No differences} one {# difference} other {# differences}}',
    description: 'Count above the list of components that differ',
  }),
  none: defineMessage({
    id: 'projectComparison.components.none',
    defaultMessage: 'Both versions have the same components',
    description: 'Title while no component differs',
  }),
  noMatch: defineMessage({
    id: 'projectComparison.components.noMatch',
    defaultMessage: 'No component fits',
    description: 'Title when search and filters leave nothing',
  }),
  failed: defineMessage({
    id: 'projectComparison.components.failed',
    defaultMessage: 'The components could not be compared',
    description: 'Title when the components of one of the versions could not be loaded, before the reason',
  }),
};
