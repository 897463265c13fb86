import { defineMessage } from 'react-intl';

export const tagListMessages = {
  more: defineMessage<{ readonly count: number }>({
    id: 'tagList.more',
    defaultMessage: '{count, plural, one {# more tag} other {# more tags}}',
    description: 'Name of the button “+3” that shows the tags that do not fit',
  }),
  fewer: defineMessage({
    id: 'tagList.fewer',
    defaultMessage: 'Fewer tags',
    description: 'Name of the button that hides the tags again that tagList.more showed',
  }),
};
