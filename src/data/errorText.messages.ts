import { msg } from '../i18n/msg.js';

export const messages = {
  connection: msg('error.connection', 'The server could not be reached, or the connection broke.', 'Title of a failure: no answer came'),
  offline: msg('error.offline', 'This device has no network.', 'Title of a failure: the browser knows that it is offline'),
  timeout: msg('error.timeout', 'The server took too long to answer.', 'Title of a failure: no answer within the time limit'),
  connectionAdvice: msg('error.connectionAdvice', 'Nothing was lost. Try again when the connection is back.', 'Second line of error.connection, error.offline and error.timeout'),
  shape: msg('error.shape', 'The answer of the server could not be understood.', 'Title of a failure: the answer is not JSON, was cut short or has another shape'),
  shapeAdvice: msg('error.shapeAdvice', 'It may have been cut short, or something between here and the server answered instead.', 'Second line of error.shape'),
  incompleteList: msg('error.incompleteList', 'The list changed while it was read, or the server sent some rows twice and others not at all.', 'Title of a failure: the pages of a list, asked for twice, do not add up to the whole'),
  notStored: msg('error.notStored', 'The server accepted the change but did not store it. Try again.', 'Title of a failure: the answer of the server shows the values of before'),
  serverFault: msg('error.serverFault', 'The server failed to do this.', 'Title of a failure: status 500 and above; the server’s words follow'),
  refused: msg('error.refused', 'The server did not accept this.', 'Title of a failure: status 400 and others; the server’s words follow'),
  signedOut: msg('error.signedOut', 'The session had ended when the server was asked. Sign in, if you have not yet, and try again.', 'Title of a failure: status 401; it still stands there after the user has signed in again'),
  forbidden: msg('error.forbidden', 'You lack the permission for this.', 'Title of a failure: status 403'),
  notFound: msg('error.notFound', 'This does not exist, or no longer.', 'Title of a failure: status 404'),
  conflict: msg('error.conflict', 'This contradicts what the server has.', 'Title of a failure: status 409, such as a name that is taken; the server’s words follow'),
  tooLarge: msg('error.tooLarge', 'This is larger than the server takes.', 'Title of a failure: status 413'),
  tooMany: msg('error.tooMany', 'Too many attempts. Wait a moment and try again.', 'Title of a failure: status 429'),
  unexpected: msg('error.unexpected', 'Something unexpected happened.', 'Title of a failure that is none of the server’s and none of the network’s'),
};
