import type { MessageDescriptor } from 'react-intl';
import * as panelNames from '../../project/panelNames.messages.js';
import type { SettingDeclaration, SettingsDeclaration } from '../../../frames/settings/declaration.js';
import * as severityMessages from '../../vocabulary/severity.messages.js';
import { messages } from './riskScore.messages.js';

/** The weight of a vulnerability of each severity in a risk score, from 5.0. */
export const riskScore: SettingsDeclaration = {
  title: panelNames.riskScore,
  help: messages.help,
  sections: [
    {
      title: messages.weights,
      settings: [
        weight('critical', severityMessages.critical),
        weight('high', severityMessages.high),
        weight('medium', severityMessages.medium),
        weight('low', severityMessages.low),
        weight('unassigned', severityMessages.unassigned),
      ],
    },
    {
      title: messages.past,
      settings: [
        {
          group: 'risk-score',
          name: 'weight.history.enabled',
          since: '5.0',
          type: 'switch',
          label: messages.history,
          help: messages.historyHelp,
        },
      ],
    },
  ],
  further: { group: 'risk-score' },
};

function weight(name: string, label: MessageDescriptor): SettingDeclaration {
  return {
    group: 'risk-score',
    name: `weight.${name}`,
    since: '5.0',
    type: 'number',
    min: 1,
    max: 10,
    label,
  };
}
