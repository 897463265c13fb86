/** What both lists of a comparison say. One by one, so that a host downloads only those in use. */
import { defineMessage } from 'react-intl';

export const outcome = defineMessage({
  id: 'projectComparison.outcome',
  defaultMessage: 'Outcome',
  description: 'Head of the column that says what became of a component or a finding: added, gone, stayed',
});

export const narrow = defineMessage({
  id: 'projectComparison.narrow',
  defaultMessage: 'What is listed',
  description: 'Name, for screen readers, of the choice between outcomes above the list',
});

export const all = defineMessage({
  id: 'projectComparison.all',
  defaultMessage: 'All',
  description: 'Choice of what is listed: every component or finding of both versions',
});

export const counted = defineMessage<{ readonly outcome: string; readonly count: string }>({
  id: 'projectComparison.counted',
  defaultMessage: '{outcome} {count}',
  description: 'Choice of what is listed, with its number: Added 12',
});

export const inVersion = defineMessage<{ readonly version: string }>({
  id: 'projectComparison.inVersion',
  defaultMessage: 'In {version}',
  description: 'Head of a column with what one of both versions of the project has; version such as 2.4.0',
});
