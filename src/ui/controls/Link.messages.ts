import { msg } from '../../i18n/msg.js';

export const messages = {
  leadsTo: msg<{ host: string }>('ui.link.leadsTo', '(goes to {host})', 'After a link that looks like another host, as https://bank.example@host.example does. host: its real host'),
};
