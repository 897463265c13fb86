import { defineMessage } from 'react-intl';
import * as panelNames from '../../../panel/panelNames.messages.js';

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
};
