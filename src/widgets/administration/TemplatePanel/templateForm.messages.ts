import { msg } from '../../../i18n/msg.js';
import * as fieldMessages from '../../../frames/facts/field.messages.js';
import { nameTaken } from '../../../ui/layout/outcome.messages.js';
import { preview } from '../../../ui/controls/actions.messages.js';

export const messages = {
  description: fieldMessages.description,
  remove: msg('templateForm.remove', 'Delete template', 'Button that opens the confirmation to delete a template'),
  consequences: msg<{ count: number; names: string }>(
    'templateForm.consequences',
    '{count, plural, =0 {No alerts use it.} one {The alert that uses it is deleted too: {names}.} other {# alerts that use it are deleted too: {names}.}} This cannot be undone.',
    'Text of the confirmation to delete a template. names is a list of alerts',
  ),
  usesUnknown: msg('templateForm.usesUnknown', 'All alerts that use it are deleted too. They could not be loaded. This cannot be undone.', 'Text of the confirmation to delete a template when the alerts could not be loaded'),
  template: msg('templateForm.template', 'Template text', 'Field label: the text of a template'),
  templateHint: msg(
    'templateForm.templateHint',
    'Pebble template. Variables: notification.title, .content, .level, .scope, .group, .timestamp, and .subject, and timestamp, timestampEpochSecond, baseUrl, subject, and subjectJson.',
    'Help below the field templateForm.template',
  ),
  readOnly: msg('templateForm.readOnly', 'Built-in templates cannot be edited. Copy this one instead.', 'Message in the form of a built-in template'),
  copy: msg('templateForm.copy', 'Copy template', 'Button that creates a template with the same text'),
  copyName: msg<{ name: string; number: number }>('templateForm.copyName', '{number, plural, =1 {{name} (copy)} other {{name} (copy #)}}', 'Name of a copied template. number counts the copies of one template, from 1'),
  copied: msg<{ name: string }>('templateForm.copied', 'Copy created: {name}', 'Notice after templateForm.copy. name is the new template'),
  notCopied: msg('templateForm.notCopied', 'Could not copy the template', 'Title of an error notice. The reason follows'),
  taken: nameTaken,
  preview: preview,
  previewHint: msg('templateForm.previewHint', 'Example output. Pebble features that the preview does not support are listed here.', 'Help below the heading templateForm.preview'),
  previewFailed: msg<{ reason: string }>('templateForm.previewFailed', 'No preview: {reason}', 'Shown instead of the preview. reason is an error of the template, in English'),
  noJson: msg('templateForm.noJson', 'The media type is JSON, but the output is not.', 'Problem above the preview of a template'),
  restore: msg('templateForm.restore', 'Restore templates', 'Button that opens the confirmation to restore the built-in templates, at most 20 characters'),
  restoreTitle: msg('templateForm.restoreTitle', 'Restore built-in templates?', 'Title of a confirmation'),
  restoreText: msg('templateForm.restoreText', 'Built-in templates get their original text, and files that replace them are no longer used. Custom templates are kept.', 'Text of the confirmation templateForm.restoreTitle'),
  restored: msg('templateForm.restored', 'Built-in templates restored', 'Notice after templateForm.restore'),
};
