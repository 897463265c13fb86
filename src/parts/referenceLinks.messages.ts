import { defineMessage } from 'react-intl';

export const referenceLinksMessages = {
  more: defineMessage<{ readonly count: number }>({
    id: 'referenceLinks.more',
    defaultMessage: '{count, plural, one {# more reference} other {# more references}}',
    description: 'Button below the first references',
  }),
};
