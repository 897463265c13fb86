import { defineMessage } from 'react-intl';
import * as fieldMessages from '../../../frames/facts/field.messages.js';
import * as credentialMessages from '../../../entities/access/credentials.messages.js';

export const messages = {
  repositories: defineMessage({
    id: 'repositoryPanel.repositories',
    defaultMessage: 'Package repositories',
    description: 'Name of the list of package repositories, such as Maven Central, for screen readers',
  }),
  create: defineMessage({
    id: 'repositoryPanel.create',
    defaultMessage: 'Create repository',
    description:
      'Button that opens the form of a new package repository, its heading, and the button that creates it',
  }),
  remove: defineMessage({
    id: 'repositoryPanel.remove',
    defaultMessage: 'Delete repository',
    description: 'Button that deletes a package repository, after a question',
  }),
  consequences: defineMessage<{ readonly name: string }>({
    id: 'repositoryPanel.consequences',
    defaultMessage:
      'The server asks it for no {name} package any more. Newest versions that it told stay until another repository tells others. Stored user name and password are deleted, too. This cannot be undone.',
    description:
      'Text of the question before a package repository is deleted; name is its type, such as Maven',
  }),
  search: defineMessage({
    id: 'repositoryPanel.search',
    defaultMessage: 'Search repositories',
    description: 'Name of the search field above the list of package repositories',
  }),
  searchHint: defineMessage({
    id: 'repositoryPanel.searchHint',
    defaultMessage: 'Search identifier, URL or user',
    description: 'In the empty search field above the list of package repositories: what is searched',
  }),
  total: defineMessage<{ readonly count: number }>({
    id: 'repositoryPanel.total',
    defaultMessage: '{count, plural, =0 {No repositories} one {# repository} other {# repositories}}',
    description: 'Count above the list of package repositories',
  }),
  none: defineMessage({
    id: 'repositoryPanel.none',
    defaultMessage: 'No repositories of this type',
    description: 'Title instead of the list of package repositories',
  }),
  noneAdvice: defineMessage({
    id: 'repositoryPanel.noneAdvice',
    defaultMessage: 'Without one, the server does not learn which versions of such packages are the newest.',
    description: 'Below repositoryPanel.none',
  }),
  order: defineMessage({
    id: 'repositoryPanel.order',
    defaultMessage: 'Order',
    description: 'Column head: place of a package repository in the order in which they are asked, from 1',
  }),
  orderTip: defineMessage({
    id: 'repositoryPanel.orderTip',
    defaultMessage:
      'The server asks repositories in this order and takes the first answer. New ones come last; no server can change the order.',
    description: 'Tip of the column head repositoryPanel.order',
  }),
  orderOf: defineMessage<{ readonly count: number }>({
    id: 'repositoryPanel.orderOf',
    defaultMessage: 'Order {count}',
    description: 'On a phone, in the place of the column repositoryPanel.order',
  }),
  identifier: fieldMessages.identifier,
  identifierFixed: defineMessage({
    id: 'repositoryPanel.identifierFixed',
    defaultMessage: 'It cannot be changed. For another identifier, create another repository.',
    description: 'Below the identifier of an existing package repository',
  }),
  url: fieldMessages.url,
  // Not shared: a package repository.
  internal: defineMessage({
    id: 'repositoryPanel.internal',
    defaultMessage: 'Internal',
    description: 'Column head and badge: the package repository is asked for internal components only',
  }),
  internalHint: defineMessage({
    id: 'repositoryPanel.internalHint',
    defaultMessage: 'It is asked for internal components only. Off: for all others only.',
    description: 'Below the switch repositoryPanel.internal in the form of a package repository',
  }),
  external: defineMessage({
    id: 'repositoryPanel.external',
    defaultMessage: 'Not internal',
    description: 'In the column repositoryPanel.internal, for screen readers and phones',
  }),
  // Not shared: whether the server signs in, not a metric.
  authentication: defineMessage({
    id: 'repositoryPanel.authentication',
    defaultMessage: 'Authentication',
    description: 'Column head: whether and as whom the server signs in to a package repository',
  }),
  authenticationRequired: defineMessage({
    id: 'repositoryPanel.authenticationRequired',
    defaultMessage: 'Authentication required',
    description: 'Switch in the form of a package repository; below it user name and password follow',
  }),
  signsInAs: defineMessage<{ readonly username: string }>({
    id: 'repositoryPanel.signsInAs',
    defaultMessage: 'As {username}',
    description: 'In the column repositoryPanel.authentication: the server signs in with this user name',
  }),
  signsInByToken: defineMessage({
    id: 'repositoryPanel.signsInByToken',
    defaultMessage: 'With a token',
    description: 'In the column repositoryPanel.authentication: the server signs in without a user name',
  }),
  // Not shared: no authentication, which many languages inflect.
  noAuthentication: defineMessage({
    id: 'repositoryPanel.noAuthentication',
    defaultMessage: 'None',
    description: 'In the column repositoryPanel.authentication: the server does not sign in',
  }),
  enabledHint: defineMessage({
    id: 'repositoryPanel.enabledHint',
    defaultMessage: 'Off: the server skips it.',
    description: 'Below the switch panel.enabled in the form of a package repository',
  }),
  username: credentialMessages.userName,
  usernameHint: defineMessage({
    id: 'repositoryPanel.usernameHint',
    defaultMessage: 'Leave it empty for an access token that is sent alone (bearer).',
    description: 'Below credentials.userName, on servers from 4.14 on',
  }),
  password: defineMessage({
    id: 'repositoryPanel.password',
    defaultMessage: 'Password or access token',
    description: 'Label: with what the server signs in to the package repository',
  }),
  passwordKept: defineMessage({
    id: 'repositoryPanel.passwordKept',
    defaultMessage: 'To delete it, turn authentication off.',
    description:
      'Below the password of a package repository, before the sentence that it is kept when the field stays empty',
  }),
  passwordElsewhere: defineMessage({
    id: 'repositoryPanel.passwordElsewhere',
    defaultMessage:
      'The URL leads to another host, to which the stored one is not sent. Enter the one for it.',
    description: 'Below the empty password field, when the address was changed to another host',
  }),
  secret: defineMessage({
    id: 'repositoryPanel.secret',
    defaultMessage: 'Secret with the password',
    description: 'Label on servers from 5.0 on, which keep passwords as named secrets; the name is typed',
  }),
  secretHint: defineMessage({
    id: 'repositoryPanel.secretHint',
    defaultMessage: 'The name of a secret that this server keeps. It holds the password or access token.',
    description: 'Below repositoryPanel.secret',
  }),
  removesCredentials: defineMessage<{ readonly name: string }>({
    id: 'repositoryPanel.removesCredentials',
    defaultMessage: 'Delete the credentials of {name}?',
    description:
      'Title of the question before a package repository is saved for which authentication was turned off',
  }),
  removesCredentialsText: defineMessage({
    id: 'repositoryPanel.removesCredentialsText',
    defaultMessage:
      'Without authentication the server deletes the stored user name and password at once. To use them again later, somebody has to enter them.',
    description: 'Text of the question repositoryPanel.removesCredentials',
  }),
  saveWithout: defineMessage({
    id: 'repositoryPanel.saveWithout',
    defaultMessage: 'Save and delete credentials',
    description: 'Button of the question repositoryPanel.removesCredentials',
  }),
  taken: defineMessage<{ readonly name: string }>({
    id: 'repositoryPanel.taken',
    defaultMessage: 'There is a {name} repository of this identifier already.',
    description: 'At the identifier, after the server refused it; name is the type, such as Maven',
  }),
};
