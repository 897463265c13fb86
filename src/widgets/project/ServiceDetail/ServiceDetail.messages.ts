import { msg } from '../../../i18n/msg.js';
import * as fieldMessages from '../../../frames/facts/field.messages.js';
import * as actions from '../../../ui/controls/actions.messages.js';
import * as rowChange from '../../../ui/table/rowChange.messages.js';
import * as serviceMessages from '../../../entities/service/service.messages.js';

export const messages = {
  forbidden: serviceMessages.forbidden,
  failed: serviceMessages.failed,
  notFound: serviceMessages.notFound,
  notFoundAdvice: serviceMessages.notFoundAdvice,
  of: msg<{ project: string }>('serviceDetail.of', 'Service of {project}', 'Below the name of a service; project is the name of its project, a link'),
  edit: actions.edit,
  remove: rowChange.askRemove,
  authenticated: serviceMessages.authenticated,
  notAuthenticated: serviceMessages.notAuthenticated,
  boundary: serviceMessages.boundary,
  noBoundary: serviceMessages.noBoundary,
  endpoints: serviceMessages.endpoints,
  noEndpoints: msg('serviceDetail.noEndpoints', 'No endpoints are known.', 'Below service.endpoints'),
  data: serviceMessages.data,
  noData: msg('serviceDetail.noData', 'It is not known which data flows.', 'Below service.data'),
  provider: serviceMessages.provider,
  noProvider: msg('serviceDetail.noProvider', 'It is not known who provides it.', 'Below service.provider'),
  references: fieldMessages.externalReferences,
  notes: msg('serviceDetail.notes', 'Remarks', 'Title: what users of the server noted about a service'),
  uuid: fieldMessages.objectId,
};
