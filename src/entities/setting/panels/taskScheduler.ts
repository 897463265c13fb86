import type { MessageDescriptor } from 'react-intl';
import type { SettingDeclaration, SettingsDeclaration } from '../../../frames/settings/declaration.js';
import * as panelNames from '../../project/panelNames.messages.js';
import * as subjectMessages from '../../project/subject.messages.js';
import { messages } from './taskScheduler.messages.js';
import * as shared from './shared.messages.js';

/** The intervals of a server's recurring work. Servers from 5.0 keep them elsewhere. */
export const taskScheduler: SettingsDeclaration = {
  title: panelNames.taskScheduler,
  help: messages.help,
  sections: [
    {
      title: subjectMessages.components,
      settings: [
        every('repository.metadata.fetch', messages.repository, messages.repositoryHelp),
        every('internal.components.identification', panelNames.internalComponents),
      ],
    },
    {
      title: panelNames.vulnerabilitySources,
      settings: [
        every('nist.mirror', panelNames.nvd),
        every('ghsa.mirror', panelNames.gitHubAdvisories),
        every('osv.mirror', panelNames.osv),
        every('vulndb.mirror', panelNames.vulnDb),
      ],
    },
    {
      title: messages.analysis,
      settings: [
        every('portfolio.vulnerability.analysis', messages.portfolioAnalysis, messages.portfolioAnalysisHelp),
        every('component.analysis.cache.clear', messages.cache, messages.cacheHelp),
      ],
    },
    {
      title: messages.metrics,
      settings: [
        every('portfolio.metrics.update', messages.portfolioMetrics),
        every('vulnerability.metrics.update', messages.vulnerabilityMetrics),
      ],
    },
    {
      title: messages.accounts,
      settings: [every('ldap.sync', messages.ldap, messages.ldapHelp)],
    },
  ],
  further: { group: 'task-scheduler' },
};

function every(work: string, label: MessageDescriptor, help?: MessageDescriptor): SettingDeclaration {
  return {
    group: 'task-scheduler',
    name: `${work}.cadence`,
    until: '4.14',
    type: 'number',
    min: 1,
    unit: shared.hours,
    label,
    help,
    needsRestart: true,
  };
}
