import { msg } from '../../../i18n/msg.js';

/** Groups of events, by their names on the server. */
export const groupMessages = {
  NEW_VULNERABILITY: msg('alertGroup.NEW_VULNERABILITY', 'New vulnerability on a component', 'Group of events of alerts'),
  NEW_VULNERABLE_DEPENDENCY: msg('alertGroup.NEW_VULNERABLE_DEPENDENCY', 'New component that is vulnerable', 'Group of events of alerts: a component with known vulnerabilities came into a project'),
  VULNERABILITY_RETRACTED: msg('alertGroup.VULNERABILITY_RETRACTED', 'Vulnerability withdrawn by its source', 'Group of events of alerts'),
  POLICY_VIOLATION: msg('alertGroup.POLICY_VIOLATION', 'New policy violation', 'Group of events of alerts'),
  PROJECT_AUDIT_CHANGE: msg('alertGroup.PROJECT_AUDIT_CHANGE', 'Decision on a finding or a violation', 'Group of events of alerts: an analysis or suppression was changed'),
  PROJECT_CREATED: msg('alertGroup.PROJECT_CREATED', 'Project created', 'Group of events of alerts'),
  BOM_CONSUMED: msg('alertGroup.BOM_CONSUMED', 'BOM received', 'Group of events of alerts'),
  BOM_PROCESSED: msg('alertGroup.BOM_PROCESSED', 'BOM processed', 'Group of events of alerts'),
  BOM_PROCESSING_FAILED: msg('alertGroup.BOM_PROCESSING_FAILED', 'BOM not processed, because something failed', 'Group of events of alerts'),
  BOM_VALIDATION_FAILED: msg('alertGroup.BOM_VALIDATION_FAILED', 'BOM refused, because it breaks the schema', 'Group of events of alerts'),
  VEX_CONSUMED: msg('alertGroup.VEX_CONSUMED', 'VEX received', 'Group of events of alerts'),
  VEX_PROCESSED: msg('alertGroup.VEX_PROCESSED', 'VEX applied', 'Group of events of alerts'),
  NEW_VULNERABILITIES_SUMMARY: msg('alertGroup.NEW_VULNERABILITIES_SUMMARY', 'Summary of new vulnerabilities', 'Group of events of alerts on a schedule'),
  NEW_POLICY_VIOLATIONS_SUMMARY: msg('alertGroup.NEW_POLICY_VIOLATIONS_SUMMARY', 'Summary of new policy violations', 'Group of events of alerts on a schedule'),
  ANALYZER: msg('alertGroup.ANALYZER', 'Trouble with an analyzer', 'Group of events of alerts'),
  DATASOURCE_MIRRORING: msg('alertGroup.DATASOURCE_MIRRORING', 'Mirroring of vulnerability sources', 'Group of events of alerts'),
  FILE_SYSTEM: msg('alertGroup.FILE_SYSTEM', 'Trouble with the file system', 'Group of events of alerts'),
  INDEXING_SERVICE: msg('alertGroup.INDEXING_SERVICE', 'Trouble with the search index', 'Group of events of alerts'),
  INTEGRATION: msg('alertGroup.INTEGRATION', 'Trouble with an integration', 'Group of events of alerts, such as an upload to DefectDojo that failed'),
  REPOSITORY: msg('alertGroup.REPOSITORY', 'Trouble with a package repository', 'Group of events of alerts'),
  USER_CREATED: msg('alertGroup.USER_CREATED', 'User created', 'Group of events of alerts'),
  USER_DELETED: msg('alertGroup.USER_DELETED', 'User deleted', 'Group of events of alerts'),
};
