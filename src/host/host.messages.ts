import { msg } from '../i18n/msg.js';

export const messages = {
  stopped: msg('host.stopped', 'An error stopped this section. The rest of the page still works.', 'Instead of a section of the page that failed with a programming error'),
  withoutStyles: msg('host.withoutStyles', 'The page’s security policy blocks the styles of this section. Contact the site administrator.', 'Instead of a section whose styles the Content-Security-Policy of the page blocks'),
  startAgain: msg('host.startAgain', 'Restart section', 'Button below host.stopped'),
};
