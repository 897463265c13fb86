import { msg } from '../../i18n/msg.js';

export const componentGraphLinkMessages = {
  graph: msg<{ component: string }>('componentGraphLink.graph', 'Show {component} in the dependency graph', 'Screen-reader name of a link beside a component; component is its name and version'),
};
