import { defineMessage } from 'react-intl';

export const messages = {
  configuration: defineMessage({
    id: 'adminPanels.configuration',
    defaultMessage: 'Configuration',
    description: 'Heading in the navigation of administration: settings of the server itself',
  }),
  email: defineMessage({
    id: 'adminPanels.email',
    defaultMessage: 'E-mail',
    description: 'Entry in the navigation of administration: how the server sends mail',
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
