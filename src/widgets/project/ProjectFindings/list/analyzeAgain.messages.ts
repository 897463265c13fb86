import { msg } from '../../../../i18n/msg.js';

export const messages = {
  analyzed: msg('projectFindings.analyzed', 'Analysis finished', 'Title of a notice'),
  analyzeFailed: msg('projectFindings.analyzeFailed', 'Could not start the analysis', 'Title of an error notice; the reason follows'),
};
