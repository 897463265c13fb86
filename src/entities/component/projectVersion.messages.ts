/** What lists of the versions of a project say. One by one, so that a host downloads only those in use. */
import { defineMessage } from 'react-intl';

export const noVersion = defineMessage({
  id: 'projectHeader.noVersion',
  defaultMessage: 'Without version',
  description: 'In the list of versions: the project of that name that has none',
});

// Not shared: several versions, which many languages inflect.
export const inactiveVersions = defineMessage({
  id: 'projectHeader.inactiveVersions',
  defaultMessage: 'Inactive',
  description: 'Heading in the list of versions, over those that no longer count',
});
