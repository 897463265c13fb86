import { msg } from '../../i18n/msg.js';

export const messages = {
  control: msg('ui.key.control', 'Ctrl', 'Control key as printed on keyboards, such as “Strg” in German'),
  command: msg('ui.key.command', '⌘', 'Command key of a Mac, used instead of the control key'),
  enter: msg('ui.key.enter', 'Enter', 'Enter key as printed on keyboards'),
  escape: msg('ui.key.escape', 'Esc', 'Escape key as printed on keyboards'),
};
