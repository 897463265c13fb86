import { msg } from '../../i18n/msg.js';

export const tagListMessages = {
  more: msg<{ count: number }>('tagList.more', '{count, plural, one {# more tag} other {# more tags}}', 'Screen-reader name of the button “+3” that shows the remaining tags; {count} is their number'),
  fewer: msg('tagList.fewer', 'Fewer tags', 'Screen-reader name of the button that hides the tags shown by tagList.more'),
};
