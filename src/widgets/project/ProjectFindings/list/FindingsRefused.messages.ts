import { defineMessage } from 'react-intl';
import * as projectPlaceMessages from '../../../../entities/project/projectPlace.messages.js';

export const refusedMessages = {
  forbidden: defineMessage({
    id: 'projectFindings.forbidden',
    defaultMessage: 'You may not see the findings',
    description: 'In the place of the table: the permission is missing',
  }),
  forbiddenProject: defineMessage({
    id: 'projectFindings.forbiddenProject',
    defaultMessage: 'You may not see this project. Somebody who manages its access can change that.',
    description:
      'Below projectFindings.forbidden when the permission is there but access to the project is not',
  }),
  notFound: defineMessage({
    id: 'projectFindings.notFound',
    defaultMessage: 'This project does not exist, or no longer',
    description: 'In the place of the table',
  }),
  toProjects: projectPlaceMessages.toProjects,
};
