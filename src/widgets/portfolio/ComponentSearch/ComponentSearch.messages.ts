import { componentSearchFailed } from '../../../entities/component/componentSearch.messages.js';
import { msg } from '../../../i18n/msg.js';
import * as fieldMessages from '../../../frames/facts/field.messages.js';
import * as identityMessages from '../../../entities/component/identity.messages.js';
import * as projectPlaceMessages from '../../../entities/project/projectPlace.messages.js';
import * as projectStateMessages from '../../../entities/project/projectState.messages.js';
import * as subjectMessages from '../../../entities/project/subject.messages.js';
import { clearSearch } from '../../../ui/controls/actions.messages.js';

export const messages = {
  label: subjectMessages.components,
  form: msg('componentSearch.form', 'Search components in all projects', 'Screen-reader name of the form above the list'),
  kind: msg('componentSearch.kind', 'Search by', 'Label of a choice: coordinates, package URL, CPE, SWID tag ID or hash'),
  coordinates: msg('componentSearch.coordinates', 'Group, name, and version', 'Choice of componentSearch.kind'),
  purl: identityMessages.purl,
  cpe: identityMessages.cpe,
  swidTagId: identityMessages.swidTagId,
  // Not shared: a way to search, not the subject of a condition of a policy.
  hash: msg('componentSearch.hash', 'Hash', 'Choice of componentSearch.kind, and label of its field'),
  group: identityMessages.group,
  name: fieldMessages.name,
  version: identityMessages.version,
  purlHint: msg('componentSearch.purlHint', 'Include type and name, such as pkg:npm/lodash.', 'Help below the field identity.purl of the component search'),
  cpeHint: msg('componentSearch.cpeHint', 'Part of a CPE is enough, such as apache:log4j.', 'Help below the field identity.cpe of the component search'),
  partHint: msg('componentSearch.partHint', 'Part of the ID is enough.', 'Help below the field identity.swidTagId of the component search'),
  hashHint: msg('componentSearch.hashHint', 'Enter the full hash. Its length sets the algorithm.', 'Help below the empty field componentSearch.hash'),
  hashDigits: msg<{ digits: number; algorithms: string }>(
    'componentSearch.hashDigits',
    '{digits, plural, one {# digit: {algorithms}} other {# digits: {algorithms}}}',
    'Help below the field componentSearch.hash: digits entered, and the algorithms searched, such as “SHA-256 or SHA3-256”',
  ),
  notHexadecimal: subjectMessages.hexadecimal,
  nothingTyped: msg('componentSearch.problem.nothing', 'Enter a search term.', 'Error of an empty field of the component search'),
  submit: msg('componentSearch.submit', 'Search', 'Button that starts the component search'),
  start: msg('componentSearch.start', 'Where is a component used?', 'Title instead of the results, before the first search'),
  startAdvice: msg('componentSearch.startAdvice', 'Search all projects you have access to.', 'Below componentSearch.start. The form above offers group, name, version, package URL, CPE, SWID tag, and hash'),
  matches: msg<{ count: number }>('componentSearch.matches', '{count, plural, =0 {No components found} one {# component found} other {# components found}}', 'Count above the results'),
  matchesInactive: msg<{ count: number }>(
    'componentSearch.matchesInactive',
    '{count, plural, one {# component found, in an inactive project} other {# components found, all in inactive projects}}',
    'Count above the results, when all are in inactive projects',
  ),
  matchesSomeInactive: msg<{ count: number; inactive: number }>(
    'componentSearch.matchesSomeInactive',
    '{count, plural, one {# component found, {inactive, number} in inactive projects} other {# components found, {inactive, number} in inactive projects}}',
    'Count above the results, when some are in inactive projects. inactive is the number of these, and part of count',
  ),
  matchesActive: msg<{ count: number; inactive: number }>(
    'componentSearch.matchesActive',
    '{count, plural, one {# component found, {inactive, number} more in inactive projects} other {# components found, {inactive, number} more in inactive projects}}',
    'Count above the results while only active projects are searched. inactive is the number in inactive projects, and not part of count',
  ),
  noMatchInActive: msg('componentSearch.noMatchInActive', 'No matches in active projects', 'Title instead of the results while only active projects are searched, when inactive ones have matches'),
  inactiveAdvice: msg<{ count: number }>('componentSearch.inactiveAdvice', '{count, plural, one {# match is in an inactive project.} other {# matches are in inactive projects.}}', 'Below componentSearch.noMatchInActive'),
  showInactive: projectStateMessages.showInactive,
  noMatch: projectPlaceMessages.noComponentMatches,
  noMatchAdvice: msg('componentSearch.noMatchAdvice', 'Only projects you can see are searched. Hashes must match exactly.', 'Below the title that nothing matches'),
  clear: clearSearch,
  failed: componentSearchFailed,
  forbidden: msg('componentSearch.forbidden', 'You do not have permission to search components', 'Title instead of the search, without the permission VIEW_PORTFOLIO'),
  byVersion: msg('componentSearch.byVersion', 'Group by version', 'Switch above the results: one row for each version of a component'),
  inActiveOnly: msg('componentSearch.inActiveOnly', 'Active projects only', 'Switch above the results'),
  inLatestOnly: msg('componentSearch.inLatestOnly', 'Latest versions only', 'Switch above the results: only the latest version of each project'),
};
