import { msg } from '../../i18n/msg.js';
import { columnProjectVersion } from '../project/projectColumn.messages.js';
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
  columnInternal: identityMessages.internal,
  external: identityMessages.external,
  columnLicense: identityMessages.license,
  columnRisk: projectStateMessages.risk,
  columnVulnerabilities: subjectMessages.vulnerabilities,
  columnVulnerabilitiesTip: msg('componentHits.vulnerabilitiesTip', 'Not counted in hash searches.', 'Tooltip of the table head subject.vulnerabilities'),
};
