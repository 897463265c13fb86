import { msg } from '../../../i18n/msg.js';
import * as projectPlaceMessages from '../../../entities/project/projectPlace.messages.js';

export const messages = {
  noVulnerable: msg('dependencyGraph.noVulnerable', 'No vulnerable component is needed', 'Title of the list of paths while no component is chosen and none has findings'),
  noVulnerableAdvice: msg('dependencyGraph.noVulnerableAdvice', 'Find any component above to see how it gets into the project.', 'Below dependencyGraph.noVulnerable'),
  noPath: msg('dependencyGraph.noPath', 'No path leads from the project to it', 'Title of the list of paths when the graph does not say why a component is there'),
  noPathAdvice: msg('dependencyGraph.noPathAdvice', 'The BOM lists this component, but neither the project nor anything the project depends on names it as a dependency.', 'Below dependencyGraph.noPath'),
  none: msg('dependencyGraph.none', 'This project has no dependency graph', 'Title instead of the graph'),
  noneAdvice: msg<{ count: number }>(
    'dependencyGraph.noneAdvice',
    'Its BOM lists {count, plural, one {# component} other {# components}}, but not what depends on what. Have your build write the section “dependencies” of CycloneDX.',
    'Below dependencyGraph.none when there are components',
  ),
  empty: projectPlaceMessages.noComponents,
  emptyAdvice: msg('dependencyGraph.emptyAdvice', 'The dependency graph comes with the bill of materials of this project.', 'Below projectPlace.noComponents'),
  failed: msg('dependencyGraph.failed', 'The dependency graph could not be loaded', 'Title instead of the graph'),
  notFound: projectPlaceMessages.notFound,
  forbidden: msg('dependencyGraph.forbidden', 'You may not see dependency graphs', 'Title instead of the graph, without the permission VIEW_PORTFOLIO'),
};
