import { msg } from '../../i18n/msg.js';
import * as actions from '../../ui/controls/actions.messages.js';
import { noMatch } from '../../ui/layout/outcome.messages.js';
import { searchByName } from '../../ui/controls/actions.messages.js';

export const messages = {
  undo: actions.undo,
  pickTitle: msg<{ name: string }>('assignments.pickTitle', 'Add to {name}', 'Title of a dialog that selects users, teams, permissions, groups, or licenses. name: their new owner'),
  pick: msg('assignments.pick', 'Add selected', 'Button of the dialog assignments.pickTitle. At most 20 characters'),
  picking: msg<{ answered: number; total: number }>('assignments.picking', 'Adding {answered} of {total}', 'On the button assignments.pick while it works'),
  picked: msg<{ count: number; name: string; item: string }>(
    'assignments.picked',
    '{count, plural, one {{item} added to {name}} other {# entries added to {name}}}',
    'Notice after adding users, teams, permissions, groups, or licenses. item: the only one added, name: its new owner',
  ),
  notUndone: msg<{ name: string }>('assignments.notUndone', 'Could not undo adding to {name}', 'Title of a notice when undoing assignments.picked failed. The reason follows'),
  notPicked: msg<{ refused: number; reason: string }>(
    'assignments.notPicked',
    '{refused, plural, one {Could not add # entry: {reason}} other {Could not add # entries: {reason}}}',
    'In the dialog assignments.pickTitle. reason: a sentence about the first of them',
  ),
  search: searchByName,
  noneFound: noMatch,
  shown: msg<{ shown: number; total: number }>('assignments.shown', 'Showing {shown, number} of {total, number}', 'Below a long list of which only the beginning is shown'),
  showMore: actions.showMore,
  remove: msg<{ item: string; name: string }>('assignments.remove', 'Remove {item} from {name}', 'Name of the icon button after a user, team, permission, or group. name: its owner'),
  removed: msg<{ item: string; name: string }>('assignments.removed', '{item} removed from {name}', 'Notice with an undo button. item: a user, team, permission, or group, name: its owner'),
  notRemoved: msg<{ item: string; name: string }>('assignments.notRemoved', 'Could not remove {item} from {name}', 'Title of a notice. The reason follows'),
  notRestored: msg<{ item: string; name: string }>('assignments.notRestored', 'Could not add {item} back to {name}', 'Title of a notice when undoing a removal failed. The reason follows'),
};
