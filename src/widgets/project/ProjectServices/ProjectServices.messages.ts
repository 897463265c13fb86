import * as rowChangeMessages from '../../../ui/table/rowChange.messages.js';
import { msg } from '../../../i18n/msg.js';
import * as fieldMessages from '../../../frames/facts/field.messages.js';
import * as identityMessages from '../../../entities/component/identity.messages.js';
import * as projectPlaceMessages from '../../../entities/project/projectPlace.messages.js';
import * as serviceMessages from '../../../entities/service/service.messages.js';

export const messages = {
  label: serviceMessages.services,
  selected: msg('projectServices.selected', 'Selected services', 'Name of the bar that floats over the list while services are selected'),
  search: msg('projectServices.search', 'Search services', 'Name of the search field above the list of services'),
  searchHint: msg('projectServices.searchHint', 'Search service name', 'In the empty search field above the list of services: what is searched'),
  matches: msg<{ count: number }>('projectServices.matches', '{count, plural, =0 {No service matches} one {# service matches} other {# services match}}', 'Count above the list while it is searched'),
  // Not shared: head of a column of services.
  columnName: msg('projectServices.column.name', 'Service', 'Head of the column with the names of services'),
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
  moreEndpoints: msg<{ count: number }>('projectServices.moreEndpoints', 'and {count, number} more', 'Behind the first endpoint of a service; count is the number of the others'),
  add: msg('projectServices.add', 'Add service…', 'Button above the list of services; opens a form'),
  columnEdit: rowChangeMessages.columnEdit,
  edit: msg<{ name: string }>('projectServices.edit', 'Edit service {name}…', 'Button of a row that opens the form of a service; name is that of the service'),
  added: msg<{ service: string }>('projectServices.added', '{service} was added to the services.', 'Notice; service is the name of a service and its version'),
  none: msg('projectServices.none', 'No services yet', 'Title instead of the list of services of a project'),
  noneAdvice: msg('projectServices.noneAdvice', 'They come with a bill of materials that names the services its software talks to, or one by one.', 'Below projectServices.none'),
  noMatch: msg('projectServices.noMatch', 'No service matches', 'Title instead of the list when the search leaves nothing'),
  failed: msg('projectServices.failed', 'Services could not be loaded', 'Title instead of the list'),
  notFound: projectPlaceMessages.notFound,
  forbidden: serviceMessages.forbidden,
};
