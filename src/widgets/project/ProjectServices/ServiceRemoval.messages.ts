import { msg } from '../../../i18n/msg.js';
import * as serviceMessages from '../../../entities/service/service.messages.js';

export const messages = {
  askOne: serviceMessages.askRemoval,
  askMany: msg<{ count: number }>('serviceRemoval.askMany', '{count, plural, one {Remove # service?} other {Remove # services?}}', 'Title of a question'),
  consequence: msg<{ count: number }>(
    'serviceRemoval.consequence',
    '{count, plural, one {Everything entered about it goes with it. This cannot be undone.} other {Everything entered about them goes with them. This cannot be undone.}}',
    'Below the question whether services are removed',
  ),
  confirm: msg<{ count: number }>('serviceRemoval.confirm', '{count, plural, one {Remove # service} other {Remove # services}}', 'Button of the question'),
  removed: msg<{ count: number }>('serviceRemoval.removed', '{count, plural, one {# service removed} other {# services removed}}', 'Notice'),
  partly: msg<{ removed: number; refused: number }>(
    'serviceRemoval.partly',
    '{removed, plural, =0 {No service was removed.} one {# service was removed, {refused, plural, one {# was} other {# were}} not.} other {# services were removed, {refused, plural, one {# was} other {# were}} not.}}',
    'In the question after a part failed; those that are still there follow with the reasons',
  ),
};
