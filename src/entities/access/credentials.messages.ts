/** Labels of who signs in, and with what. One by one, so that a host downloads only those in use. */
import { msg } from '../../i18n/msg.js';

export const username = msg('credentials.username', 'Username', 'Label of the field for the login name');

export const userName = msg('credentials.userName', 'User name', 'Label: name of an account at another server');

export const password = msg('credentials.password', 'Password', 'Label of the field for a password, one’s own or that of an account at another server');
