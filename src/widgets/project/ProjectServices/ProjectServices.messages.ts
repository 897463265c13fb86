import * as rowChangeMessages from '../../../ui/table/rowChange.messages.js';
import { msg } from '../../../i18n/msg.js';
import * as fieldMessages from '../../../frames/facts/field.messages.js';
import * as identityMessages from '../../../entities/component/identity.messages.js';
import * as projectPlaceMessages from '../../../entities/project/projectPlace.messages.js';
import { authentication } from '../../../entities/access/credentials.messages.js';
import * as serviceMessages from '../../../entities/service/service.messages.js';
import { noMatch } from '../../../ui/layout/outcome.messages.js';
import { matches } from '../../../ui/layout/outcome.messages.js';
import { addService } from '../../../entities/project/portfolioText.messages.js';

export const messages = {
  label: serviceMessages.services,
  selected: msg('projectServices.selected', 'Selected services', 'Screen-reader name of the bar shown while services are selected'),
  search: msg('projectServices.search', 'Search services', 'Screen-reader name of the search field above the list of services'),
  searchHint: msg('projectServices.searchHint', 'Search by service name', 'Placeholder of the search field. At most 36 characters'),
  matches,
  // Not shared: head of a column of services.
  columnName: msg('projectServices.column.name', 'Service', 'Table head: names of services. At most 18 characters'),
  columnVersion: identityMessages.version,
  columnGroup: identityMessages.group,
  columnDescription: fieldMessages.description,
  columnEndpoints: serviceMessages.endpoints,
  columnData: serviceMessages.data,
  columnProvider: serviceMessages.provider,
  columnAuthentication: authentication,
  columnBoundary: serviceMessages.trustBoundary,
  authenticated: serviceMessages.authenticated,
  boundary: serviceMessages.boundary,
  notAuthenticated: serviceMessages.notAuthenticated,
  noBoundary: serviceMessages.noBoundary,
  notStated: serviceMessages.notStated,
  moreEndpoints: msg<{ count: number }>('projectServices.moreEndpoints', 'and {count, number} more', 'After the first endpoint of a service; count is the number of further endpoints'),
  add: addService,
  columnEdit: rowChangeMessages.columnEdit,
  edit: msg<{ name: string }>('projectServices.edit', 'Edit service {name}', 'Screen-reader name of a row button that opens the form; name is the service name'),
  added: msg<{ service: string }>('projectServices.added', '{service} added', 'Notice; service is its name and version'),
  none: msg('projectServices.none', 'No services yet', 'Title instead of the list of services'),
  noneAdvice: msg('projectServices.noneAdvice', 'Upload a BOM that lists services, or add them manually.', 'Advice below projectServices.none'),
  noMatch,
  failed: msg('projectServices.failed', 'Could not load services', 'Title instead of the list of services; the reason follows'),
  notFound: projectPlaceMessages.notFound,
  forbidden: serviceMessages.forbidden,
};
