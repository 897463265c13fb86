import * as rowChangeMessages from '../../../ui/table/rowChange.messages.js';
import { defineMessage } from 'react-intl';
import * as fieldMessages from '../../../frames/facts/field.messages.js';
import * as identityMessages from '../../../entities/component/identity.messages.js';
import * as projectPlaceMessages from '../../../entities/project/projectPlace.messages.js';
import * as serviceMessages from '../../../entities/service/service.messages.js';

export const messages = {
  label: serviceMessages.services,
  selected: defineMessage({
    id: 'projectServices.selected',
    defaultMessage: 'Selected services',
    description: 'Name of the bar that floats over the list while services are selected',
  }),
  search: defineMessage({
    id: 'projectServices.search',
    defaultMessage: 'Search services',
    description: 'Name of the search field above the list of services',
  }),
  searchHint: defineMessage({
    id: 'projectServices.searchHint',
    defaultMessage: 'Search service name',
    description: 'In the empty search field above the list of services: what is searched',
  }),
  matches: defineMessage<{ readonly count: number }>({
    id: 'projectServices.matches',
    defaultMessage:
      '{count, plural, =0 {No service matches} one {# service matches} other {# services match}}',
    description: 'Count above the list while it is searched',
  }),
  // Not shared: head of a column of services.
  columnName: defineMessage({
    id: 'projectServices.column.name',
    defaultMessage: 'Service',
    description: 'Head of the column with the names of services',
  }),
  columnVersion: identityMessages.version,
  columnGroup: identityMessages.group,
  columnDescription: fieldMessages.description,
  columnEndpoints: serviceMessages.endpoints,
  columnData: serviceMessages.data,
  columnProvider: serviceMessages.provider,
  columnAuthenticated: serviceMessages.authenticated,
  columnBoundary: serviceMessages.boundary,
  notAuthenticated: serviceMessages.notAuthenticated,
  noBoundary: serviceMessages.noBoundary,
  notStated: serviceMessages.notStated,
  moreEndpoints: defineMessage<{ readonly count: number }>({
    id: 'projectServices.moreEndpoints',
    defaultMessage: 'and {count, number} more',
    description: 'Behind the first endpoint of a service; count is the number of the others',
  }),
  add: defineMessage({
    id: 'projectServices.add',
    defaultMessage: 'Add service…',
    description: 'Button above the list of services; opens a form',
  }),
  columnEdit: rowChangeMessages.columnEdit,
  edit: defineMessage<{ readonly name: string }>({
    id: 'projectServices.edit',
    defaultMessage: 'Edit service {name}…',
    description: 'Button of a row that opens the form of a service; name is that of the service',
  }),
  added: defineMessage<{ readonly service: string }>({
    id: 'projectServices.added',
    defaultMessage: '{service} was added to the services.',
    description: 'Notice; service is the name of a service and its version',
  }),
  none: defineMessage({
    id: 'projectServices.none',
    defaultMessage: 'No services yet',
    description: 'Title instead of the list of services of a project',
  }),
  noneAdvice: defineMessage({
    id: 'projectServices.noneAdvice',
    defaultMessage:
      'They come with a bill of materials that names the services its software talks to, or one by one.',
    description: 'Below projectServices.none',
  }),
  noMatch: defineMessage({
    id: 'projectServices.noMatch',
    defaultMessage: 'No service matches',
    description: 'Title instead of the list when the search leaves nothing',
  }),
  failed: defineMessage({
    id: 'projectServices.failed',
    defaultMessage: 'Services could not be loaded',
    description: 'Title instead of the list',
  }),
  notFound: projectPlaceMessages.notFound,
  forbidden: serviceMessages.forbidden,
};
