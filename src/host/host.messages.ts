import { msg } from '../i18n/msg.js';

export const messages = {
  stopped: msg('host.stopped', 'This part of the page stopped because of a fault in it. The rest goes on working.', 'In the place of a widget that failed with a programming error'),
  withoutStyles: msg(
    'host.withoutStyles',
    'This part cannot be shown, because the rules of this page keep its looks out. Tell the people who run the page.',
    'In the place of a widget whose styles are forbidden by the Content-Security-Policy of the page, because it lacks a nonce',
  ),
  startAgain: msg('host.startAgain', 'Start it again', 'Button under host.stopped'),
};
