import type { SettingsDeclaration } from '../../../frames/settings/declaration.js';
import { deferred } from '../../../ui/later/deferred.js';
import { messages } from './email.messages.js';

/** The settings of a server about sending mail. From 5.0 on servers keep them elsewhere. */
export const email: SettingsDeclaration = {
  title: messages.title,
  sections: [
    {
      title: messages.sending,
      settings: [
        { ...setting('smtp.enabled'), type: 'switch', label: messages.enabled, help: messages.enabledHelp },
      ],
    },
    {
      title: messages.mail,
      settings: [
        {
          ...setting('smtp.from.address'),
          type: 'text',
          format: 'mail',
          label: messages.from,
          requiredWhile: 'smtp.enabled',
        },
        { ...setting('subject.prefix'), type: 'text', label: messages.prefix, help: messages.prefixHelp },
      ],
    },
    {
      title: messages.server,
      settings: [
        {
          ...setting('smtp.server.hostname'),
          type: 'text',
          label: messages.host,
          help: messages.hostHelp,
          requiredWhile: 'smtp.enabled',
        },
        {
          ...setting('smtp.server.port'),
          type: 'number',
          min: 1,
          max: 65_535,
          label: messages.port,
          help: messages.portHelp,
          requiredWhile: 'smtp.enabled',
        },
        { ...setting('smtp.ssltls'), type: 'switch', label: messages.tls, help: messages.tlsHelp },
        { ...setting('smtp.trustcert'), type: 'switch', label: messages.trust, help: messages.trustHelp },
      ],
    },
    {
      title: messages.signIn,
      help: messages.signInHelp,
      settings: [
        { ...setting('smtp.username'), type: 'text', label: messages.username },
        {
          ...setting('smtp.password'),
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
  further: { group: 'email' },
  actions: [
    {
      icon: 'play',
      label: messages.test,
      dialog: deferred(() => import('./MailTestDialog.js').then((module) => module.MailTestDialog)),
    },
  ],
};

function setting(name: string) {
  return { group: 'email', name, until: '4.14' } as const;
}
