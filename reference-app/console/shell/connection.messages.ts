import { msg } from 'bomdeck';

export const messages = {
  offline: msg('console.offline', 'You are offline', 'Title of a notice above the page while the device has no network'),
  unreachable: msg('console.unreachable', 'Cannot reach the server', 'Title of a notice above the page while the server does not respond'),
  lostAdvice: msg('console.lostAdvice', 'Nothing is lost. Data loads when the connection is back.', 'Text below the titles console.offline and console.unreachable'),
  check: msg('console.checkConnection', 'Check connection', 'Button beside console.offline and console.unreachable'),
};
