import { msg } from '../../i18n/msg.js';
import { forbidden as outcomeForbidden } from '../../ui/layout/outcome.messages.js';
import { askDelete } from '../../ui/layout/outcome.messages.js';

/**
 * The messages about services in lists, in forms, and on their page. Exported one by one so that a host
 * downloads only those in use.
 */

export const services = msg('service.services', 'Services', 'Tab of a project page (at most 16 characters) and name of the list: APIs that its software calls');

export const endpoints = msg('service.endpoints', 'Endpoints', 'Table head (at most 18 characters), title and field label: URLs of a service');

export const authenticated = msg('service.authenticated', 'Authenticated', 'Badge, choice, and head of a column in exported files: the service requires authentication');

export const notAuthenticated = msg('service.notAuthenticated', 'Not authenticated', 'Badge and choice, as service.authenticated: the service requires no authentication');

export const boundary = msg('service.boundary', 'Crosses boundary', 'Badge, choice, and head of a column in exported files: calls cross a trust boundary (CycloneDX x-trust-boundary)');

export const trustBoundary = msg('serviceEditor.trust', 'Trust boundary', 'Table head (at most 18 characters), and field label of a choice: do calls to the service cross a trust boundary?');

export const noBoundary = msg('service.noBoundary', 'Within boundary', 'Badge and choice, as service.boundary: calls stay within the trust boundary');

export const notStated = msg('service.notStated', 'Not stated', 'Choice and table cell: no information about authentication or trust boundary');

// Not shared: data of a service, not a kind of component.
export const data = msg('service.data', 'Data', 'Table head (at most 18 characters), title and field label: classified data a service receives and returns');

export const provider = msg('service.provider', 'Provider', 'Table head (at most 18 characters), title and field label: provider of a service');

export const inbound = msg('service.direction.inbound', 'Inbound', 'Direction of a data flow: to the service');

export const outbound = msg('service.direction.outbound', 'Outbound', 'Direction of a data flow: from the service');

export const both = msg('service.direction.both', 'Bidirectional', 'Direction of a data flow: to and from the service');

export const unknown = msg('service.direction.unknown', 'Unknown direction', 'Direction of a data flow: not known');

export const failed = msg('service.failed', 'Could not load the service', 'Title shown instead of the page or form of a service');

export const notFound = msg('service.notFound', 'Service not found', 'Title shown instead of the page or form of a service that is missing or not accessible');

export const notFoundAdvice = msg('service.notFoundAdvice', 'It was replaced or deleted, or you do not have access to it.', 'Text below service.notFound');

export const forbidden = outcomeForbidden;

export const askRemoval = askDelete;
