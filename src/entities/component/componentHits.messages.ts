import { msg } from '../../i18n/msg.js';
import { columnLastBomImport as lastBomImport, columnProjectVersion } from '../project/projectColumn.messages.js';
import * as identityMessages from './identity.messages.js';
import * as projectStateMessages from '../project/projectState.messages.js';
import * as subjectMessages from '../project/subject.messages.js';

export const messages = {
  purl: identityMessages.purl,
  cpe: identityMessages.cpe,
  swidTagId: identityMessages.swidTagId,
  columnName: subjectMessages.component,
  columnVersion: identityMessages.version,
  columnGroup: identityMessages.group,
  columnProject: subjectMessages.project,
  columnProjectVersion,
  columnProjectActive: msg('componentHits.projectActive', 'Active project', 'Column head in exported files: whether the project of the component is active'),
  inactive: projectStateMessages.inactive,
  // Not shared: since when a component is in its project, not the first day of a row of numbers.
  columnSince: msg('componentHits.since', 'Since', 'Table head: since when a component is known to be in its project. At most 18 characters'),
  columnSinceTip: msg('componentHits.sinceTip', 'First measurement that the server still has. It does not record when a component was added.', 'Tooltip of the table head componentHits.since'),
  sinceDate: msg<{ date: string }>('componentHits.sinceDate', 'Since {date}', 'On phones: since when a component is known to be in its project; date is a day'),
  sinceFailed: msg('componentHits.sinceFailed', 'Could not load the date', 'Tooltip of a dash in the column componentHits.since'),
  columnLastBomImport: lastBomImport,
  columnInternal: identityMessages.internal,
  external: identityMessages.external,
  columnLicense: identityMessages.license,
  columnRisk: projectStateMessages.risk,
  columnVulnerabilities: subjectMessages.vulnerabilities,
  columnVulnerabilitiesTip: msg('componentHits.vulnerabilitiesTip', 'Not counted in hash searches.', 'Tooltip of the table head subject.vulnerabilities'),
};
