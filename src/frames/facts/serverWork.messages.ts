/**
 * The messages shown while a server works on something that it has accepted. Exported one by one so that a
 * host downloads only those in use.
 */
import { msg } from '../../i18n/msg.js';

export const mayClose = msg('serverWork.mayClose', 'You can close this dialog. The work continues.', 'In a dialog while the server works on an upload, such as a BOM');

export const unanswered = msg('serverWork.unanswered', 'The server is not responding. Trying again…', 'While the progress of the server is not available');

export const unfinished = msg('serverWork.unfinished', 'The server is still working after 10 minutes.', 'When the server takes unusually long. Nothing is lost');

export const waitOn = msg('serverWork.waitOn', 'Keep waiting', 'Button below serverWork.unfinished');
