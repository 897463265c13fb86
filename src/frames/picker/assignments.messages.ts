import { defineMessage } from 'react-intl';
import * as actions from '../../ui/controls/actions.messages.js';

export const messages = {
  undo: actions.undo,
  pickTitle: defineMessage<{ readonly name: string }>({
    id: 'assignments.pickTitle',
    defaultMessage: 'Add to {name}',
    description:
      'Title of a dialog that chooses users, teams, permissions, groups or licenses for a user, a team or a group; name is its name',
  }),
  pick: defineMessage({
    id: 'assignments.pick',
    defaultMessage: 'Add selected',
    description: 'Button of the dialog assignments.pickTitle',
  }),
  picking: defineMessage<{ readonly answered: number; readonly total: number }>({
    id: 'assignments.picking',
    defaultMessage: 'Adding {answered} of {total}',
    description: 'On the button assignments.pick while it works',
  }),
  picked: defineMessage<{ readonly count: number; readonly name: string; readonly item: string }>({
    id: 'assignments.picked',
    defaultMessage:
      '{count, plural, one {{item} was added to {name}.} other {# entries were added to {name}.}}',
    description:
      'Notice after users, teams, permissions, groups or licenses were added; item is the name of the only one, name that of what has them now',
  }),
  notUndone: defineMessage<{ readonly name: string }>({
    id: 'assignments.notUndone',
    defaultMessage: 'Could not remove what was added to {name}',
    description: 'Notice of a failure after the button that undoes assignments.picked; the reason follows',
  }),
  notPicked: defineMessage<{ readonly refused: number; readonly reason: string }>({
    id: 'assignments.notPicked',
    defaultMessage:
      '{refused, plural, one {One entry was not added: {reason}} other {# entries were not added: {reason}}}',
    description: 'In the dialog assignments.pickTitle; reason is a sentence about the first of them',
  }),
  search: defineMessage({
    id: 'assignments.search',
    defaultMessage: 'Find by name',
    description:
      'Name of the search field above a long list of users, teams, permissions or groups of something',
  }),
  noneFound: defineMessage({
    id: 'assignments.noneFound',
    defaultMessage: 'None has this in its name',
    description: 'In the place of a list that assignments.search left empty',
  }),
  shown: defineMessage<{ readonly shown: number; readonly total: number }>({
    id: 'assignments.shown',
    defaultMessage: '{shown, number} of {total, number} shown',
    description: 'Below a long list of which only the beginning is shown',
  }),
  showMore: defineMessage({
    id: 'assignments.showMore',
    defaultMessage: 'Show more',
    description: 'Button behind assignments.shown',
  }),
  remove: defineMessage<{ readonly item: string; readonly name: string }>({
    id: 'assignments.remove',
    defaultMessage: 'Remove {item} from {name}',
    description: 'Name of the small button behind a user, team, permission or group of something',
  }),
  removed: defineMessage<{ readonly item: string; readonly name: string }>({
    id: 'assignments.removed',
    defaultMessage: '{item} was removed from {name}.',
    description: 'Notice with a button that brings it back',
  }),
  notRemoved: defineMessage<{ readonly item: string; readonly name: string }>({
    id: 'assignments.notRemoved',
    defaultMessage: '{item} was not removed from {name}',
    description: 'Notice of a failure; the reason follows',
  }),
  notRestored: defineMessage<{ readonly item: string; readonly name: string }>({
    id: 'assignments.notRestored',
    defaultMessage: '{item} was not added to {name} again',
    description: 'Notice of a failure after the button that brings something back; the reason follows',
  }),
};
