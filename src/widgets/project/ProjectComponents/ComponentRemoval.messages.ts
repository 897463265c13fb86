import { msg } from '../../../i18n/msg.js';
import { askDelete } from '../../../ui/layout/outcome.messages.js';
import { partlyDeleted } from '../../../ui/layout/outcome.messages.js';

export const messages = {
  askOne: askDelete,
  askMany: msg<{ count: number }>('componentRemoval.askMany', '{count, plural, one {Delete # component?} other {Delete # components?}}', 'Title of the confirmation; count is the number of selected components'),
  consequence: msg<{ count: number }>(
    'componentRemoval.consequence',
    '{count, plural, one {Its findings and audit decisions are deleted too.} other {Their findings and audit decisions are deleted too.}} This cannot be undone.',
    'Text of the confirmation below componentRemoval.askOne and componentRemoval.askMany',
  ),
  confirm: msg<{ count: number }>('componentRemoval.confirm', '{count, plural, one {Delete # component} other {Delete # components}}', 'Button of the confirmation'),
  removed: msg<{ count: number }>('componentRemoval.removed', '{count, plural, one {# component deleted} other {# components deleted}}', 'Notice after components were deleted'),
  partly: partlyDeleted,
};
