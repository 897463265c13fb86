/** Labels of who signs in, and with what. One by one, so that a host downloads only those in use. */
import { msg } from '../../i18n/msg.js';

export const username = msg('credentials.username', 'Username', 'Field label');

export const password = msg('credentials.password', 'Password', 'Field label: password of the user or of an account at another server');
export const authentication = msg('serviceEditor.asksWho', 'Authentication', 'Table head (at most 18 characters), and field label of a choice: does the service require authentication?');
export const secretName = msg('sharedSettings.secretName', 'Secret name', 'Field label: name of a secret stored on the server');
