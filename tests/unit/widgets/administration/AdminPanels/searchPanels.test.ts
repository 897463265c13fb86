import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import type { SettingsSection } from '../../../../../src/frames/settings/declaration.js';
import {
  searchPanels,
  type SearchedPanel,
} from '../../../../../src/widgets/administration/AdminPanels/searchPanels.js';

const words = (text: string) => ({ id: text, defaultMessage: text });
const SERVER: SettingsSection = {
  title: words('Mail server'),
  settings: [
    { group: 'email', name: 'smtp.port', type: 'text', label: words('Port'), help: words('Usually 25.') },
    {
      group: 'email',
      name: 'smtp.host',
      type: 'text',
      label: words('Höst'),
      help: words('Its name, without a port.'),
    },
  ],
};
const PANELS: SearchedPanel[] = [
  { id: 'configuration/email', title: 'Email', section: 'Configuration', sections: [SERVER] },
  { id: 'repositories/maven', title: 'Maven repositories', section: 'Repositories', sections: undefined },
  { id: 'repositories/python', title: 'PyPI repositories', section: 'Repositories', sections: undefined },
];
const intl = createIntl({ locale: 'en', onError: () => {} });

describe('searchPanels', () => {
  it.each<[string, string, string[]]>([
    ['nothing for no words', '  ', []],
    ['a panel by its name', 'maven', ['Maven repositories']],
    ['a panel by the last part of its address', 'python', ['PyPI repositories']],
    ['a panel by its section, too', 'configuration', ['Email']],
    ['a setting by its label, then others by their help', 'port', ['Port', 'Höst']],
    ['all words, wherever they stand', 'name port', ['Höst']],
    ['a setting by the name of the server', 'smtp.port', ['Port']],
    ['a setting within a panel', 'email port', ['Port', 'Höst']],
    ['what has other case, accents and hyphens', 'HOST', ['Höst']],
    ['no settings for the name of their panel alone', 'e-mail', ['Email']],
    ['nothing where a word is missing', 'port maven', []],
  ])('finds %s', (_, text, labels) => {
    expect(searchPanels(intl, PANELS, text).map(({ label }) => label)).toEqual(labels);
  });

  it('finds a setting by what it holds, unless that is a secret', () => {
    const held = (propertyName: string) => ({
      groupName: 'email',
      propertyName,
      propertyValue: 'mail.acme.example',
    });
    const sections: SettingsSection[] = [
      {
        title: words('Mail server'),
        settings: [
          ...SERVER.settings,
          { group: 'email', name: 'smtp.key', type: 'secret', label: 'smtp.key' },
        ],
      },
    ];
    const stored = [held('smtp.host'), held('smtp.key')];

    const found = searchPanels(intl, [{ ...PANELS[0]!, sections, stored }], 'acme.example');

    expect(found.map(({ label }) => label)).toEqual(['Höst']);
  });

  it('says where a setting is', () => {
    const [match] = searchPanels(intl, PANELS, 'usually');

    expect(match).toEqual({
      panel: 'configuration/email',
      field: 'email/smtp:port',
      label: 'Port',
      place: ['Email', 'Mail server'],
      help: 'Usually 25.',
    });
  });
});
