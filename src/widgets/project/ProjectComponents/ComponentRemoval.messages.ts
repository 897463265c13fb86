import { msg } from '../../../i18n/msg.js';

export const messages = {
  askOne: msg<{ name: string }>('componentRemoval.askOne', 'Remove {name}?', 'Title of a question; name is that of a component, and its version'),
  askMany: msg<{ count: number }>('componentRemoval.askMany', '{count, plural, one {Remove # component?} other {Remove # components?}}', 'Title of a question'),
  consequence: msg<{ count: number }>(
    'componentRemoval.consequence',
    '{count, plural, one {Its findings and the decisions about them go with it. This cannot be undone.} other {Their findings and the decisions about them go with them. This cannot be undone.}}',
    'Below componentRemoval.askOne and componentRemoval.askMany',
  ),
  confirm: msg<{ count: number }>('componentRemoval.confirm', '{count, plural, one {Remove # component} other {Remove # components}}', 'Button of the question'),
  removed: msg<{ count: number }>('componentRemoval.removed', '{count, plural, one {# component removed} other {# components removed}}', 'Notice'),
  partly: msg<{ removed: number; refused: number }>(
    'componentRemoval.partly',
    '{removed, plural, =0 {No component was removed.} one {# component was removed, {refused, plural, one {# was} other {# were}} not.} other {# components were removed, {refused, plural, one {# was} other {# were}} not.}}',
    'In the question after a part failed; those that are still there follow with the reasons',
  ),
};
