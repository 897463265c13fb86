import { msg } from '../../i18n/msg.js';

export const messages = {
  noUrl: msg('urlProblem.noUrl', 'Enter an address that begins with https:// or http://, such as https://repo.example/path.', 'At a field for the address of a server on the web'),
  credentials: msg(
    'urlProblem.credentials',
    'Everybody who may see the address would read them: user name and password have fields of their own.',
    'At a field for the address of a server on the web, when the address holds a user name or password',
  ),
  credentialsNowhere: msg('urlProblem.credentialsNowhere', 'Enter it without user name and password: everybody who may see the address would read them.', 'In the place of urlProblem.credentials, where there are no such fields'),
};
