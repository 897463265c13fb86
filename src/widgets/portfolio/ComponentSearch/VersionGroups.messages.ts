import * as identityMessages from '../../../entities/component/identity.messages.js';
import { noVersion } from '../../../entities/component/projectVersion.messages.js';
import { activeAndInactive } from '../../../entities/project/activity.messages.js';
import * as projectPlaceMessages from '../../../entities/project/projectPlace.messages.js';
import * as projectStateMessages from '../../../entities/project/projectState.messages.js';
import * as subjectMessages from '../../../entities/project/subject.messages.js';
import { msg } from '../../../i18n/msg.js';

export const messages = {
  group: identityMessages.group,
  version: identityMessages.version,
  noMatch: projectPlaceMessages.noComponentMatches,
  versions: msg('componentSearch.versions', 'Versions of components', 'Screen-reader name of the table with one row for each version of a component'),
  versionCount: msg<{ count: number }>('componentSearch.versionCount', '{count, plural, =0 {No versions found} one {# version found} other {# versions found}}', 'Count above the rows with one version each'),
  noVersion: noVersion,
  projects: subjectMessages.projects,
  projectCount: subjectMessages.projectCount,
  activeAndInactive,
  columnComponent: subjectMessages.component,
  columnActive: msg('componentSearch.columnActive', 'Active projects', 'Column head in exported files: number of active projects with the version'),
  // Not shared: a number of projects, not a setting.
  columnInactive: msg('componentSearch.columnInactive', 'Inactive projects', 'Column head in exported files: number of inactive projects with the version'),
  inactive: projectStateMessages.inactive,
  tooMany: msg('componentSearch.tooMany', 'Too many components to group', 'Title instead of the rows with one version each'),
  tooManyAdvice: msg<{ total: number; most: number }>('componentSearch.tooManyAdvice', 'The search finds {total, number}. Narrow it to {most, number} or fewer.', 'Below componentSearch.tooMany; numbers of components'),
  ungroup: msg('componentSearch.ungroup', 'Show components', 'Button below componentSearch.tooMany: lists the components without groups. At most 20 characters'),
};
