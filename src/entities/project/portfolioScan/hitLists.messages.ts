import { msg } from '../../../i18n/msg.js';
import * as identity from '../../component/identity.messages.js';
import { columnProjectVersion } from '../projectColumn.messages.js';
import * as subject from '../subject.messages.js';
import { matches } from '../../../ui/layout/outcome.messages.js';

/** The messages of a scan's lists of matches. */
export const messages = {
  component: subject.component,
  components: subject.components,
  project: subject.project,
  projects: subject.projects,
  version: identity.version,
  projectVersion: columnProjectVersion,
  group: identity.group,
  license: identity.license,
  shown: msg('portfolioScan.shown', 'Show matches by', 'Screen-reader name of the choice between matches by component and by project'),
  search: msg('portfolioScan.search', 'Search matches', 'Name of the search field above the matches of a portfolio scan'),
  projectFilter: msg<{ value: string }>('portfolioScan.projectFilter', 'Project {value}', 'Name of the project filter, used in the button that removes it; {value} is the name and version of the project'),
  projectIs: msg<{ value: string }>('portfolioScan.projectIs', 'Project: {value}', 'An active filter; {value} is the name and version of the project'),
  hitCount: matches,
  hitHead: msg('portfolioScan.hitHead', 'Matches', 'Table head: number of matching components of a project; at most 18 characters'),
};
