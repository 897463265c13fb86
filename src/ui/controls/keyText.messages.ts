import { msg } from '../../i18n/msg.js';

export const messages = {
  control: msg('ui.key.control', 'Ctrl', 'Name of the control key as it is printed on keyboards, such as “Strg” in German'),
  command: msg('ui.key.command', '⌘', 'The command key of a Mac, which is used there instead of the control key'),
  enter: msg('ui.key.enter', 'Enter', 'Name of the enter key as it is printed on keyboards or as people call it'),
  escape: msg('ui.key.escape', 'Esc', 'Name of the escape key as it is printed on keyboards'),
};
