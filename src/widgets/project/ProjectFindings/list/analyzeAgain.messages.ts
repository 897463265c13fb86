import { msg } from '../../../../i18n/msg.js';

export const messages = {
  analyzed: msg('projectFindings.analyzed', 'Analysis finished', 'Title of a notice; what is new is said above the table'),
  analyzeFailed: msg('projectFindings.analyzeFailed', 'The analysis could not be started', 'Title of a notice; the reason follows'),
};
