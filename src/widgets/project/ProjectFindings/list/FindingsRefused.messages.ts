import { msg } from '../../../../i18n/msg.js';
import * as projectPlaceMessages from '../../../../entities/project/projectPlace.messages.js';

export const refusedMessages = {
  forbidden: msg('projectFindings.forbidden', 'You may not see the findings', 'In the place of the table: the permission is missing'),
  forbiddenProject: msg('projectFindings.forbiddenProject', 'You may not see this project. Somebody who manages its access can change that.', 'Below projectFindings.forbidden when the permission is there but access to the project is not'),
  notFound: msg('projectFindings.notFound', 'This project does not exist, or no longer', 'In the place of the table'),
  toProjects: projectPlaceMessages.toProjects,
};
