import { defineMessage } from 'react-intl';
import * as projectPlaceMessages from '../../../entities/project/projectPlace.messages.js';

export const messages = {
  noneAdvice: defineMessage({
    id: 'projectProperties.noneAdvice',
    defaultMessage:
      'They are facts that somebody wants to keep with the project, such as settings of an integration.',
    description: 'Below “No properties yet” of a project',
  }),
  notFound: projectPlaceMessages.notFound,
};
