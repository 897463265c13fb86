/** What files say of the project of a row. */
import { defineMessage } from 'react-intl';

export const columnProjectVersion = defineMessage({
  id: 'projectColumn.version',
  defaultMessage: 'Version of the project',
  description: 'Head in exported files',
});
