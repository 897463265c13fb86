import { msg } from 'bomdeck';

export const messages = {
  offline: msg('console.offline', 'You are offline', 'Title of a notice above the page while the device has no network'),
  unreachable: msg('console.unreachable', 'The server cannot be reached', 'Title of a notice above the page while no answer comes from the server'),
  lostAdvice: msg('console.lostAdvice', 'Nothing is lost. What could not be loaded is loaded as soon as the connection is back.', 'Below console.offline and console.unreachable'),
  check: msg('console.checkConnection', 'Check connection', 'Button beside console.offline and console.unreachable'),
};
