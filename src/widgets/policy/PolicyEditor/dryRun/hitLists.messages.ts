import { defineMessage } from 'react-intl';
import * as identity from '../../../../parts/identity.messages.js';
import { columnProjectVersion } from '../../../../parts/projectColumn.messages.js';
import * as subject from '../../../../parts/subject.messages.js';
import { messages as run } from './dryRun.messages.js';
import { messages as words } from '../PolicyEditor.messages.js';

/** What the lists of hits of a dry run say. */
export const messages = {
  component: subject.component,
  components: subject.components,
  project: subject.project,
  projects: subject.projects,
  version: identity.version,
  projectVersion: columnProjectVersion,
  group: identity.group,
  conditions: words.conditionsHead,
  noHits: run.noHits,
  shown: defineMessage({
    id: 'dryRun.shown',
    defaultMessage: 'Hits shown by',
    description: 'Name of the choice between the components and the projects that a dry run hits',
  }),
  hitComponents: defineMessage({
    id: 'dryRun.hitComponents',
    defaultMessage: 'Components that would be hit',
    description: 'Name of a list, for screen readers',
  }),
  hitProjects: defineMessage({
    id: 'dryRun.hitProjects',
    defaultMessage: 'Projects with components that would be hit',
    description: 'Name of a list, for screen readers',
  }),
  search: defineMessage({
    id: 'dryRun.search',
    defaultMessage: 'Search hits',
    description: 'Name of the search field above the hits of a dry run',
  }),
  hitCount: defineMessage<{ readonly count: number }>({
    id: 'dryRun.hitCount',
    defaultMessage: '{count, plural, =0 {No hits} one {# hit} other {# hits}}',
    description: 'How many components a dry run hits',
  }),
  hitHead: defineMessage({
    id: 'dryRun.hitHead',
    defaultMessage: 'Hits',
    description: 'Column head: how many components of a project a dry run hits',
  }),
};
