import { msg } from '../../i18n/msg.js';

export const messages = {
  notLoaded: msg(
    'ui.states.notLoaded',
    'A part of the application could not be loaded. Check the connection and try again, or load the page anew.',
    'In the place of a part of the page whose code could not be loaded, ui.states.retry follows; also why something was not done',
  ),
  retry: msg('ui.states.retry', 'Try again', 'Button behind or below what failed; tries it once more'),
  details: msg('ui.states.details', 'Details', 'Button that shows the technical details of a failure, such as its status and address'),
  permission: msg<{ permission: string }>(
    'ui.states.permission',
    'It takes the permission “{permission}”. Ask an administrator of your team.',
    'Where somebody may not see a part of the page; permission is its label as administrators see it',
  ),
  dismiss: msg('ui.states.dismiss', 'Dismiss', 'Button that removes a note or a message'),
  loading: msg('ui.states.loading', 'Loading', 'For screen readers, while a part of the page or the rows of a table are loaded for the first time'),
};
