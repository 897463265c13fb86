import { defineMessage } from 'react-intl';
import * as serviceMessages from '../../../entities/service/service.messages.js';

export const messages = {
  askOne: serviceMessages.askRemoval,
  askMany: defineMessage<{ readonly count: number }>({
    id: 'serviceRemoval.askMany',
    defaultMessage: '{count, plural, one {Remove # service?} other {Remove # services?}}',
    description: 'Title of a question',
  }),
  consequence: defineMessage<{ readonly count: number }>({
    id: 'serviceRemoval.consequence',
    defaultMessage:
      '{count, plural, one {Everything entered about it goes with it. This cannot be undone.} other {Everything entered about them goes with them. This cannot be undone.}}',
    description: 'Below the question whether services are removed',
  }),
  confirm: defineMessage<{ readonly count: number }>({
    id: 'serviceRemoval.confirm',
    defaultMessage: '{count, plural, one {Remove # service} other {Remove # services}}',
    description: 'Button of the question',
  }),
  removed: defineMessage<{ readonly count: number }>({
    id: 'serviceRemoval.removed',
    defaultMessage: '{count, plural, one {# service removed} other {# services removed}}',
    description: 'Notice',
  }),
  partly: defineMessage<{ readonly removed: number; readonly refused: number }>({
    id: 'serviceRemoval.partly',
    defaultMessage:
      '{removed, plural, =0 {No service was removed.} one {# service was removed, {refused, plural, one {# was} other {# were}} not.} other {# services were removed, {refused, plural, one {# was} other {# were}} not.}}',
    description: 'In the question after a part failed; those that are still there follow with the reasons',
  }),
};
