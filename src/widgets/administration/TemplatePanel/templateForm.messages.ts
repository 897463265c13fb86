import { msg } from '../../../i18n/msg.js';
import * as fieldMessages from '../../../frames/facts/field.messages.js';

export const messages = {
  description: fieldMessages.description,
  remove: msg('templateForm.remove', 'Delete template', 'Button that deletes a template, after a question'),
  consequences: msg<{ count: number; names: string }>(
    'templateForm.consequences',
    '{count, plural, =0 {No alert uses it.} one {The alert that uses it is deleted, too: {names}.} other {The # alerts that use it are deleted, too: {names}.}} This cannot be undone.',
    'Text of the question before a template is deleted; names is a list of alerts',
  ),
  usesUnknown: msg('templateForm.usesUnknown', 'Alerts that use it are deleted, too; which, could not be loaded. This cannot be undone.', 'Text of the question before a template is deleted, when the alerts are not known'),
  template: msg('templateForm.template', 'Text of the template', 'Label: the text of a template'),
  templateHint: msg(
    'templateForm.templateHint',
    'In the language of Pebble. It knows notification.title, .content, .level, .scope, .group, .timestamp and .subject, and timestamp, timestampEpochSecond, baseUrl, subject and subjectJson.',
    'Below templateForm.template',
  ),
  readOnly: msg('templateForm.readOnly', 'Templates of the server cannot be changed. Copy it to make one of your own.', 'In the form of a template that came with the server'),
  copy: msg('templateForm.copy', 'Copy template', 'Button that makes another template of the same text'),
  copyName: msg<{ name: string; number: number }>('templateForm.copyName', '{number, plural, =1 {{name} (copy)} other {{name} (copy #)}}', 'Name of a copied template. number counts the copies of one template, from 1'),
  copied: msg<{ name: string }>('templateForm.copied', '{name} was created as a copy.', 'Notice after templateForm.copy'),
  notCopied: msg('templateForm.notCopied', 'The template was not copied', 'Notice of a failure; the reason follows'),
  taken: msg('templateForm.taken', 'There is a template of this name already.', 'At the name of a template'),
  preview: msg('templateForm.preview', 'Preview', 'Heading of what a template makes of an example'),
  previewHint: msg('templateForm.previewHint', 'Of an example, by the rules of the embedded server. Pebble knows more than those; what they do not know is said here.', 'Below templateForm.preview'),
  previewFailed: msg<{ reason: string }>('templateForm.previewFailed', 'No preview: {reason}', 'In the place of the preview; reason is what is wrong with the template, in English'),
  noJson: msg('templateForm.noJson', 'The media type says JSON, but this is none.', 'Above the preview of a template'),
  restore: msg('templateForm.restore', 'Restore templates of the server…', 'Button that asks whether the templates that came with the server are to be restored'),
  restoreTitle: msg('templateForm.restoreTitle', 'Restore the templates of the server?', 'Title of a question'),
  restoreText: msg('templateForm.restoreText', 'All of them get the text that came with the server, and files that replace them are no longer used. Your own templates stay.', 'Text of the question templateForm.restoreTitle'),
  restoreConfirm: msg('templateForm.restoreConfirm', 'Restore templates', 'Button of the question templateForm.restoreTitle'),
  restored: msg('templateForm.restored', 'The templates of the server were restored.', 'Notice'),
};
