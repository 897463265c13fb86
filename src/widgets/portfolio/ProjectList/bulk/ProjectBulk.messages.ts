import { msg } from '../../../../i18n/msg.js';
import { messages as panelMessages } from '../../../../frames/crud/CrudPanel.messages.js';
import * as projectStateMessages from '../../../../entities/project/projectState.messages.js';
import * as subjectMessages from '../../../../entities/project/subject.messages.js';
import * as rowChangeMessages from '../../../../ui/table/rowChange.messages.js';
import * as projectChangeMessages from './projectChange.messages.js';
import { unchanged } from '../../../../ui/layout/outcome.messages.js';
import { partlyDeleted } from '../../../../ui/layout/outcome.messages.js';
import { messages as projectListMessages } from '../ProjectList.messages.js';
import { preview } from '../../../../ui/controls/actions.messages.js';
import { searchByName } from '../../../../ui/controls/actions.messages.js';

export const messages = {
  compare: projectStateMessages.compare,
  tags: projectListMessages.changeTags,
  activate: projectChangeMessages.activate,
  deactivate: projectChangeMessages.deactivate,
  parent: projectChangeMessages.move,
  tagsTitle: msg<{ count: number }>('projectBulk.tagsTitle', 'Edit tags of {count, plural, one {# project} other {# projects}}', 'Title of a dialog'),
  activateTitle: msg<{ count: number }>('projectBulk.activateTitle', 'Activate {count, plural, one {# project} other {# projects}}?', 'Title of a confirmation'),
  deactivateTitle: msg<{ count: number }>('projectBulk.deactivateTitle', 'Deactivate {count, plural, one {# project} other {# projects}}?', 'Title of a confirmation'),
  parentTitle: msg<{ count: number }>('projectBulk.parentTitle', 'Move {count, plural, one {# project} other {# projects}}', 'Title of a dialog that moves projects to another parent'),
  addTags: msg('projectBulk.addTags', 'Tags to add', 'Field label'),
  removeTags: msg('projectBulk.removeTags', 'Tags to remove', 'Field label'),
  tagsHint: msg('projectBulk.tagsHint', 'Other tags are kept.', 'Help below the field projectBulk.addTags'),
  chooseTags: msg('projectBulk.chooseTags', 'Enter a tag to add or remove.', 'Reason why the button of the dialog is disabled'),
  newParent: msg('projectBulk.newParent', 'New parent', 'Field label: new parent of the selected projects'),
  parentSearch: searchByName,
  chooseParent: msg('projectBulk.chooseParent', 'Choose a new parent.', 'Reason why the button of the dialog is disabled'),
  checking: msg('projectBulk.checking', 'Checking the new parent…', 'Reason why the button of the dialog is disabled for a moment'),
  nothingChanges: msg('projectBulk.nothingChanges', 'No changes to make.', 'Reason why the button of the dialog is disabled'),
  project: subjectMessages.project,
  preview: preview,
  becomesActive: msg('projectBulk.becomesActive', 'Becomes active', 'Below the name of a project in the preview of a change'),
  becomesInactive: msg('projectBulk.becomesInactive', 'Becomes inactive and hidden', 'Below the name of a project in the preview of a change. Lists hide inactive projects'),
  moves: msg<{ before: string; after: string }>('projectBulk.moves', 'From {before} to {after}', 'Below the name of a project in the preview: old and new parent'),
  movesTo: msg<{ after: string }>('projectBulk.movesTo', 'To {after}', 'Below the name of a project in the preview: after is the new parent. The old one is missing or unknown'),
  getsTags: msg<{ tags: string }>('projectBulk.getsTags', 'Adds {tags}', 'Below the name of a project in the preview. tags is a list'),
  losesTags: msg<{ tags: string }>('projectBulk.losesTags', 'Removes {tags}', 'Below the name of a project in the preview. tags is a list'),
  stay: unchanged,
  toTop: msg('projectBulk.toTop', 'Move to the top level', 'Switch, used instead of the field projectBulk.newParent. At most 40 characters'),
  movesToTop: msg<{ before: string }>('projectBulk.movesToTop', 'From {before} to the top level', 'Below the name of a project in the preview. before is its parent'),
  movesToTopUnlessThere: msg('projectBulk.movesToTopUnlessThere', 'To the top level, unless already there', 'Below the name of a project in the preview, when its parent is unknown'),
  hasActiveChildren: msg('projectBulk.hasActiveChildren', 'Deactivate its active child projects first.', 'In the preview: reason why a project cannot be deactivated and is skipped'),
  isParentItself: msg('projectBulk.isParentItself', 'Skipped, as it is the new parent', 'In the preview: reason why a project cannot be moved'),
  standsAbove: msg('projectBulk.standsAbove', 'Skipped, as the new parent is below it', 'In the preview: reason why a project cannot be moved'),
  apply: msg<{ count: number }>('projectBulk.apply', '{count, plural, =0 {Update} one {Update # project} other {Update # projects}}', 'Main button of the dialog'),
  running: msg<{ count: number }>('projectBulk.running', 'Updating {count, plural, one {# project} other {# projects}}…', 'Title of the dialog while projects are updated'),
  undoing: msg<{ count: number }>('projectBulk.undoing', 'Undoing changes to {count, plural, one {# project} other {# projects}}…', 'Title of the dialog while changes are undone'),
  notRestored: msg<{ count: number }>('projectBulk.notRestored', 'Could not undo changes to {count, plural, one {# project} other {# projects}}', 'Title of the dialog that lists the result for each project after undoing'),
  partly: msg<{ done: number; count: number }>('projectBulk.partly', '{done, number} updated, {count, number} failed', 'Title of a notice, and of the dialog that lists the result for each project'),
  changed: msg<{ count: number }>('projectBulk.changed', '{count, plural, =0 {No change needed} one {# project updated} other {# projects updated}}', 'Notice'),
  undone: msg<{ count: number }>('projectBulk.undone', 'Changes to {count, plural, one {# project} other {# projects}} undone', 'Notice'),
  undonePartly: msg<{ done: number; refused: number }>('projectBulk.undonePartly', 'Changes to {done, plural, one {# project} other {# projects}} undone, {refused, number} failed', 'Title of a notice. The reason follows'),

  ask: rowChangeMessages.askDelete,
  busy: rowChangeMessages.deleting,
  askOne: panelMessages.remove,
  askMany: msg<{ count: number }>('projectBulk.askMany', '{count, plural, one {Delete # project?} other {Delete # projects?}}', 'Title of a confirmation'),
  confirm: msg<{ count: number }>('projectBulk.confirm', '{count, plural, one {Delete # project} other {Delete # projects}}', 'Button of the confirmation projectBulk.askMany'),
  removed: msg<{ count: number }>('projectBulk.removed', '{count, plural, one {# project deleted} other {# projects deleted}}', 'Notice'),
  partlyDeleted,
};
