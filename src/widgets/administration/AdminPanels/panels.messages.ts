import { msg } from '../../../i18n/msg.js';
import * as panelNames from '../../../entities/project/panelNames.messages.js';
import * as alertNames from '../../../entities/alert/alertNames.messages.js';
import * as accessNames from '../../../entities/access/accessNames.messages.js';

export const messages = {
  configuration: msg('adminPanels.configuration', 'Configuration', 'Heading in the navigation of administration: settings of the server itself'),
  analyzers: msg('adminPanels.analyzers', 'Analyzers', 'Heading in the navigation of administration: services the server uses to find vulnerabilities'),
  sources: panelNames.vulnerabilitySources,
  integrations: msg('adminPanels.integrations', 'Integrations', 'Heading in the navigation of administration: other products the server uses'),
  repositories: msg('adminPanels.repositories', 'Repositories', 'Heading in the navigation of administration: package repositories by type, such as Maven'),
  repositoriesOf: msg<{ name: string }>('adminPanels.repositoriesOf', '{name} repositories', 'Title of the panel with the package repositories of a type. name: Maven, npm, PyPI …'),
  // Not shared: what the server sends.
  notifications: msg('adminPanels.notifications', 'Notifications', 'Heading in the navigation of administration: alerts and their publishers'),
  alerts: alertNames.alerts,
  templates: alertNames.templates,
  access: msg('adminPanels.access', 'Access management', 'Heading in the navigation of administration: users, teams, and their permissions'),
  ldapUsers: msg('adminPanels.ldapUsers', 'LDAP users', 'Name of the panel with the users of a directory'),
  managedUsers: msg('adminPanels.managedUsers', 'Managed users', 'Name of the panel with the users whose passwords the server stores'),
  oidcUsers: msg('adminPanels.oidcUsers', 'OpenID Connect users', 'Name of the panel with the users of an identity provider'),
  oidcGroups: accessNames.oidcGroups,
  teams: accessNames.teams,
  permissions: accessNames.permissions,
  projectAccess: msg('adminPanels.projectAccess', 'Portfolio access control', 'Name of the panel that assigns projects to teams'),
};
