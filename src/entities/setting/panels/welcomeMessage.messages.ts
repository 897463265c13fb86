import { defineMessage } from 'react-intl';

export const messages = {
  help: defineMessage({
    id: 'welcomeSettings.help',
    defaultMessage: 'What people read on the sign-in page.',
    description: 'Below panelNames.welcomeMessage',
  }),
  message: defineMessage({
    id: 'welcomeSettings.message',
    defaultMessage: 'Message',
    description: 'Heading of a text that people read before they sign in',
  }),
  enabled: defineMessage({
    id: 'welcomeSettings.enabled',
    defaultMessage: 'Show the message',
    description: 'Switch: whether people read a message before they sign in',
  }),
  html: defineMessage({
    id: 'welcomeSettings.html',
    defaultMessage: 'Text',
    description: 'The text of a message',
  }),
  htmlHelp: defineMessage({
    id: 'welcomeSettings.htmlHelp',
    defaultMessage:
      'HTML. Everybody who reaches the server can read it. This console leaves out scripts, styles, images and forms.',
    description: 'Below welcomeSettings.html',
  }),
};
