import { msg } from '../../i18n/msg.js';

export const tagListMessages = {
  more: msg<{ count: number }>('tagList.more', '{count, plural, one {# more tag} other {# more tags}}', 'Name of the button “+3” that shows the tags that do not fit'),
  fewer: msg('tagList.fewer', 'Fewer tags', 'Name of the button that hides the tags again that tagList.more showed'),
};
