import { msg } from '../../i18n/msg.js';

export const messages = {
  noUrl: msg('urlProblem.noUrl', 'Enter a full URL, such as https://example.org.', 'Error below a field for the URL of a server'),
  credentials: msg('urlProblem.credentials', 'Use the username and password fields. Anyone who sees the URL can read it.', 'Error below a URL field when the URL contains a username or password'),
  credentialsNowhere: msg('urlProblem.credentialsNowhere', 'Remove the username and password. Anyone who sees the URL can read them.', 'Same as urlProblem.credentials, in forms without such fields'),
};
