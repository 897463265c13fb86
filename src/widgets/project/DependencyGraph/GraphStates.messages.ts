import { msg } from '../../../i18n/msg.js';
import * as projectPlaceMessages from '../../../entities/project/projectPlace.messages.js';
import { forbidden } from '../../../ui/layout/outcome.messages.js';

export const messages = {
  noVulnerable: msg('dependencyGraph.noVulnerable', 'No vulnerable components', 'Title instead of the list of paths when no component is chosen and none in the graph has findings'),
  noVulnerableAdvice: msg('dependencyGraph.noVulnerableAdvice', 'Find a component above to see its paths.', 'Below dependencyGraph.noVulnerable'),
  noPath: msg('dependencyGraph.noPath', 'No path to this component', 'Title instead of the list of paths when the graph has no path from the project to the component'),
  noPathAdvice: msg('dependencyGraph.noPathAdvice', 'The BOM lists it, but not as a dependency of the project.', 'Below dependencyGraph.noPath. The project depends on it neither directly nor indirectly'),
  none: msg('dependencyGraph.none', 'No dependency graph', 'Title instead of the graph of a project'),
  noneAdvice: msg<{ count: number }>(
    'dependencyGraph.noneAdvice',
    'The BOM lists {count, plural, one {# component} other {# components}} but no dependencies. Have your build include the CycloneDX “dependencies” section.',
    'Below dependencyGraph.none when the project has components',
  ),
  empty: projectPlaceMessages.noComponents,
  emptyAdvice: msg('dependencyGraph.emptyAdvice', 'Upload a BOM that lists dependencies.', 'Below projectPlace.noComponents in the dependency graph of a project'),
  failed: msg('dependencyGraph.failed', 'Could not load the dependency graph', 'Error title instead of the graph'),
  notFound: projectPlaceMessages.notFound,
  forbidden,
};
