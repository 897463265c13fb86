import { defineMessage } from 'react-intl';
import * as fieldMessages from '../../../frames/facts/field.messages.js';

export const messages = {
  description: fieldMessages.description,
  remove: defineMessage({
    id: 'templateForm.remove',
    defaultMessage: 'Delete template',
    description: 'Button that deletes a template, after a question',
  }),
  consequences: defineMessage<{ readonly count: number; readonly names: string }>({
    id: 'templateForm.consequences',
    defaultMessage:
      '{count, plural, =0 {No alert uses it.} one {The alert that uses it is deleted, too: {names}.} other {The # alerts that use it are deleted, too: {names}.}} This cannot be undone.',
    description: 'Text of the question before a template is deleted; names is a list of alerts',
  }),
  usesUnknown: defineMessage({
    id: 'templateForm.usesUnknown',
    defaultMessage: 'Alerts that use it are deleted, too; which, could not be loaded. This cannot be undone.',
    description: 'Text of the question before a template is deleted, when the alerts are not known',
  }),
  template: defineMessage({
    id: 'templateForm.template',
    defaultMessage: 'Text of the template',
    description: 'Label: the text of a template',
  }),
  templateHint: defineMessage({
    id: 'templateForm.templateHint',
    defaultMessage:
      'In the language of Pebble. It knows notification.title, .content, .level, .scope, .group, .timestamp and .subject, and timestamp, timestampEpochSecond, baseUrl, subject and subjectJson.',
    description: 'Below templateForm.template',
  }),
  readOnly: defineMessage({
    id: 'templateForm.readOnly',
    defaultMessage: 'Templates of the server cannot be changed. Copy it to make one of your own.',
    description: 'In the form of a template that came with the server',
  }),
  copy: defineMessage({
    id: 'templateForm.copy',
    defaultMessage: 'Copy template',
    description: 'Button that makes another template of the same text',
  }),
  copyName: defineMessage<{ readonly name: string; readonly number: number }>({
    id: 'templateForm.copyName',
    defaultMessage: '{number, plural, =1 {{name} (copy)} other {{name} (copy #)}}',
    description: 'Name of a copied template. number counts the copies of one template, from 1',
  }),
  copied: defineMessage<{ readonly name: string }>({
    id: 'templateForm.copied',
    defaultMessage: '{name} was created as a copy.',
    description: 'Notice after templateForm.copy',
  }),
  notCopied: defineMessage({
    id: 'templateForm.notCopied',
    defaultMessage: 'The template was not copied',
    description: 'Notice of a failure; the reason follows',
  }),
  taken: defineMessage({
    id: 'templateForm.taken',
    defaultMessage: 'There is a template of this name already.',
    description: 'At the name of a template',
  }),
  preview: defineMessage({
    id: 'templateForm.preview',
    defaultMessage: 'Preview',
    description: 'Heading of what a template makes of an example',
  }),
  previewHint: defineMessage({
    id: 'templateForm.previewHint',
    defaultMessage:
      'Of an example, by the rules of the embedded server. Pebble knows more than those; what they do not know is said here.',
    description: 'Below templateForm.preview',
  }),
  previewFailed: defineMessage<{ readonly reason: string }>({
    id: 'templateForm.previewFailed',
    defaultMessage: 'No preview: {reason}',
    description: 'In the place of the preview; reason is what is wrong with the template, in English',
  }),
  noJson: defineMessage({
    id: 'templateForm.noJson',
    defaultMessage: 'The media type says JSON, but this is none.',
    description: 'Above the preview of a template',
  }),
  restore: defineMessage({
    id: 'templateForm.restore',
    defaultMessage: 'Restore templates of the server…',
    description: 'Button that asks whether the templates that came with the server are to be restored',
  }),
  restoreTitle: defineMessage({
    id: 'templateForm.restoreTitle',
    defaultMessage: 'Restore the templates of the server?',
    description: 'Title of a question',
  }),
  restoreText: defineMessage({
    id: 'templateForm.restoreText',
    defaultMessage:
      'All of them get the text that came with the server, and files that replace them are no longer used. Your own templates stay.',
    description: 'Text of the question templateForm.restoreTitle',
  }),
  restoreConfirm: defineMessage({
    id: 'templateForm.restoreConfirm',
    defaultMessage: 'Restore templates',
    description: 'Button of the question templateForm.restoreTitle',
  }),
  restored: defineMessage({
    id: 'templateForm.restored',
    defaultMessage: 'The templates of the server were restored.',
    description: 'Notice',
  }),
};
