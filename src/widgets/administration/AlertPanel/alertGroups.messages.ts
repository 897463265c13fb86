import { defineMessage } from 'react-intl';

/** Groups of events, by their names on the server. */
export const groupMessages = {
  NEW_VULNERABILITY: defineMessage({
    id: 'alertGroup.NEW_VULNERABILITY',
    defaultMessage: 'New vulnerability on a component',
    description: 'Group of events of alerts',
  }),
  NEW_VULNERABLE_DEPENDENCY: defineMessage({
    id: 'alertGroup.NEW_VULNERABLE_DEPENDENCY',
    defaultMessage: 'New component that is vulnerable',
    description: 'Group of events of alerts: a component with known vulnerabilities came into a project',
  }),
  VULNERABILITY_RETRACTED: defineMessage({
    id: 'alertGroup.VULNERABILITY_RETRACTED',
    defaultMessage: 'Vulnerability withdrawn by its source',
    description: 'Group of events of alerts',
  }),
  POLICY_VIOLATION: defineMessage({
    id: 'alertGroup.POLICY_VIOLATION',
    defaultMessage: 'New policy violation',
    description: 'Group of events of alerts',
  }),
  PROJECT_AUDIT_CHANGE: defineMessage({
    id: 'alertGroup.PROJECT_AUDIT_CHANGE',
    defaultMessage: 'Decision on a finding or a violation',
    description: 'Group of events of alerts: an analysis or suppression was changed',
  }),
  PROJECT_CREATED: defineMessage({
    id: 'alertGroup.PROJECT_CREATED',
    defaultMessage: 'Project created',
    description: 'Group of events of alerts',
  }),
  BOM_CONSUMED: defineMessage({
    id: 'alertGroup.BOM_CONSUMED',
    defaultMessage: 'BOM received',
    description: 'Group of events of alerts',
  }),
  BOM_PROCESSED: defineMessage({
    id: 'alertGroup.BOM_PROCESSED',
    defaultMessage: 'BOM processed',
    description: 'Group of events of alerts',
  }),
  BOM_PROCESSING_FAILED: defineMessage({
    id: 'alertGroup.BOM_PROCESSING_FAILED',
    defaultMessage: 'BOM not processed, because something failed',
    description: 'Group of events of alerts',
  }),
  BOM_VALIDATION_FAILED: defineMessage({
    id: 'alertGroup.BOM_VALIDATION_FAILED',
    defaultMessage: 'BOM refused, because it breaks the schema',
    description: 'Group of events of alerts',
  }),
  VEX_CONSUMED: defineMessage({
    id: 'alertGroup.VEX_CONSUMED',
    defaultMessage: 'VEX received',
    description: 'Group of events of alerts',
  }),
  VEX_PROCESSED: defineMessage({
    id: 'alertGroup.VEX_PROCESSED',
    defaultMessage: 'VEX applied',
    description: 'Group of events of alerts',
  }),
  NEW_VULNERABILITIES_SUMMARY: defineMessage({
    id: 'alertGroup.NEW_VULNERABILITIES_SUMMARY',
    defaultMessage: 'Summary of new vulnerabilities',
    description: 'Group of events of alerts on a schedule',
  }),
  NEW_POLICY_VIOLATIONS_SUMMARY: defineMessage({
    id: 'alertGroup.NEW_POLICY_VIOLATIONS_SUMMARY',
    defaultMessage: 'Summary of new policy violations',
    description: 'Group of events of alerts on a schedule',
  }),
  ANALYZER: defineMessage({
    id: 'alertGroup.ANALYZER',
    defaultMessage: 'Trouble with an analyzer',
    description: 'Group of events of alerts',
  }),
  DATASOURCE_MIRRORING: defineMessage({
    id: 'alertGroup.DATASOURCE_MIRRORING',
    defaultMessage: 'Mirroring of vulnerability sources',
    description: 'Group of events of alerts',
  }),
  FILE_SYSTEM: defineMessage({
    id: 'alertGroup.FILE_SYSTEM',
    defaultMessage: 'Trouble with the file system',
    description: 'Group of events of alerts',
  }),
  INDEXING_SERVICE: defineMessage({
    id: 'alertGroup.INDEXING_SERVICE',
    defaultMessage: 'Trouble with the search index',
    description: 'Group of events of alerts',
  }),
  INTEGRATION: defineMessage({
    id: 'alertGroup.INTEGRATION',
    defaultMessage: 'Trouble with an integration',
    description: 'Group of events of alerts, such as an upload to DefectDojo that failed',
  }),
  REPOSITORY: defineMessage({
    id: 'alertGroup.REPOSITORY',
    defaultMessage: 'Trouble with a package repository',
    description: 'Group of events of alerts',
  }),
  USER_CREATED: defineMessage({
    id: 'alertGroup.USER_CREATED',
    defaultMessage: 'User created',
    description: 'Group of events of alerts',
  }),
  USER_DELETED: defineMessage({
    id: 'alertGroup.USER_DELETED',
    defaultMessage: 'User deleted',
    description: 'Group of events of alerts',
  }),
};
