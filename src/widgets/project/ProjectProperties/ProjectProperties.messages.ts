import { msg } from '../../../i18n/msg.js';
import * as projectPlaceMessages from '../../../entities/project/projectPlace.messages.js';

export const messages = {
  noneAdvice: msg('projectProperties.noneAdvice', 'Properties store extra information, such as integration settings.', 'Advice below “No properties yet” of a project'),
  notFound: projectPlaceMessages.notFound,
};
