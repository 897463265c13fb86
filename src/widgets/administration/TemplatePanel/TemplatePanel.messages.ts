import { defineMessage } from 'react-intl';
import * as fieldMessages from '../../../frames/facts/field.messages.js';
import * as alertNames from '../../../entities/alert/alertNames.messages.js';

export const messages = {
  name: fieldMessages.name,
  templates: alertNames.templates,
  search: defineMessage({
    id: 'templatePanel.search',
    defaultMessage: 'Search templates',
    description:
      'Name of the search field above the list of templates of alerts, and in it while it is empty',
  }),
  total: defineMessage<{ readonly count: number }>({
    id: 'templatePanel.total',
    defaultMessage: '{count, plural, =0 {No templates} one {# template} other {# templates}}',
    description: 'Count above the list of templates of alerts',
  }),
  none: defineMessage({
    id: 'templatePanel.none',
    defaultMessage: 'No templates',
    description: 'Title in the place of the list of templates of alerts',
  }),
  create: defineMessage({
    id: 'templatePanel.create',
    defaultMessage: 'Create template',
    description: 'Button that opens the form of a new template, its heading, and the button that creates it',
  }),
  way: defineMessage({
    id: 'templatePanel.way',
    defaultMessage: 'Sent by',
    description: 'Column head and label: the class of the server that sends what the template makes',
  }),
  mimeType: defineMessage({
    id: 'templatePanel.mimeType',
    defaultMessage: 'Media type',
    description: 'Column head and label: such as application/json',
  }),
  isDefault: defineMessage({
    id: 'templatePanel.isDefault',
    defaultMessage: 'Of the server',
    description: 'Column head and badge: a template that came with the server and cannot be changed',
  }),
  isOwn: defineMessage({
    id: 'templatePanel.isOwn',
    defaultMessage: 'Your own',
    description: 'In the column templatePanel.isDefault: a template that somebody made',
  }),
};
