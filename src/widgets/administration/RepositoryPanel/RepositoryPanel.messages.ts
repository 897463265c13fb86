import { msg } from '../../../i18n/msg.js';
import * as fieldMessages from '../../../frames/facts/field.messages.js';
import * as credentialMessages from '../../../entities/access/credentials.messages.js';
import { secretName } from '../../../entities/access/credentials.messages.js';

export const messages = {
  repositories: msg('repositoryPanel.repositories', 'Package repositories', 'Screen-reader name of the list of package repositories, such as Maven Central'),
  create: msg('repositoryPanel.create', 'Create repository', 'Button that opens the form of a new repository, heading of the form, and button that creates it'),
  remove: msg('repositoryPanel.remove', 'Delete repository', 'Button that opens the confirmation to delete a repository'),
  consequences: msg<{ name: string }>(
    'repositoryPanel.consequences',
    'The server stops checking it for {name} packages. Its stored credentials are deleted. Latest versions already found are kept. This cannot be undone.',
    'Text of the confirmation to delete a package repository. name is its type, such as Maven',
  ),
  search: msg('repositoryPanel.search', 'Search repositories', 'Screen-reader name of the search field above the list of package repositories'),
  searchHint: msg('repositoryPanel.searchHint', 'Search by ID, URL, or username', 'Placeholder of the search field above the list of package repositories, at most 36 characters'),
  total: msg<{ count: number }>('repositoryPanel.total', '{count, plural, =0 {No repositories} one {# repository} other {# repositories}}', 'Count above the list of package repositories'),
  none: msg('repositoryPanel.none', 'No repositories of this type', 'Title shown instead of an empty list of package repositories'),
  noneAdvice: msg('repositoryPanel.noneAdvice', 'Create a repository to find the latest versions of these packages.', 'Advice below the empty state repositoryPanel.none'),
  order: msg('repositoryPanel.order', 'Order', 'Table head: rank of a package repository, from 1, at most 18 characters'),
  orderTip: msg('repositoryPanel.orderTip', 'The server uses the first answer in this order. New repositories come last. The order cannot be changed.', 'Tooltip of the table head repositoryPanel.order'),
  orderOf: msg<{ count: number }>('repositoryPanel.orderOf', 'Order {count}', 'On a phone, instead of the column repositoryPanel.order. count is the rank'),
  identifier: fieldMessages.identifier,
  identifierFixed: msg('repositoryPanel.identifierFixed', 'Cannot be changed. Create another repository instead.', 'Help below the identifier of an existing package repository'),
  url: fieldMessages.url,
  // Not shared: a package repository.
  internal: msg('repositoryPanel.internal', 'Internal', 'Table head and badge: the repository is used for internal components only, at most 14 characters'),
  internalHint: msg('repositoryPanel.internalHint', 'When on, used only for internal components. When off, only for others.', 'Help below the switch repositoryPanel.internal'),
  external: msg('repositoryPanel.external', 'Not internal', 'In the column repositoryPanel.internal, for screen readers and phones'),
  // Not shared: whether the server signs in, not a metric.
  authentication: msg('repositoryPanel.authentication', 'Authentication', 'Table head: the account with which the server signs in to a repository, at most 18 characters'),
  authenticationRequired: msg('repositoryPanel.authenticationRequired', 'Authentication required', 'Switch in the form of a package repository. The fields for username and password follow'),
  signsInAs: msg<{ username: string }>('repositoryPanel.signsInAs', 'As {username}', 'In the column repositoryPanel.authentication: the server signs in with this username'),
  signsInByToken: msg('repositoryPanel.signsInByToken', 'With a token', 'In the column repositoryPanel.authentication: the server signs in without a username'),
  // Not shared: no authentication, which many languages inflect.
  noAuthentication: msg('repositoryPanel.noAuthentication', 'None', 'In the column repositoryPanel.authentication: the server does not sign in'),
  enabledHint: msg('repositoryPanel.enabledHint', 'When off, the server skips this repository.', 'Help below the switch panel.enabled in the form of a package repository'),
  username: credentialMessages.username,
  usernameHint: msg('repositoryPanel.usernameHint', 'Leave empty to send only an access token (bearer).', 'Help below the field credentials.userName, on servers from 4.14'),
  password: msg('repositoryPanel.password', 'Password or access token', 'Field label: the secret with which the server signs in to the package repository'),
  passwordKept: msg('repositoryPanel.passwordKept', 'To delete it, turn off authentication.', 'Help below the password of a package repository. The sentence that an empty field keeps it follows'),
  passwordElsewhere: msg('repositoryPanel.passwordElsewhere', 'The stored password is not sent to a different host. Enter the one for this host.', 'Help below the empty password field, after the URL changed to another host'),
  secret: secretName,
  secretHint: msg('repositoryPanel.secretHint', 'Name of a server secret that holds the password or access token.', 'Help below the field repositoryPanel.secret'),
  removesCredentials: msg<{ name: string }>('repositoryPanel.removesCredentials', 'Delete the credentials of {name}?', 'Title of the confirmation to save a package repository without authentication. name is the repository'),
  removesCredentialsText: msg('repositoryPanel.removesCredentialsText', 'Without authentication, the server deletes the stored username and password. This cannot be undone.', 'Text of the confirmation repositoryPanel.removesCredentials'),
  saveWithout: msg('repositoryPanel.saveWithout', 'Save and delete', 'Button of the confirmation repositoryPanel.removesCredentials: saves and deletes the credentials, at most 20 characters'),
  taken: msg<{ name: string }>('repositoryPanel.taken', 'A {name} repository with this ID already exists.', 'Problem at the identifier that the server rejected. name is the type, such as Maven'),
};
