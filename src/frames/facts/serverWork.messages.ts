/** What is said while a server works on something that it has taken. One by one, so that a host downloads only those in use. */
import { msg } from '../../i18n/msg.js';

export const mayClose = msg('serverWork.mayClose', 'You may close this window, the work goes on.', 'In a dialog while the server works on what it has taken, such as a BOM');

export const unanswered = msg('serverWork.unanswered', 'The server does not answer just now. It is asked again.', 'While the work of a server cannot be followed');

export const unfinished = msg('serverWork.unfinished', 'The server is still at work after ten minutes.', 'When the work of a server takes unusually long; nothing is lost');

export const waitOn = msg('serverWork.waitOn', 'Wait on', 'Button below serverWork.unfinished');
