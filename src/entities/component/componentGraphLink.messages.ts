import { defineMessage } from 'react-intl';

export const componentGraphLinkMessages = {
  graph: defineMessage<{ readonly component: string }>({
    id: 'componentGraphLink.graph',
    defaultMessage: 'Show {component} in the dependency graph',
    description: 'Name of a link beside a component; component is its name and version',
  }),
};
