import { defineMessage } from 'react-intl';
import * as fieldMessages from '../../../frames/facts/field.messages.js';
import * as actions from '../../../ui/controls/actions.messages.js';
import * as rowChange from '../../../ui/table/rowChange.messages.js';
import * as serviceMessages from '../../../entities/service/service.messages.js';

export const messages = {
  forbidden: serviceMessages.forbidden,
  failed: serviceMessages.failed,
  notFound: serviceMessages.notFound,
  notFoundAdvice: serviceMessages.notFoundAdvice,
  of: defineMessage<{ readonly project: string }>({
    id: 'serviceDetail.of',
    defaultMessage: 'Service of {project}',
    description: 'Below the name of a service; project is the name of its project, a link',
  }),
  edit: actions.edit,
  remove: rowChange.askRemove,
  authenticated: serviceMessages.authenticated,
  notAuthenticated: serviceMessages.notAuthenticated,
  boundary: serviceMessages.boundary,
  noBoundary: serviceMessages.noBoundary,
  endpoints: serviceMessages.endpoints,
  noEndpoints: defineMessage({
    id: 'serviceDetail.noEndpoints',
    defaultMessage: 'No endpoints are known.',
    description: 'Below service.endpoints',
  }),
  data: serviceMessages.data,
  noData: defineMessage({
    id: 'serviceDetail.noData',
    defaultMessage: 'It is not known which data flows.',
    description: 'Below service.data',
  }),
  provider: serviceMessages.provider,
  noProvider: defineMessage({
    id: 'serviceDetail.noProvider',
    defaultMessage: 'It is not known who provides it.',
    description: 'Below service.provider',
  }),
  references: fieldMessages.externalReferences,
  notes: defineMessage({
    id: 'serviceDetail.notes',
    defaultMessage: 'Remarks',
    description: 'Title: what users of the server noted about a service',
  }),
  uuid: fieldMessages.objectId,
};
