import { defineMessage } from 'react-intl';
import * as identity from '../../component/identity.messages.js';
import { columnProjectVersion } from '../projectColumn.messages.js';
import * as subject from '../subject.messages.js';

/** What the lists of hits of a scan say. */
export const messages = {
  component: subject.component,
  components: subject.components,
  project: subject.project,
  projects: subject.projects,
  version: identity.version,
  projectVersion: columnProjectVersion,
  group: identity.group,
  shown: defineMessage({
    id: 'portfolioScan.shown',
    defaultMessage: 'Hits shown by',
    description:
      'Name of the choice between the components and the projects that a scan of the portfolio found',
  }),
  search: defineMessage({
    id: 'portfolioScan.search',
    defaultMessage: 'Search hits',
    description: 'Name of the search field above the hits of a scan of the portfolio',
  }),
  projectFilter: defineMessage<{ readonly value: string }>({
    id: 'portfolioScan.projectFilter',
    defaultMessage: 'Project {value}',
    description:
      'Name of the filter by a project, of which a button says that it can be removed; value is name and version of the project',
  }),
  projectIs: defineMessage<{ readonly value: string }>({
    id: 'portfolioScan.projectIs',
    defaultMessage: 'Project: {value}',
    description: 'A filter that is on; value is name and version of the project',
  }),
  hitCount: defineMessage<{ readonly count: number }>({
    id: 'portfolioScan.hitCount',
    defaultMessage: '{count, plural, =0 {No hits} one {# hit} other {# hits}}',
    description: 'How many components a scan of the portfolio found',
  }),
  hitHead: defineMessage({
    id: 'portfolioScan.hitHead',
    defaultMessage: 'Hits',
    description: 'Column head: how many components of a project a scan of the portfolio found',
  }),
};
