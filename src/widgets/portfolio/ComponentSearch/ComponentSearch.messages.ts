import { msg } from '../../../i18n/msg.js';
import * as fieldMessages from '../../../frames/facts/field.messages.js';
import * as identityMessages from '../../../entities/component/identity.messages.js';
import * as projectPlaceMessages from '../../../entities/project/projectPlace.messages.js';
import * as subjectMessages from '../../../entities/project/subject.messages.js';

export const messages = {
  label: subjectMessages.components,
  form: msg('componentSearch.form', 'Search components of all projects', 'Name of the form above the list, for screen readers'),
  kind: msg('componentSearch.kind', 'Search by', 'Label of a choice: coordinates, package URL, CPE, SWID tag ID or hash'),
  coordinates: msg('componentSearch.coordinates', 'Group, name, version', 'Choice of componentSearch.kind'),
  purl: identityMessages.purl,
  cpe: identityMessages.cpe,
  swidTagId: identityMessages.swidTagId,
  // Not shared: a way to search, not the subject of a condition of a policy.
  hash: msg('componentSearch.hash', 'Hash', 'Choice of componentSearch.kind, and label of the field for it'),
  group: identityMessages.group,
  name: fieldMessages.name,
  version: identityMessages.version,
  purlHint: msg('componentSearch.purlHint', 'With type and name, such as pkg:npm/lodash; version and the rest narrow it down.', 'Below the field identity.purl of the search for components'),
  cpeHint: msg('componentSearch.cpeHint', 'A part is enough, such as apache:log4j.', 'Below the field identity.cpe of the search for components'),
  partHint: msg('componentSearch.partHint', 'A part is enough.', 'Below the field identity.swidTagId of the search for components'),
  hashHint: msg('componentSearch.hashHint', 'The whole hash; the algorithm follows from its length.', 'Below the field componentSearch.hash while it is empty'),
  hashDigits: msg<{ digits: number; algorithms: string }>(
    'componentSearch.hashDigits',
    '{digits, plural, one {# digit} other {# digits}}: looked for as {algorithms}.',
    'Below the field componentSearch.hash; algorithms is a list such as “MD5” or “SHA-256 or SHA3-256”',
  ),
  notHexadecimal: msg('componentSearch.problem.hash', 'A hash has digits only, each 0 to 9 or a to f.', 'Problem of the field componentSearch.hash'),
  nothingTyped: msg('componentSearch.problem.nothing', 'Enter what to look for.', 'Problem of an empty field of the search for components'),
  submit: msg('componentSearch.submit', 'Search', 'Button that looks for components'),
  start: msg('componentSearch.start', 'Where is a component used?', 'Title in the place of the hits, before anything was looked for'),
  startAdvice: msg('componentSearch.startAdvice', 'Look for it in all projects that you may see: by parts of its group, name or version, by package URL, CPE, SWID tag or hash.', 'Below componentSearch.start'),
  matches: msg<{ count: number }>('componentSearch.matches', '{count, plural, =0 {No component found} one {# component found} other {# components found}}', 'Count above the hits'),
  noMatch: projectPlaceMessages.noComponentMatches,
  noMatchAdvice: msg('componentSearch.noMatchAdvice', 'No project that you may see has one. Hashes are compared as a whole, and package URLs need type and name.', 'Below the title that no component matches'),
  clear: msg('componentSearch.clear', 'Empty the search', 'Button below the title that no component matches'),
  failed: msg('componentSearch.failed', 'Components could not be searched', 'Title instead of the hits'),
  forbidden: msg('componentSearch.forbidden', 'You may not search components', 'Title instead of the search, without the permission VIEW_PORTFOLIO'),
  inActiveOnly: msg('componentSearch.inActiveOnly', 'Active projects only', 'Switch above the components that were found'),
  inLatestOnly: msg('componentSearch.inLatestOnly', 'Latest versions only', 'Switch above the components that were found: only in the latest version of each project'),
};
