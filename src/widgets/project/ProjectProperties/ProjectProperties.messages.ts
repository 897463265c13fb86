import { msg } from '../../../i18n/msg.js';
import * as projectPlaceMessages from '../../../entities/project/projectPlace.messages.js';

export const messages = {
  noneAdvice: msg('projectProperties.noneAdvice', 'They are facts that somebody wants to keep with the project, such as settings of an integration.', 'Below “No properties yet” of a project'),
  notFound: projectPlaceMessages.notFound,
};
