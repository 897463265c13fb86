import { msg } from '../../../i18n/msg.js';
import * as fieldMessages from '../../../frames/facts/field.messages.js';
import * as alertNames from '../../../entities/alert/alertNames.messages.js';

export const messages = {
  name: fieldMessages.name,
  templates: alertNames.templates,
  search: msg('templatePanel.search', 'Search templates', 'Name of the search field above the list of templates of alerts, and in it while it is empty'),
  total: msg<{ count: number }>('templatePanel.total', '{count, plural, =0 {No templates} one {# template} other {# templates}}', 'Count above the list of templates of alerts'),
  none: msg('templatePanel.none', 'No templates', 'Title in the place of the list of templates of alerts'),
  create: msg('templatePanel.create', 'Create template', 'Button that opens the form of a new template, its heading, and the button that creates it'),
  way: msg('templatePanel.way', 'Sent by', 'Column head and label: the class of the server that sends what the template makes'),
  mimeType: msg('templatePanel.mimeType', 'Media type', 'Column head and label: such as application/json'),
  isDefault: msg('templatePanel.isDefault', 'Of the server', 'Column head and badge: a template that came with the server and cannot be changed'),
  isOwn: msg('templatePanel.isOwn', 'Your own', 'In the column templatePanel.isDefault: a template that somebody made'),
};
