import { msg } from '../../../../i18n/msg.js';
import * as projectPlaceMessages from '../../../../entities/project/projectPlace.messages.js';
import { forbidden } from '../../../../ui/layout/outcome.messages.js';

export const refusedMessages = {
  forbidden,
  forbiddenProject: msg('projectFindings.forbiddenProject', 'You do not have access to this project. Ask an administrator.', 'Below projectFindings.forbidden if the permission is present but project access is missing'),
  notFound: projectPlaceMessages.notFound,
  toProjects: projectPlaceMessages.toProjects,
};
