import { msg } from '../../../i18n/msg.js';
import * as fieldMessages from '../../../frames/facts/field.messages.js';
import * as alertNames from '../../../entities/alert/alertNames.messages.js';

export const messages = {
  name: fieldMessages.name,
  templates: alertNames.templates,
  search: msg('templatePanel.search', 'Search templates', 'Name and placeholder of the search field above the list of alert templates'),
  total: msg<{ count: number }>('templatePanel.total', '{count, plural, =0 {No templates} one {# template} other {# templates}}', 'Count above the list of alert templates'),
  none: msg('templatePanel.none', 'No templates', 'Title shown instead of an empty list of alert templates'),
  create: msg('templatePanel.create', 'Create template', 'Button that opens the form of a new template, heading of the form, and button that creates it'),
  // Not shared: the way a notification is sent, not the publisher of a component.
  way: msg('templatePanel.way', 'Publisher', 'Table head and field label: the server class that sends alerts with this template, at most 18 characters'),
  mimeType: msg('templatePanel.mimeType', 'Media type', 'Table head and field label: a media type such as application/json, at most 18 characters'),
  isDefault: msg('templatePanel.isDefault', 'Built-in', 'Table head and badge: a template that comes with the server and cannot be changed, at most 14 characters'),
  isOwn: msg('templatePanel.isOwn', 'Custom', 'In the column templatePanel.isDefault: a template created by a user'),
};
