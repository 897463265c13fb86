import { msg } from '../../i18n/msg.js';

export const messages = {
  leadsTo: msg<{ host: string }>('ui.link.leadsTo', '(leads to {host})', 'Behind the words of a link whose address looks like that of another host, as https://bank.example@host.example does; host is where it leads'),
};
