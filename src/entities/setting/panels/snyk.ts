import type { SettingsDeclaration } from '../../../frames/settings/declaration.js';
import * as panelNames from '../../project/panelNames.messages.js';
import { messages } from './snyk.messages.js';
import * as shared from './shared.messages.js';

/** The settings for querying Snyk. */
export const snyk: SettingsDeclaration = {
  title: panelNames.snyk,
  help: messages.help,
  sections: [
    {
      title: shared.analyzer,
      settings: [
        { ...scanner('enabled'), type: 'switch', label: messages.enabled },
        {
          ...scanner('alias.sync.enabled'),
          type: 'switch',
          label: shared.aliasSync,
          help: messages.aliasHelp,
          usedWhile: { name: 'snyk.enabled' },
        },
      ],
    },
    {
      title: shared.access,
      settings: [
        {
          ...scanner('base.url'),
          type: 'text',
          format: 'url',
          label: shared.baseUrl,
          requiredWhile: 'snyk.enabled',
        },
        {
          ...scanner('org.id'),
          type: 'text',
          label: messages.org,
          link: {
            href: 'https://docs.snyk.io/snyk-admin/groups-and-organizations/organizations',
            label: messages.orgLink,
          },
          requiredWhile: 'snyk.enabled',
        },
        {
          ...scanner('api.token'),
          type: 'secret',
          label: shared.apiToken,
          help: messages.tokenHelp,
          link: {
            href: 'https://docs.snyk.io/snyk-api/authentication-for-api',
            label: messages.tokenLink,
          },
          requiredWhile: 'snyk.enabled',
        },
        {
          ...scanner('api.version'),
          type: 'text',
          label: messages.version,
          help: messages.versionHelp,
          link: { href: 'https://apidocs.snyk.io', label: messages.versionLink },
          requiredWhile: 'snyk.enabled',
        },
      ],
    },
    {
      title: messages.scores,
      settings: [
        {
          ...scanner('cvss.source'),
          type: 'choice',
          label: messages.source,
          help: messages.sourceHelp,
          options: [
            { value: 'NVD', label: panelNames.nvd },
            { value: 'SNYK', label: panelNames.snyk },
          ],
        },
      ],
    },
  ],
  further: { group: 'scanner', prefix: 'snyk.' },
};

function scanner(name: string) {
  return { group: 'scanner', name: `snyk.${name}`, until: '4.14' } as const;
}
