import { msg } from '../i18n/msg.js';

export const messages = {
  connection: msg('error.connection', 'Could not connect to the server.', 'Title of an error: no response from the server'),
  offline: msg('error.offline', 'You are offline.', 'Title of an error: the browser is offline'),
  timeout: msg('error.timeout', 'The server took too long to answer.', 'Title of an error: no response within the time limit'),
  connectionAdvice: msg('error.connectionAdvice', 'Nothing was lost. Try again when the connection is back.', 'Text below error.connection, error.offline, and error.timeout'),
  shape: msg('error.shape', 'Could not read the server’s response.', 'Title of an error: the response is not JSON, is cut short, or has an unexpected structure'),
  shapeAdvice: msg('error.shapeAdvice', 'It may have been cut short, or a proxy may have responded.', 'Text below error.shape'),
  incompleteList: msg('error.incompleteList', 'The list changed while loading, or the server repeated some rows and skipped others.', 'Title of an error: the pages of a list do not add up, even after a second request'),
  notStored: msg('error.notStored', 'The server accepted the change but did not store it. Try again.', 'Title of an error: the server’s response still shows the previous values'),
  serverFault: msg('error.serverFault', 'The server could not complete the request.', 'Title of an error: status 500 and above; the server’s message follows'),
  refused: msg('error.refused', 'The server rejected the request.', 'Title of an error: status 400 and others; the server’s message follows'),
  signedOut: msg('error.signedOut', 'Your session expired. Sign in if needed, then try again.', 'Title of an error: status 401; remains visible after the user has signed in again'),
  forbidden: msg('error.forbidden', 'You do not have permission to do this.', 'Title of an error: status 403'),
  notFound: msg('error.notFound', 'This does not exist or has been deleted.', 'Title of an error: status 404'),
  conflict: msg('error.conflict', 'This conflicts with data already on the server.', 'Title of an error: status 409, such as a name already in use; the server’s message follows'),
  tooLarge: msg('error.tooLarge', 'This exceeds the server’s size limit.', 'Title of an error: status 413'),
  tooMany: msg('error.tooMany', 'Too many attempts. Wait a moment and try again.', 'Title of an error: status 429'),
  unexpected: msg('error.unexpected', 'Something went wrong.', 'Title of an error with a cause other than the server or the network'),
};
