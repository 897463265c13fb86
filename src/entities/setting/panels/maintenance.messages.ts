import { defineMessage } from 'react-intl';

export const messages = {
  help: defineMessage({
    id: 'maintenanceSettings.help',
    defaultMessage: 'What the server deletes by itself. What it deleted does not come back.',
    description: 'Below panelNames.maintenance',
  }),
  projectsHelp: defineMessage({
    id: 'maintenanceSettings.projectsHelp',
    defaultMessage: 'Only projects that are no longer active are ever deleted.',
    description: 'Below the heading subject.projects',
  }),
  inactive: defineMessage({
    id: 'maintenanceSettings.inactive',
    defaultMessage: 'Inactive projects',
    description: 'Choice: which of the projects that are no longer active are deleted',
  }),
  keep: defineMessage({
    id: 'maintenanceSettings.keep',
    defaultMessage: 'Keep all of them',
    description: 'Choice of maintenanceSettings.inactive',
  }),
  byAge: defineMessage({
    id: 'maintenanceSettings.byAge',
    defaultMessage: 'Delete them after some days',
    description: 'Choice of maintenanceSettings.inactive',
  }),
  byVersions: defineMessage({
    id: 'maintenanceSettings.byVersions',
    defaultMessage: 'Keep some versions of each',
    description: 'Choice of maintenanceSettings.inactive',
  }),
  projectDays: defineMessage({
    id: 'maintenanceSettings.projectDays',
    defaultMessage: 'Days until a project is deleted',
    description: 'How long a project is kept after it became inactive',
  }),
  projectVersions: defineMessage({
    id: 'maintenanceSettings.projectVersions',
    defaultMessage: 'Versions that are kept',
    description: 'How many versions of a project are kept, the newest ones',
  }),
  days: defineMessage({
    id: 'maintenanceSettings.days',
    defaultMessage: 'days',
    description: 'Unit behind a number',
  }),
  others: defineMessage({
    id: 'maintenanceSettings.others',
    defaultMessage: 'Everything else',
    description: 'Heading: what is deleted besides projects',
  }),
  metrics: defineMessage({
    id: 'maintenanceSettings.metrics',
    defaultMessage: 'Keep figures for',
    description: 'How long the course of figures is kept, in days',
  }),
  metricsHelp: defineMessage({
    id: 'maintenanceSettings.metricsHelp',
    defaultMessage: 'Charts go back no further than that.',
    description: 'Below maintenanceSettings.metrics',
  }),
  tags: defineMessage({
    id: 'maintenanceSettings.tags',
    defaultMessage: 'Delete tags that nothing has',
    description: 'Switch',
  }),
  scans: defineMessage({
    id: 'maintenanceSettings.scans',
    defaultMessage: 'Keep records of analyses for',
    description: 'How long the server keeps what it noted of analyses, in hours',
  }),
};
