import { defineMessage } from 'react-intl';
import * as panelNames from '../../../entities/project/panelNames.messages.js';
import * as alertNames from '../../../entities/alert/alertNames.messages.js';
import * as accessNames from '../../../entities/access/accessNames.messages.js';

export const messages = {
  configuration: defineMessage({
    id: 'adminPanels.configuration',
    defaultMessage: 'Configuration',
    description: 'Heading in the navigation of administration: settings of the server itself',
  }),
  analyzers: defineMessage({
    id: 'adminPanels.analyzers',
    defaultMessage: 'Analyzers',
    description: 'Heading in the navigation of administration: what the server asks about vulnerabilities',
  }),
  sources: panelNames.vulnerabilitySources,
  integrations: defineMessage({
    id: 'adminPanels.integrations',
    defaultMessage: 'Integrations',
    description: 'Heading in the navigation of administration: other products that the server uses',
  }),
  repositories: defineMessage({
    id: 'adminPanels.repositories',
    defaultMessage: 'Repositories',
    description: 'Heading in the navigation of administration: package repositories, by type such as Maven',
  }),
  repositoriesOf: defineMessage<{ readonly name: string }>({
    id: 'adminPanels.repositoriesOf',
    defaultMessage: '{name} repositories',
    description: 'Title of the panel with the package repositories of a type; name is Maven, npm, Python …',
  }),
  // Not shared: what the server sends.
  notifications: defineMessage({
    id: 'adminPanels.notifications',
    defaultMessage: 'Notifications',
    description: 'Heading in the navigation of administration: what the server tells about, and how',
  }),
  alerts: alertNames.alerts,
  templates: alertNames.templates,
  access: defineMessage({
    id: 'adminPanels.access',
    defaultMessage: 'Access management',
    description: 'Heading in the navigation of administration: users, teams and what they may do',
  }),
  ldapUsers: defineMessage({
    id: 'adminPanels.ldapUsers',
    defaultMessage: 'LDAP users',
    description: 'Name of the panel with the users of a directory',
  }),
  managedUsers: defineMessage({
    id: 'adminPanels.managedUsers',
    defaultMessage: 'Managed users',
    description: 'Name of the panel with the users whose passwords the server keeps',
  }),
  oidcUsers: defineMessage({
    id: 'adminPanels.oidcUsers',
    defaultMessage: 'OpenID Connect users',
    description: 'Name of the panel with the users of an identity provider',
  }),
  oidcGroups: accessNames.oidcGroups,
  teams: accessNames.teams,
  permissions: accessNames.permissions,
  projectAccess: defineMessage({
    id: 'adminPanels.projectAccess',
    defaultMessage: 'Portfolio access control',
    description: 'Name of the panel that says which teams see which projects',
  }),
};
