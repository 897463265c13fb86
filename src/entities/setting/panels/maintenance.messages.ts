import { msg } from '../../../i18n/msg.js';

export const messages = {
  help: msg('maintenanceSettings.help', 'What the server deletes by itself. What it deleted does not come back.', 'Below panelNames.maintenance'),
  projectsHelp: msg('maintenanceSettings.projectsHelp', 'Only projects that are no longer active are ever deleted.', 'Below the heading subject.projects'),
  inactive: msg('maintenanceSettings.inactive', 'Inactive projects', 'Choice: which of the projects that are no longer active are deleted'),
  keep: msg('maintenanceSettings.keep', 'Keep all of them', 'Choice of maintenanceSettings.inactive'),
  byAge: msg('maintenanceSettings.byAge', 'Delete them after some days', 'Choice of maintenanceSettings.inactive'),
  byVersions: msg('maintenanceSettings.byVersions', 'Keep some versions of each', 'Choice of maintenanceSettings.inactive'),
  projectDays: msg('maintenanceSettings.projectDays', 'Days until a project is deleted', 'How long a project is kept after it became inactive'),
  projectVersions: msg('maintenanceSettings.projectVersions', 'Versions that are kept', 'How many versions of a project are kept, the newest ones'),
  days: msg('maintenanceSettings.days', 'days', 'Unit behind a number'),
  others: msg('maintenanceSettings.others', 'Everything else', 'Heading: what is deleted besides projects'),
  metrics: msg('maintenanceSettings.metrics', 'Keep figures for', 'How long the course of figures is kept, in days'),
  metricsHelp: msg('maintenanceSettings.metricsHelp', 'Charts go back no further than that.', 'Below maintenanceSettings.metrics'),
  tags: msg('maintenanceSettings.tags', 'Delete tags that nothing has', 'Switch'),
  scans: msg('maintenanceSettings.scans', 'Keep records of analyses for', 'How long the server keeps what it noted of analyses, in hours'),
};
