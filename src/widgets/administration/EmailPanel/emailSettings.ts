import type { SettingsDeclaration } from '../../../panel/SettingsPanel/declaration.js';
import { messages } from './EmailPanel.messages.js';

/** The settings of a server about sending mail. From 5.0 on servers keep them elsewhere. */
export const emailSettings: SettingsDeclaration = {
  title: messages.title,
  help: messages.help,
  sections: [
    {
      title: messages.sending,
      settings: [
        { ...email('smtp.enabled'), type: 'switch', label: messages.enabled, help: messages.enabledHelp },
      ],
    },
    {
      title: messages.mail,
      help: messages.mailHelp,
      settings: [
        {
          ...email('smtp.from.address'),
          type: 'text',
          format: 'mail',
          label: messages.from,
          requiredWhile: 'smtp.enabled',
        },
        { ...email('subject.prefix'), type: 'text', label: messages.prefix, help: messages.prefixHelp },
      ],
    },
    {
      title: messages.server,
      help: messages.serverHelp,
      settings: [
        {
          ...email('smtp.server.hostname'),
          type: 'text',
          label: messages.host,
          help: messages.hostHelp,
          requiredWhile: 'smtp.enabled',
        },
        {
          ...email('smtp.server.port'),
          type: 'number',
          min: 1,
          max: 65_535,
          label: messages.port,
          help: messages.portHelp,
          requiredWhile: 'smtp.enabled',
        },
        { ...email('smtp.ssltls'), type: 'switch', label: messages.tls, help: messages.tlsHelp },
        { ...email('smtp.trustcert'), type: 'switch', label: messages.trust, help: messages.trustHelp },
      ],
    },
    {
      title: messages.signIn,
      help: messages.signInHelp,
      settings: [
        { ...email('smtp.username'), type: 'text', label: messages.username },
        {
          ...email('smtp.password'),
          type: 'secret',
          label: messages.password,
          help: messages.passwordHelp,
          goesTo: {
            server: 'smtp.server.hostname',
            user: 'smtp.username',
            further: [
              { name: 'smtp.server.port' },
              { name: 'smtp.ssltls', becomes: false },
              { name: 'smtp.trustcert', becomes: true },
            ],
          },
        },
      ],
    },
  ],
};

function email(name: string) {
  return { group: 'email', name, until: '4.14' } as const;
}
