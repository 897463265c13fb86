/** What is said while a server works on something that it has taken. One by one, so that a host downloads only those in use. */
import { defineMessage } from 'react-intl';

export const mayClose = defineMessage({
  id: 'serverWork.mayClose',
  defaultMessage: 'You may close this window, the work goes on.',
  description: 'In a dialog while the server works on what it has taken, such as a BOM',
});

export const unanswered = defineMessage({
  id: 'serverWork.unanswered',
  defaultMessage: 'The server does not answer just now. It is asked again.',
  description: 'While the work of a server cannot be followed',
});

export const unfinished = defineMessage({
  id: 'serverWork.unfinished',
  defaultMessage: 'The server is still at work after ten minutes.',
  description: 'When the work of a server takes unusually long; nothing is lost',
});

export const waitOn = defineMessage({
  id: 'serverWork.waitOn',
  defaultMessage: 'Wait on',
  description: 'Button below serverWork.unfinished',
});
