import { msg } from '../../../i18n/msg.js';
import * as fieldMessages from '../../../frames/facts/field.messages.js';
import * as actions from '../../../ui/controls/actions.messages.js';
import * as rowChange from '../../../ui/table/rowChange.messages.js';
import * as serviceMessages from '../../../entities/service/service.messages.js';
import { notes } from '../../../entities/component/identity.messages.js';

export const messages = {
  forbidden: serviceMessages.forbidden,
  failed: serviceMessages.failed,
  notFound: serviceMessages.notFound,
  notFoundAdvice: serviceMessages.notFoundAdvice,
  of: msg<{ project: string }>('serviceDetail.of', 'Service of {project}', 'Below the service name; project is a link with the project name'),
  edit: actions.edit,
  remove: rowChange.askRemove,
  authenticated: serviceMessages.authenticated,
  notAuthenticated: serviceMessages.notAuthenticated,
  boundary: serviceMessages.boundary,
  noBoundary: serviceMessages.noBoundary,
  endpoints: serviceMessages.endpoints,
  noEndpoints: msg('serviceDetail.noEndpoints', 'No known endpoints.', 'Below the heading service.endpoints'),
  data: serviceMessages.data,
  noData: msg('serviceDetail.noData', 'No known data flows.', 'Below the heading service.data'),
  provider: serviceMessages.provider,
  noProvider: msg('serviceDetail.noProvider', 'No known provider.', 'Below the heading service.provider'),
  references: fieldMessages.externalReferences,
  notes,
  uuid: fieldMessages.uuid,
};
