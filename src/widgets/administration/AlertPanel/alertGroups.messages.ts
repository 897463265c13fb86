import { msg } from '../../../i18n/msg.js';
import { bomProcessed } from '../../../entities/project/portfolioText.messages.js';
import { vexProcessed } from '../../../entities/project/portfolioText.messages.js';

/** Groups of events, by their names on the server. */
export const groupMessages = {
  NEW_VULNERABILITY: msg('alertGroup.NEW_VULNERABILITY', 'New vulnerability in a component', 'Group of alert events'),
  NEW_VULNERABLE_DEPENDENCY: msg('alertGroup.NEW_VULNERABLE_DEPENDENCY', 'New vulnerable component', 'Group of alert events: a component with known vulnerabilities was added to a project'),
  VULNERABILITY_RETRACTED: msg('alertGroup.VULNERABILITY_RETRACTED', 'Vulnerability withdrawn by its source', 'Group of alert events'),
  POLICY_VIOLATION: msg('alertGroup.POLICY_VIOLATION', 'New policy violation', 'Group of alert events'),
  PROJECT_AUDIT_CHANGE: msg('alertGroup.PROJECT_AUDIT_CHANGE', 'Audit change on a finding or violation', 'Group of alert events: an analysis or suppression was changed'),
  PROJECT_CREATED: msg('alertGroup.PROJECT_CREATED', 'Project created', 'Group of alert events'),
  BOM_CONSUMED: msg('alertGroup.BOM_CONSUMED', 'BOM received', 'Group of alert events'),
  BOM_PROCESSED: bomProcessed,
  BOM_PROCESSING_FAILED: msg('alertGroup.BOM_PROCESSING_FAILED', 'BOM processing failed', 'Group of alert events'),
  BOM_VALIDATION_FAILED: msg('alertGroup.BOM_VALIDATION_FAILED', 'BOM validation failed', 'Group of alert events'),
  VEX_CONSUMED: msg('alertGroup.VEX_CONSUMED', 'VEX received', 'Group of alert events'),
  VEX_PROCESSED: vexProcessed,
  NEW_VULNERABILITIES_SUMMARY: msg('alertGroup.NEW_VULNERABILITIES_SUMMARY', 'Summary of new vulnerabilities', 'Group of alert events on a schedule'),
  NEW_POLICY_VIOLATIONS_SUMMARY: msg('alertGroup.NEW_POLICY_VIOLATIONS_SUMMARY', 'Summary of new policy violations', 'Group of alert events on a schedule'),
  ANALYZER: msg('alertGroup.ANALYZER', 'Analyzer problem', 'Group of alert events'),
  DATASOURCE_MIRRORING: msg('alertGroup.DATASOURCE_MIRRORING', 'Mirroring of vulnerability sources', 'Group of alert events'),
  FILE_SYSTEM: msg('alertGroup.FILE_SYSTEM', 'File system problem', 'Group of alert events'),
  INDEXING_SERVICE: msg('alertGroup.INDEXING_SERVICE', 'Search index problem', 'Group of alert events'),
  INTEGRATION: msg('alertGroup.INTEGRATION', 'Integration problem', 'Group of alert events, such as a failed upload to DefectDojo'),
  REPOSITORY: msg('alertGroup.REPOSITORY', 'Package repository problem', 'Group of alert events'),
  USER_CREATED: msg('alertGroup.USER_CREATED', 'User created', 'Group of alert events'),
  USER_DELETED: msg('alertGroup.USER_DELETED', 'User deleted', 'Group of alert events'),
};
