import { msg } from '../../../i18n/msg.js';
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
  shown: msg('portfolioScan.shown', 'Hits shown by', 'Name of the choice between the components and the projects that a scan of the portfolio found'),
  search: msg('portfolioScan.search', 'Search hits', 'Name of the search field above the hits of a scan of the portfolio'),
  projectFilter: msg<{ value: string }>('portfolioScan.projectFilter', 'Project {value}', 'Name of the filter by a project, of which a button says that it can be removed; value is name and version of the project'),
  projectIs: msg<{ value: string }>('portfolioScan.projectIs', 'Project: {value}', 'A filter that is on; value is name and version of the project'),
  hitCount: msg<{ count: number }>('portfolioScan.hitCount', '{count, plural, =0 {No hits} one {# hit} other {# hits}}', 'How many components a scan of the portfolio found'),
  hitHead: msg('portfolioScan.hitHead', 'Hits', 'Column head: how many components of a project a scan of the portfolio found'),
};
