import type { SettingsDeclaration } from '../../../frames/settings/declaration.js';
import * as panelNames from '../../project/panelNames.messages.js';
import * as subjectMessages from '../../project/subject.messages.js';
import { messages } from './maintenance.messages.js';
import * as shared from './shared.messages.js';

/** The settings for data that a server deletes automatically, from 5.0. */
export const maintenance: SettingsDeclaration = {
  title: panelNames.maintenance,
  help: messages.help,
  sections: [
    {
      title: subjectMessages.projects,
      help: messages.projectsHelp,
      settings: [
        {
          ...setting('projects.retention.type'),
          type: 'choice',
          label: messages.inactive,
          options: [
            { value: '', label: messages.keep },
            { value: 'AGE', label: messages.byAge },
            { value: 'VERSIONS', label: messages.byVersions },
          ],
        },
        {
          ...setting('projects.retention.days'),
          type: 'number',
          min: 1,
          max: 365,
          unit: messages.days,
          label: messages.projectDays,
          usedWhile: { name: 'projects.retention.type', is: 'AGE' },
        },
        {
          ...setting('projects.retention.versions'),
          type: 'number',
          min: 1,
          max: 100,
          label: messages.projectVersions,
          usedWhile: { name: 'projects.retention.type', is: 'VERSIONS' },
        },
      ],
    },
    {
      title: messages.others,
      settings: [
        {
          ...setting('metrics.retention.days'),
          type: 'number',
          min: 1,
          max: 365,
          unit: messages.days,
          label: messages.metrics,
          help: messages.metricsHelp,
        },
        { ...setting('tags.delete.unused'), type: 'switch', label: messages.tags },
        {
          ...setting('vuln.scan.retention.hours'),
          type: 'number',
          min: 1,
          unit: shared.hours,
          label: messages.scans,
        },
      ],
    },
  ],
  further: { group: 'maintenance' },
};

function setting(name: string) {
  return { group: 'maintenance', name, since: '5.0' } as const;
}
