/** Labels of who signs in, and with what. One by one, so that a host downloads only those in use. */
import { defineMessage } from 'react-intl';

export const username = defineMessage({
  id: 'credentials.username',
  defaultMessage: 'Username',
  description: 'Label of the field for the login name',
});

export const userName = defineMessage({
  id: 'credentials.userName',
  defaultMessage: 'User name',
  description: 'Label: name of an account at another server',
});

export const password = defineMessage({
  id: 'credentials.password',
  defaultMessage: 'Password',
  description: 'Label of the field for a password, one’s own or that of an account at another server',
});
