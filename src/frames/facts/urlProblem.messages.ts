import { defineMessage } from 'react-intl';

export const messages = {
  noUrl: defineMessage({
    id: 'urlProblem.noUrl',
    defaultMessage:
      'Enter an address that begins with https:// or http://, such as https://repo.example/path.',
    description: 'At a field for the address of a server on the web',
  }),
  credentials: defineMessage({
    id: 'urlProblem.credentials',
    defaultMessage:
      'Everybody who may see the address would read them: user name and password have fields of their own.',
    description:
      'At a field for the address of a server on the web, when the address holds a user name or password',
  }),
  credentialsNowhere: defineMessage({
    id: 'urlProblem.credentialsNowhere',
    defaultMessage:
      'Enter it without user name and password: everybody who may see the address would read them.',
    description: 'In the place of urlProblem.credentials, where there are no such fields',
  }),
};
