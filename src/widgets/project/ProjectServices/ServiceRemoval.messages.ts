import { msg } from '../../../i18n/msg.js';
import * as serviceMessages from '../../../entities/service/service.messages.js';
import { partlyDeleted } from '../../../ui/layout/outcome.messages.js';

export const messages = {
  askOne: serviceMessages.askRemoval,
  askMany: msg<{ count: number }>('serviceRemoval.askMany', '{count, plural, one {Delete # service?} other {Delete # services?}}', 'Title of the confirmation; count is the number of selected services'),
  consequence: msg<{ count: number }>(
    'serviceRemoval.consequence',
    '{count, plural, one {Its details are deleted too.} other {Their details are deleted too.}} This cannot be undone.',
    'Text of the confirmation; count is the number of services',
  ),
  confirm: msg<{ count: number }>('serviceRemoval.confirm', '{count, plural, one {Delete # service} other {Delete # services}}', 'Button of the confirmation'),
  removed: msg<{ count: number }>('serviceRemoval.removed', '{count, plural, one {# service deleted} other {# services deleted}}', 'Notice after services were deleted'),
  partly: partlyDeleted,
};
