import { msg } from '../../i18n/msg.js';

/** What is said of services, in lists, forms and on their page. One by one, so that a host downloads only those in use. */

export const services = msg('service.services', 'Services', 'Name of the list of services of a project (APIs that its software talks to); tab of a project page');

export const endpoints = msg('service.endpoints', 'Endpoints', 'Head of a column, title and label: addresses at which a service answers');

export const authenticated = msg('service.authenticated', 'Authenticated', 'Head of a column, badge and label: whether a service asks who is calling');

export const notAuthenticated = msg('service.notAuthenticated', 'Not authenticated', 'In the column service.authenticated and as badge: the service answers everybody');

export const boundary = msg('service.boundary', 'Crosses trust boundary', 'Head of a column, badge and label: whether calls to a service leave what is trusted (CycloneDX x-trust-boundary)');

export const noBoundary = msg('service.noBoundary', 'Within trust boundary', 'In the column service.boundary and as badge: calls to the service stay within what is trusted');

export const notStated = msg('service.notStated', 'Not stated', 'Choice, and in columns: whether a service is authenticated or crosses a trust boundary is not known');

// Not shared: data of a service, not a kind of component.
export const data = msg('service.data', 'Data', 'Head of a column, title and label: which data a service takes and gives, by its classification');

export const provider = msg('service.provider', 'Provider', 'Head of a column, title and label: who provides a service');

export const inbound = msg('service.direction.inbound', 'Inbound', 'Which way data flows: to the service');

export const outbound = msg('service.direction.outbound', 'Outbound', 'Which way data flows: from the service');

export const both = msg('service.direction.both', 'Both ways', 'Which way data flows: to the service and from it');

export const unknown = msg('service.direction.unknown', 'Direction unknown', 'Which way data flows: not known');

export const failed = msg('service.failed', 'The service could not be loaded', 'Title instead of the page or the form of a service');

export const notFound = msg('service.notFound', 'This service does not exist, or you may not see it', 'Title instead of the page or the form of a service; servers do not always tell which of both it is');

export const notFoundAdvice = msg('service.notFoundAdvice', 'A newer bill of materials may have replaced it, or somebody removed it.', 'Below service.notFound');

export const forbidden = msg('service.forbidden', 'You may not see services', 'Title instead of a list of services or of the page of one, without the permission VIEW_PORTFOLIO');

export const askRemoval = msg<{ name: string }>('service.askRemoval', 'Remove the service {name}?', 'Title of a question; name is that of a service, and its version');
