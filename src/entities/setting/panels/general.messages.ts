import { defineMessage } from 'react-intl';

export const messages = {
  help: defineMessage({
    id: 'generalSettings.help',
    defaultMessage: 'What counts for the server as a whole.',
    description: 'Below panelNames.general',
  }),
  console: defineMessage({
    id: 'generalSettings.console',
    defaultMessage: 'Console',
    description: 'Heading of the address of the console',
  }),
  baseUrlHelp: defineMessage({
    id: 'generalSettings.baseUrlHelp',
    defaultMessage:
      'Address of this console, for links in messages that the server sends. Without it they have none.',
    description: 'Below sharedSettings.baseUrl',
  }),
  locale: defineMessage({
    id: 'generalSettings.locale',
    defaultMessage: 'Default language',
    description: 'Language for people who chose none',
  }),
  localeHelp: defineMessage({
    id: 'generalSettings.localeHelp',
    defaultMessage: 'For people who chose none: a tag such as de or pt-BR. Empty: that of their browser.',
    description: 'Below generalSettings.locale; de and pt-BR are tags of languages',
  }),
  badges: defineMessage({
    id: 'generalSettings.badges',
    defaultMessage: 'Badges',
    description: 'Heading; badges are small pictures with figures of a project',
  }),
  badge: defineMessage({
    id: 'generalSettings.badge',
    defaultMessage: 'SVG badges for everybody',
    description: 'Switch: whether badges are seen without signing in',
  }),
  badgeHelp: defineMessage({
    id: 'generalSettings.badgeHelp',
    defaultMessage:
      'Who knows the address of a badge sees the figures of that project and its versions without signing in.',
    description: 'Below generalSettings.badge',
  }),
};
