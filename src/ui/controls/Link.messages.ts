import { defineMessage } from 'react-intl';

export const messages = {
  leadsTo: defineMessage<{ readonly host: string }>({
    id: 'ui.link.leadsTo',
    defaultMessage: '(leads to {host})',
    description:
      'Behind the words of a link whose address looks like that of another host, as https://bank.example@host.example does; host is where it leads',
  }),
};
