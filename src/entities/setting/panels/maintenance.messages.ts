import { msg } from '../../../i18n/msg.js';

export const messages = {
  help: msg('maintenanceSettings.help', 'Data the server deletes automatically. It cannot be restored.', 'Help below panelNames.maintenance'),
  projectsHelp: msg('maintenanceSettings.projectsHelp', 'Active projects are never deleted.', 'Help below the heading subject.projects'),
  inactive: msg('maintenanceSettings.inactive', 'Inactive projects', 'Field label of a choice: which inactive projects are deleted'),
  keep: msg('maintenanceSettings.keep', 'Keep all', 'Choice of maintenanceSettings.inactive'),
  byAge: msg('maintenanceSettings.byAge', 'Delete after a number of days', 'Choice of maintenanceSettings.inactive; maintenanceSettings.projectDays sets the number'),
  byVersions: msg('maintenanceSettings.byVersions', 'Keep the latest versions', 'Choice of maintenanceSettings.inactive; maintenanceSettings.projectVersions sets the number for each project'),
  projectDays: msg('maintenanceSettings.projectDays', 'Days until deletion', 'Field label: how long a project is kept after it becomes inactive'),
  projectVersions: msg('maintenanceSettings.projectVersions', 'Versions to keep', 'Field label: number of latest versions of each project that are kept'),
  days: msg('maintenanceSettings.days', 'days', 'Unit after a number field'),
  others: msg('maintenanceSettings.others', 'Everything else', 'Heading above settings for deleting data other than projects'),
  metrics: msg('maintenanceSettings.metrics', 'Keep metrics for', 'Field label: how long past metrics are kept; a number of days follows'),
  metricsHelp: msg('maintenanceSettings.metricsHelp', 'Charts show nothing older.', 'Help below maintenanceSettings.metrics'),
  tags: msg('maintenanceSettings.tags', 'Delete unused tags', 'Switch: delete tags that nothing uses'),
  scans: msg('maintenanceSettings.scans', 'Keep analysis records for', 'Field label: how long records of analyses are kept; a number of hours follows'),
};
