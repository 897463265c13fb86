import { defineMessage } from 'react-intl';
import { messages as panelMessages } from '../../../../frames/crud/CrudPanel.messages.js';
import * as subjectMessages from '../../../../entities/project/subject.messages.js';
import * as projectStateMessages from '../../../../entities/project/projectState.messages.js';
import * as rowChangeMessages from '../../../../ui/table/rowChange.messages.js';
import * as projectChangeMessages from './projectChange.messages.js';

export const messages = {
  tags: defineMessage({
    id: 'projectBulk.tags',
    defaultMessage: 'Tags…',
    description: 'Button over a list: adds tags to the selected projects, or removes some',
  }),
  activate: projectChangeMessages.activate,
  deactivate: projectChangeMessages.deactivate,
  parent: projectChangeMessages.move,
  tagsTitle: defineMessage<{ readonly count: number }>({
    id: 'projectBulk.tagsTitle',
    defaultMessage: 'Change tags of {count, plural, one {# project} other {# projects}}',
    description: 'Title of a dialog',
  }),
  activateTitle: defineMessage<{ readonly count: number }>({
    id: 'projectBulk.activateTitle',
    defaultMessage: 'Activate {count, plural, one {# project} other {# projects}}?',
    description: 'Title of a dialog',
  }),
  deactivateTitle: defineMessage<{ readonly count: number }>({
    id: 'projectBulk.deactivateTitle',
    defaultMessage: 'Deactivate {count, plural, one {# project} other {# projects}}?',
    description: 'Title of a dialog',
  }),
  parentTitle: defineMessage<{ readonly count: number }>({
    id: 'projectBulk.parentTitle',
    defaultMessage: 'Move {count, plural, one {# project} other {# projects}}',
    description: 'Title of a dialog that gives projects another parent',
  }),
  addTags: defineMessage({
    id: 'projectBulk.addTags',
    defaultMessage: 'Tags to add',
    description: 'Label of a field',
  }),
  removeTags: defineMessage({
    id: 'projectBulk.removeTags',
    defaultMessage: 'Tags to remove',
    description: 'Label of a field',
  }),
  tagsHint: defineMessage({
    id: 'projectBulk.tagsHint',
    defaultMessage: 'Other tags of the projects stay.',
    description: 'Below projectBulk.addTags',
  }),
  chooseTags: defineMessage({
    id: 'projectBulk.chooseTags',
    defaultMessage: 'Name a tag to add or to remove.',
    description: 'Why the button of the dialog cannot be used yet',
  }),
  newParent: defineMessage({
    id: 'projectBulk.newParent',
    defaultMessage: 'New parent',
    description: 'Label of a field: the project that the selected ones belong to afterwards',
  }),
  parentHint: defineMessage({
    id: 'projectBulk.parentHint',
    defaultMessage: 'Only active projects can be a parent.',
    description: 'Below projectBulk.newParent',
  }),
  parentSearch: projectStateMessages.searchByName,
  chooseParent: defineMessage({
    id: 'projectBulk.chooseParent',
    defaultMessage: 'Choose the new parent.',
    description: 'Why the button of the dialog cannot be used yet',
  }),
  checking: defineMessage({
    id: 'projectBulk.checking',
    defaultMessage: 'Looking at what the new parent belongs to…',
    description: 'Why the button of the dialog cannot be used yet; takes a moment',
  }),
  nothingChanges: defineMessage({
    id: 'projectBulk.nothingChanges',
    defaultMessage: 'Nothing would change.',
    description: 'Why the button of the dialog cannot be used',
  }),
  project: subjectMessages.project,
  preview: defineMessage({
    id: 'projectBulk.preview',
    defaultMessage: 'What would change',
    description:
      'Name of the table of projects in the dialog, for screen readers, and head of its column with what would become of each',
  }),
  becomesActive: defineMessage({
    id: 'projectBulk.becomesActive',
    defaultMessage: 'Counts again',
    description: 'Below the name of a project in the preview of a change: it becomes active',
  }),
  becomesInactive: defineMessage({
    id: 'projectBulk.becomesInactive',
    defaultMessage: 'No longer counts, and is hidden from lists',
    description: 'Below the name of a project in the preview of a change: it becomes inactive',
  }),
  moves: defineMessage<{ readonly before: string; readonly after: string }>({
    id: 'projectBulk.moves',
    defaultMessage: 'From {before} to {after}',
    description: 'Below the name of a project in the preview of a change: old and new parent',
  }),
  movesTo: defineMessage<{ readonly after: string }>({
    id: 'projectBulk.movesTo',
    defaultMessage: 'To {after}',
    description:
      'Below the name of a project in the preview of a change: it has no parent, or none that is known; after is the new one',
  }),
  getsTags: defineMessage<{ readonly tags: string }>({
    id: 'projectBulk.getsTags',
    defaultMessage: 'Gets {tags}',
    description: 'Below the name of a project in the preview of a change; tags is a list of tags',
  }),
  losesTags: defineMessage<{ readonly tags: string }>({
    id: 'projectBulk.losesTags',
    defaultMessage: 'Loses {tags}',
    description: 'Below the name of a project in the preview of a change; tags is a list of tags',
  }),
  stay: defineMessage<{ readonly count: number }>({
    id: 'projectBulk.stay',
    defaultMessage: '{count, plural, one {# project stays as it is.} other {# projects stay as they are.}}',
    description: 'Below the preview of a change',
  }),
  toTop: defineMessage({
    id: 'projectBulk.toTop',
    defaultMessage: 'To the top level',
    description: 'Switch in the place of projectBulk.newParent: the projects belong to no other afterwards',
  }),
  movesToTop: defineMessage<{ readonly before: string }>({
    id: 'projectBulk.movesToTop',
    defaultMessage: 'From {before} to the top level',
    description: 'Below the name of a project in the preview of a change; before is its parent',
  }),
  movesToTopUnlessThere: defineMessage({
    id: 'projectBulk.movesToTopUnlessThere',
    defaultMessage: 'To the top level, unless it is there already',
    description: 'Below the name of a project in the preview of a change, where its parent is not known',
  }),
  hasActiveChildren: defineMessage({
    id: 'projectBulk.hasActiveChildren',
    defaultMessage: 'Has active projects below it: deactivate these first',
    description: 'Why a project cannot be deactivated; it is left out',
  }),
  isParentItself: defineMessage({
    id: 'projectBulk.isParentItself',
    defaultMessage: 'Is the new parent itself, and is left out',
    description: 'Why a project cannot be moved',
  }),
  standsAbove: defineMessage({
    id: 'projectBulk.standsAbove',
    defaultMessage: 'The new parent belongs to this project: it would stand below itself, and is left out',
    description: 'Why a project cannot be moved',
  }),
  apply: defineMessage<{ readonly count: number }>({
    id: 'projectBulk.apply',
    defaultMessage: '{count, plural, =0 {Change} one {Change # project} other {Change # projects}}',
    description: 'Button of the dialog',
  }),
  running: defineMessage<{ readonly count: number }>({
    id: 'projectBulk.running',
    defaultMessage: 'Changing {count, plural, one {# project} other {# projects}}',
    description: 'Title of the dialog while projects are changed one after the other',
  }),
  undoing: defineMessage<{ readonly count: number }>({
    id: 'projectBulk.undoing',
    defaultMessage: 'Undoing the change of {count, plural, one {# project} other {# projects}}',
    description: 'Title of the dialog while projects are changed back one after the other',
  }),
  notRestored: defineMessage<{ readonly count: number }>({
    id: 'projectBulk.notRestored',
    defaultMessage: '{count, plural, one {# project} other {# projects}} could not be changed back',
    description: 'Title of the dialog that says what came of each project after undoing',
  }),
  partly: defineMessage<{ readonly done: number; readonly count: number }>({
    id: 'projectBulk.partly',
    defaultMessage:
      '{done, plural, =0 {No project was changed.} one {# project was changed, {count, plural, one {# was} other {# were}} not.} other {# projects were changed, {count, plural, one {# was} other {# were}} not.}}',
    description: 'Title of the dialog after a part failed, which says what came of each, and of a notice',
  }),
  changed: defineMessage<{ readonly count: number }>({
    id: 'projectBulk.changed',
    defaultMessage:
      '{count, plural, =0 {All were so already} one {# project changed} other {# projects changed}}',
    description: 'Notice',
  }),
  undone: defineMessage<{ readonly count: number }>({
    id: 'projectBulk.undone',
    defaultMessage: 'Change of {count, plural, one {# project} other {# projects}} undone',
    description: 'Notice',
  }),
  undonePartly: defineMessage<{ readonly done: number; readonly refused: number }>({
    id: 'projectBulk.undonePartly',
    defaultMessage:
      'Change of {done, plural, one {# project} other {# projects}} undone, of {refused, number} not',
    description: 'Notice; the reason follows',
  }),

  ask: rowChangeMessages.askDelete,
  busy: rowChangeMessages.deleting,
  askOne: panelMessages.remove,
  askMany: defineMessage<{ readonly count: number }>({
    id: 'projectBulk.askMany',
    defaultMessage: '{count, plural, one {Delete # project?} other {Delete # projects?}}',
    description: 'Title of a question',
  }),
  confirm: defineMessage<{ readonly count: number }>({
    id: 'projectBulk.confirm',
    defaultMessage: '{count, plural, one {Delete # project} other {Delete # projects}}',
    description: 'Button of the question',
  }),
  removed: defineMessage<{ readonly count: number }>({
    id: 'projectBulk.removed',
    defaultMessage: '{count, plural, one {# project deleted} other {# projects deleted}}',
    description: 'Notice',
  }),
  partlyDeleted: defineMessage<{ readonly removed: number; readonly refused: number }>({
    id: 'projectBulk.partlyDeleted',
    defaultMessage:
      '{removed, plural, =0 {No project was deleted.} one {# project was deleted, {refused, plural, one {# was} other {# were}} not.} other {# projects were deleted, {refused, plural, one {# was} other {# were}} not.}}',
    description: 'In the question after a part failed; those that are still there follow with the reasons',
  }),
};
