import { msg } from '../../../i18n/msg.js';

export const messages = {
  help: msg('generalSettings.help', 'What counts for the server as a whole.', 'Below panelNames.general'),
  console: msg('generalSettings.console', 'Console', 'Heading of the address of the console'),
  baseUrlHelp: msg('generalSettings.baseUrlHelp', 'Address of this console, for links in messages that the server sends. Without it they have none.', 'Below sharedSettings.baseUrl'),
  locale: msg('generalSettings.locale', 'Default language', 'Language for people who chose none'),
  localeHelp: msg('generalSettings.localeHelp', 'For people who chose none: a tag such as de or pt-BR. Empty: that of their browser.', 'Below generalSettings.locale; de and pt-BR are tags of languages'),
  badges: msg('generalSettings.badges', 'Badges', 'Heading; badges are small pictures with figures of a project'),
  badge: msg('generalSettings.badge', 'SVG badges for everybody', 'Switch: whether badges are seen without signing in'),
  badgeHelp: msg('generalSettings.badgeHelp', 'Who knows the address of a badge sees the figures of that project and its versions without signing in.', 'Below generalSettings.badge'),
};
