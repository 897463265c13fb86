import { msg } from '../../../i18n/msg.js';
import * as fieldMessages from '../../../frames/facts/field.messages.js';
import * as credentialMessages from '../../../entities/access/credentials.messages.js';

export const messages = {
  repositories: msg('repositoryPanel.repositories', 'Package repositories', 'Name of the list of package repositories, such as Maven Central, for screen readers'),
  create: msg('repositoryPanel.create', 'Create repository', 'Button that opens the form of a new package repository, its heading, and the button that creates it'),
  remove: msg('repositoryPanel.remove', 'Delete repository', 'Button that deletes a package repository, after a question'),
  consequences: msg<{ name: string }>(
    'repositoryPanel.consequences',
    'The server asks it for no {name} package any more. Newest versions that it told stay until another repository tells others. Stored user name and password are deleted, too. This cannot be undone.',
    'Text of the question before a package repository is deleted; name is its type, such as Maven',
  ),
  search: msg('repositoryPanel.search', 'Search repositories', 'Name of the search field above the list of package repositories'),
  searchHint: msg('repositoryPanel.searchHint', 'Search identifier, URL or user', 'In the empty search field above the list of package repositories: what is searched'),
  total: msg<{ count: number }>('repositoryPanel.total', '{count, plural, =0 {No repositories} one {# repository} other {# repositories}}', 'Count above the list of package repositories'),
  none: msg('repositoryPanel.none', 'No repositories of this type', 'Title instead of the list of package repositories'),
  noneAdvice: msg('repositoryPanel.noneAdvice', 'Without one, the server does not learn which versions of such packages are the newest.', 'Below repositoryPanel.none'),
  order: msg('repositoryPanel.order', 'Order', 'Column head: place of a package repository in the order in which they are asked, from 1'),
  orderTip: msg('repositoryPanel.orderTip', 'The server asks repositories in this order and takes the first answer. New ones come last; no server can change the order.', 'Tip of the column head repositoryPanel.order'),
  orderOf: msg<{ count: number }>('repositoryPanel.orderOf', 'Order {count}', 'On a phone, in the place of the column repositoryPanel.order'),
  identifier: fieldMessages.identifier,
  identifierFixed: msg('repositoryPanel.identifierFixed', 'It cannot be changed. For another identifier, create another repository.', 'Below the identifier of an existing package repository'),
  url: fieldMessages.url,
  // Not shared: a package repository.
  internal: msg('repositoryPanel.internal', 'Internal', 'Column head and badge: the package repository is asked for internal components only'),
  internalHint: msg('repositoryPanel.internalHint', 'It is asked for internal components only. Off: for all others only.', 'Below the switch repositoryPanel.internal in the form of a package repository'),
  external: msg('repositoryPanel.external', 'Not internal', 'In the column repositoryPanel.internal, for screen readers and phones'),
  // Not shared: whether the server signs in, not a metric.
  authentication: msg('repositoryPanel.authentication', 'Authentication', 'Column head: whether and as whom the server signs in to a package repository'),
  authenticationRequired: msg('repositoryPanel.authenticationRequired', 'Authentication required', 'Switch in the form of a package repository; below it user name and password follow'),
  signsInAs: msg<{ username: string }>('repositoryPanel.signsInAs', 'As {username}', 'In the column repositoryPanel.authentication: the server signs in with this user name'),
  signsInByToken: msg('repositoryPanel.signsInByToken', 'With a token', 'In the column repositoryPanel.authentication: the server signs in without a user name'),
  // Not shared: no authentication, which many languages inflect.
  noAuthentication: msg('repositoryPanel.noAuthentication', 'None', 'In the column repositoryPanel.authentication: the server does not sign in'),
  enabledHint: msg('repositoryPanel.enabledHint', 'Off: the server skips it.', 'Below the switch panel.enabled in the form of a package repository'),
  username: credentialMessages.userName,
  usernameHint: msg('repositoryPanel.usernameHint', 'Leave it empty for an access token that is sent alone (bearer).', 'Below credentials.userName, on servers from 4.14 on'),
  password: msg('repositoryPanel.password', 'Password or access token', 'Label: with what the server signs in to the package repository'),
  passwordKept: msg('repositoryPanel.passwordKept', 'To delete it, turn authentication off.', 'Below the password of a package repository, before the sentence that it is kept when the field stays empty'),
  passwordElsewhere: msg('repositoryPanel.passwordElsewhere', 'The URL leads to another host, to which the stored one is not sent. Enter the one for it.', 'Below the empty password field, when the address was changed to another host'),
  secret: msg('repositoryPanel.secret', 'Secret with the password', 'Label on servers from 5.0 on, which keep passwords as named secrets; the name is typed'),
  secretHint: msg('repositoryPanel.secretHint', 'The name of a secret that this server keeps. It holds the password or access token.', 'Below repositoryPanel.secret'),
  removesCredentials: msg<{ name: string }>('repositoryPanel.removesCredentials', 'Delete the credentials of {name}?', 'Title of the question before a package repository is saved for which authentication was turned off'),
  removesCredentialsText: msg(
    'repositoryPanel.removesCredentialsText',
    'Without authentication the server deletes the stored user name and password at once. To use them again later, somebody has to enter them.',
    'Text of the question repositoryPanel.removesCredentials',
  ),
  saveWithout: msg('repositoryPanel.saveWithout', 'Save and delete credentials', 'Button of the question repositoryPanel.removesCredentials'),
  taken: msg<{ name: string }>('repositoryPanel.taken', 'There is a {name} repository of this identifier already.', 'At the identifier, after the server refused it; name is the type, such as Maven'),
};
