import { defineMessage } from 'react-intl';
import * as projectPlaceMessages from '../../../entities/project/projectPlace.messages.js';

export const messages = {
  noVulnerable: defineMessage({
    id: 'dependencyGraph.noVulnerable',
    defaultMessage: 'No vulnerable component is needed',
    description: 'Title of the list of paths while no component is chosen and none has findings',
  }),
  noVulnerableAdvice: defineMessage({
    id: 'dependencyGraph.noVulnerableAdvice',
    defaultMessage: 'Find any component above to see how it gets into the project.',
    description: 'Below dependencyGraph.noVulnerable',
  }),
  noPath: defineMessage({
    id: 'dependencyGraph.noPath',
    defaultMessage: 'No path leads from the project to it',
    description: 'Title of the list of paths when the graph does not say why a component is there',
  }),
  noPathAdvice: defineMessage({
    id: 'dependencyGraph.noPathAdvice',
    defaultMessage:
      'The BOM lists this component, but neither the project nor anything the project depends on names it as a dependency.',
    description: 'Below dependencyGraph.noPath',
  }),
  none: defineMessage({
    id: 'dependencyGraph.none',
    defaultMessage: 'This project has no dependency graph',
    description: 'Title instead of the graph',
  }),
  noneAdvice: defineMessage<{ readonly count: number }>({
    id: 'dependencyGraph.noneAdvice',
    defaultMessage:
      'Its BOM lists {count, plural, one {# component} other {# components}}, but not what depends on what. Have your build write the section “dependencies” of CycloneDX.',
    description: 'Below dependencyGraph.none when there are components',
  }),
  empty: projectPlaceMessages.noComponents,
  emptyAdvice: defineMessage({
    id: 'dependencyGraph.emptyAdvice',
    defaultMessage: 'The dependency graph comes with the bill of materials of this project.',
    description: 'Below projectPlace.noComponents',
  }),
  failed: defineMessage({
    id: 'dependencyGraph.failed',
    defaultMessage: 'The dependency graph could not be loaded',
    description: 'Title instead of the graph',
  }),
  notFound: projectPlaceMessages.notFound,
  forbidden: defineMessage({
    id: 'dependencyGraph.forbidden',
    defaultMessage: 'You may not see dependency graphs',
    description: 'Title instead of the graph, without the permission VIEW_PORTFOLIO',
  }),
};
