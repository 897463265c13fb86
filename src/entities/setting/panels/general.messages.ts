import { msg } from '../../../i18n/msg.js';

export const messages = {
  console: msg('generalSettings.console', 'Console', 'Heading above the URL of the console'),
  baseUrlHelp: msg('generalSettings.baseUrlHelp', 'The URL of this console, used for links in notifications. Leave empty to omit links.', 'Help below sharedSettings.baseUrl; messages are emails and notifications from the server'),
  locale: msg('generalSettings.locale', 'Default language', 'Field label: language for people who chose none'),
  localeHelp: msg('generalSettings.localeHelp', 'For people who chose none: a tag such as de or pt-BR. Leave empty to use the browser language.', 'Help below generalSettings.locale; de and pt-BR are language tags'),
  badges: msg('generalSettings.badges', 'Badges', 'Heading; badges are small images with metrics of a project'),
  badge: msg('generalSettings.badge', 'Public SVG badges', 'Switch: badges are visible without signing in'),
  badgeHelp: msg('generalSettings.badgeHelp', 'Anyone with a badge URL can see the metrics of that project and its versions without signing in.', 'Help below generalSettings.badge'),
};
