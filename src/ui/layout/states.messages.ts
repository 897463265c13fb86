import { msg } from '../../i18n/msg.js';

export const messages = {
  notLoaded: msg('ui.states.notLoaded', 'Could not load part of the application. Check your connection, or reload the page.', 'Instead of a part of the page whose code could not be loaded. ui.states.retry follows'),
  retry: msg('ui.states.retry', 'Try again', 'Button after or below an error. At most 20 characters'),
  details: msg('ui.states.details', 'Details', 'Button that shows technical details of an error, such as status and URL. At most 14 characters'),
  permission: msg<{ permission: string }>('ui.states.permission', 'You need the “{permission}” permission. Ask an administrator.', 'Where a permission is missing to view a part of the page. permission: its label in administration'),
  dismiss: msg('ui.states.dismiss', 'Dismiss', 'Button that removes a note or message. At most 14 characters'),
  loading: msg('ui.states.loading', 'Loading…', 'For screen readers, while a part of the page or the rows of a table load for the first time'),
};
