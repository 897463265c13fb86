import { defineMessage } from 'react-intl';

export const messages = {
  connection: defineMessage({
    id: 'error.connection',
    defaultMessage: 'The server could not be reached, or the connection broke.',
    description: 'Title of a failure: no answer came',
  }),
  offline: defineMessage({
    id: 'error.offline',
    defaultMessage: 'This device has no network.',
    description: 'Title of a failure: the browser knows that it is offline',
  }),
  timeout: defineMessage({
    id: 'error.timeout',
    defaultMessage: 'The server took too long to answer.',
    description: 'Title of a failure: no answer within the time limit',
  }),
  connectionAdvice: defineMessage({
    id: 'error.connectionAdvice',
    defaultMessage: 'Nothing was lost. Try again when the connection is back.',
    description: 'Second line of error.connection, error.offline and error.timeout',
  }),
  shape: defineMessage({
    id: 'error.shape',
    defaultMessage: 'The answer of the server could not be understood.',
    description: 'Title of a failure: the answer is not JSON, was cut short or has another shape',
  }),
  shapeAdvice: defineMessage({
    id: 'error.shapeAdvice',
    defaultMessage: 'It may have been cut short, or something between here and the server answered instead.',
    description: 'Second line of error.shape',
  }),
  incompleteList: defineMessage({
    id: 'error.incompleteList',
    defaultMessage:
      'The list changed while it was read, or the server sent some rows twice and others not at all.',
    description: 'Title of a failure: the pages of a list, asked for twice, do not add up to the whole',
  }),
  notStored: defineMessage({
    id: 'error.notStored',
    defaultMessage: 'The server accepted the change but did not store it. Try again.',
    description: 'Title of a failure: the answer of the server shows the values of before',
  }),
  serverFault: defineMessage({
    id: 'error.serverFault',
    defaultMessage: 'The server failed to do this.',
    description: 'Title of a failure: status 500 and above; the server’s words follow',
  }),
  refused: defineMessage({
    id: 'error.refused',
    defaultMessage: 'The server did not accept this.',
    description: 'Title of a failure: status 400 and others; the server’s words follow',
  }),
  signedOut: defineMessage({
    id: 'error.signedOut',
    defaultMessage:
      'The session had ended when the server was asked. Sign in, if you have not yet, and try again.',
    description: 'Title of a failure: status 401; it still stands there after the user has signed in again',
  }),
  forbidden: defineMessage({
    id: 'error.forbidden',
    defaultMessage: 'You lack the permission for this.',
    description: 'Title of a failure: status 403',
  }),
  notFound: defineMessage({
    id: 'error.notFound',
    defaultMessage: 'This does not exist, or no longer.',
    description: 'Title of a failure: status 404',
  }),
  conflict: defineMessage({
    id: 'error.conflict',
    defaultMessage: 'This contradicts what the server has.',
    description: 'Title of a failure: status 409, such as a name that is taken; the server’s words follow',
  }),
  tooLarge: defineMessage({
    id: 'error.tooLarge',
    defaultMessage: 'This is larger than the server takes.',
    description: 'Title of a failure: status 413',
  }),
  tooMany: defineMessage({
    id: 'error.tooMany',
    defaultMessage: 'Too many attempts. Wait a moment and try again.',
    description: 'Title of a failure: status 429',
  }),
  unexpected: defineMessage({
    id: 'error.unexpected',
    defaultMessage: 'Something unexpected happened.',
    description: 'Title of a failure that is none of the server’s and none of the network’s',
  }),
};
