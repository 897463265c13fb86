import { msg } from '../../i18n/msg.js';
import * as actions from '../../ui/controls/actions.messages.js';

export const messages = {
  undo: actions.undo,
  pickTitle: msg<{ name: string }>('assignments.pickTitle', 'Add to {name}', 'Title of a dialog that chooses users, teams, permissions, groups or licenses for a user, a team or a group; name is its name'),
  pick: msg('assignments.pick', 'Add selected', 'Button of the dialog assignments.pickTitle'),
  picking: msg<{ answered: number; total: number }>('assignments.picking', 'Adding {answered} of {total}', 'On the button assignments.pick while it works'),
  picked: msg<{ count: number; name: string; item: string }>(
    'assignments.picked',
    '{count, plural, one {{item} was added to {name}.} other {# entries were added to {name}.}}',
    'Notice after users, teams, permissions, groups or licenses were added; item is the name of the only one, name that of what has them now',
  ),
  notUndone: msg<{ name: string }>('assignments.notUndone', 'Could not remove what was added to {name}', 'Notice of a failure after the button that undoes assignments.picked; the reason follows'),
  notPicked: msg<{ refused: number; reason: string }>(
    'assignments.notPicked',
    '{refused, plural, one {One entry was not added: {reason}} other {# entries were not added: {reason}}}',
    'In the dialog assignments.pickTitle; reason is a sentence about the first of them',
  ),
  search: msg('assignments.search', 'Find by name', 'Name of the search field above a long list of users, teams, permissions or groups of something'),
  noneFound: msg('assignments.noneFound', 'None has this in its name', 'In the place of a list that assignments.search left empty'),
  shown: msg<{ shown: number; total: number }>('assignments.shown', '{shown, number} of {total, number} shown', 'Below a long list of which only the beginning is shown'),
  showMore: msg('assignments.showMore', 'Show more', 'Button behind assignments.shown'),
  remove: msg<{ item: string; name: string }>('assignments.remove', 'Remove {item} from {name}', 'Name of the small button behind a user, team, permission or group of something'),
  removed: msg<{ item: string; name: string }>('assignments.removed', '{item} was removed from {name}.', 'Notice with a button that brings it back'),
  notRemoved: msg<{ item: string; name: string }>('assignments.notRemoved', '{item} was not removed from {name}', 'Notice of a failure; the reason follows'),
  notRestored: msg<{ item: string; name: string }>('assignments.notRestored', '{item} was not added to {name} again', 'Notice of a failure after the button that brings something back; the reason follows'),
};
