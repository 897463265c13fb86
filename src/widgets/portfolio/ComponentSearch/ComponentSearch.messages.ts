import { defineMessage } from 'react-intl';
import * as fieldMessages from '../../../frames/facts/field.messages.js';
import * as identityMessages from '../../../entities/component/identity.messages.js';
import * as projectPlaceMessages from '../../../entities/project/projectPlace.messages.js';
import * as subjectMessages from '../../../entities/project/subject.messages.js';

export const messages = {
  label: subjectMessages.components,
  form: defineMessage({
    id: 'componentSearch.form',
    defaultMessage: 'Search components of all projects',
    description: 'Name of the form above the list, for screen readers',
  }),
  kind: defineMessage({
    id: 'componentSearch.kind',
    defaultMessage: 'Search by',
    description: 'Label of a choice: coordinates, package URL, CPE, SWID tag ID or hash',
  }),
  coordinates: defineMessage({
    id: 'componentSearch.coordinates',
    defaultMessage: 'Group, name, version',
    description: 'Choice of componentSearch.kind',
  }),
  purl: identityMessages.purl,
  cpe: identityMessages.cpe,
  swidTagId: identityMessages.swidTagId,
  // Not shared: a way to search, not the subject of a condition of a policy.
  hash: defineMessage({
    id: 'componentSearch.hash',
    defaultMessage: 'Hash',
    description: 'Choice of componentSearch.kind, and label of the field for it',
  }),
  group: identityMessages.group,
  name: fieldMessages.name,
  version: identityMessages.version,
  purlHint: defineMessage({
    id: 'componentSearch.purlHint',
    defaultMessage: 'With type and name, such as pkg:npm/lodash; version and the rest narrow it down.',
    description: 'Below the field identity.purl of the search for components',
  }),
  cpeHint: defineMessage({
    id: 'componentSearch.cpeHint',
    defaultMessage: 'A part is enough, such as apache:log4j.',
    description: 'Below the field identity.cpe of the search for components',
  }),
  partHint: defineMessage({
    id: 'componentSearch.partHint',
    defaultMessage: 'A part is enough.',
    description: 'Below the field identity.swidTagId of the search for components',
  }),
  hashHint: defineMessage({
    id: 'componentSearch.hashHint',
    defaultMessage: 'The whole hash; the algorithm follows from its length.',
    description: 'Below the field componentSearch.hash while it is empty',
  }),
  hashDigits: defineMessage<{ readonly digits: number; readonly algorithms: string }>({
    id: 'componentSearch.hashDigits',
    defaultMessage: '{digits, plural, one {# digit} other {# digits}}: looked for as {algorithms}.',
    description:
      'Below the field componentSearch.hash; algorithms is a list such as “MD5” or “SHA-256 or SHA3-256”',
  }),
  notHexadecimal: defineMessage({
    id: 'componentSearch.problem.hash',
    defaultMessage: 'A hash has digits only, each 0 to 9 or a to f.',
    description: 'Problem of the field componentSearch.hash',
  }),
  nothingTyped: defineMessage({
    id: 'componentSearch.problem.nothing',
    defaultMessage: 'Enter what to look for.',
    description: 'Problem of an empty field of the search for components',
  }),
  submit: defineMessage({
    id: 'componentSearch.submit',
    defaultMessage: 'Search',
    description: 'Button that looks for components',
  }),
  start: defineMessage({
    id: 'componentSearch.start',
    defaultMessage: 'Where is a component used?',
    description: 'Title in the place of the hits, before anything was looked for',
  }),
  startAdvice: defineMessage({
    id: 'componentSearch.startAdvice',
    defaultMessage:
      'Look for it in all projects that you may see: by parts of its group, name or version, by package URL, CPE, SWID tag or hash.',
    description: 'Below componentSearch.start',
  }),
  matches: defineMessage<{ readonly count: number }>({
    id: 'componentSearch.matches',
    defaultMessage:
      '{count, plural, =0 {No component found} one {# component found} other {# components found}}',
    description: 'Count above the hits',
  }),
  noMatch: projectPlaceMessages.noComponentMatches,
  noMatchAdvice: defineMessage({
    id: 'componentSearch.noMatchAdvice',
    defaultMessage:
      'No project that you may see has one. Hashes are compared as a whole, and package URLs need type and name.',
    description: 'Below the title that no component matches',
  }),
  clear: defineMessage({
    id: 'componentSearch.clear',
    defaultMessage: 'Empty the search',
    description: 'Button below the title that no component matches',
  }),
  failed: defineMessage({
    id: 'componentSearch.failed',
    defaultMessage: 'Components could not be searched',
    description: 'Title instead of the hits',
  }),
  forbidden: defineMessage({
    id: 'componentSearch.forbidden',
    defaultMessage: 'You may not search components',
    description: 'Title instead of the search, without the permission VIEW_PORTFOLIO',
  }),
  inActiveOnly: defineMessage({
    id: 'componentSearch.inActiveOnly',
    defaultMessage: 'Active projects only',
    description: 'Switch above the components that were found',
  }),
  inLatestOnly: defineMessage({
    id: 'componentSearch.inLatestOnly',
    defaultMessage: 'Latest versions only',
    description: 'Switch above the components that were found: only in the latest version of each project',
  }),
};
