import { defineMessage } from 'react-intl';

/** What is said of services, in lists, forms and on their page. One by one, so that a host downloads only those in use. */

export const services = defineMessage({
  id: 'service.services',
  defaultMessage: 'Services',
  description:
    'Name of the list of services of a project (APIs that its software talks to); tab of a project page',
});

export const endpoints = defineMessage({
  id: 'service.endpoints',
  defaultMessage: 'Endpoints',
  description: 'Head of a column, title and label: addresses at which a service answers',
});

export const authenticated = defineMessage({
  id: 'service.authenticated',
  defaultMessage: 'Authenticated',
  description: 'Head of a column, badge and label: whether a service asks who is calling',
});

export const notAuthenticated = defineMessage({
  id: 'service.notAuthenticated',
  defaultMessage: 'Not authenticated',
  description: 'In the column service.authenticated and as badge: the service answers everybody',
});

export const boundary = defineMessage({
  id: 'service.boundary',
  defaultMessage: 'Crosses trust boundary',
  description:
    'Head of a column, badge and label: whether calls to a service leave what is trusted (CycloneDX x-trust-boundary)',
});

export const noBoundary = defineMessage({
  id: 'service.noBoundary',
  defaultMessage: 'Within trust boundary',
  description:
    'In the column service.boundary and as badge: calls to the service stay within what is trusted',
});

export const notStated = defineMessage({
  id: 'service.notStated',
  defaultMessage: 'Not stated',
  description:
    'Choice, and in columns: whether a service is authenticated or crosses a trust boundary is not known',
});

// Not shared: data of a service, not a kind of component.
export const data = defineMessage({
  id: 'service.data',
  defaultMessage: 'Data',
  description:
    'Head of a column, title and label: which data a service takes and gives, by its classification',
});

export const provider = defineMessage({
  id: 'service.provider',
  defaultMessage: 'Provider',
  description: 'Head of a column, title and label: who provides a service',
});

export const inbound = defineMessage({
  id: 'service.direction.inbound',
  defaultMessage: 'Inbound',
  description: 'Which way data flows: to the service',
});

export const outbound = defineMessage({
  id: 'service.direction.outbound',
  defaultMessage: 'Outbound',
  description: 'Which way data flows: from the service',
});

export const both = defineMessage({
  id: 'service.direction.both',
  defaultMessage: 'Both ways',
  description: 'Which way data flows: to the service and from it',
});

export const unknown = defineMessage({
  id: 'service.direction.unknown',
  defaultMessage: 'Direction unknown',
  description: 'Which way data flows: not known',
});

export const failed = defineMessage({
  id: 'service.failed',
  defaultMessage: 'The service could not be loaded',
  description: 'Title instead of the page or the form of a service',
});

export const notFound = defineMessage({
  id: 'service.notFound',
  defaultMessage: 'This service does not exist, or you may not see it',
  description:
    'Title instead of the page or the form of a service; servers do not always tell which of both it is',
});

export const notFoundAdvice = defineMessage({
  id: 'service.notFoundAdvice',
  defaultMessage: 'A newer bill of materials may have replaced it, or somebody removed it.',
  description: 'Below service.notFound',
});

export const forbidden = defineMessage({
  id: 'service.forbidden',
  defaultMessage: 'You may not see services',
  description:
    'Title instead of a list of services or of the page of one, without the permission VIEW_PORTFOLIO',
});

export const askRemoval = defineMessage<{ readonly name: string }>({
  id: 'service.askRemoval',
  defaultMessage: 'Remove the service {name}?',
  description: 'Title of a question; name is that of a service, and its version',
});
