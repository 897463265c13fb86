import { defineMessage } from 'react-intl';

export const notAnalyzed = defineMessage({
  id: 'projectState.notAnalyzed',
  defaultMessage: 'Not analyzed yet',
  description:
    'Instead of one or all figures of the portfolio, a project or a component: the server has not counted it yet, or a project never had a BOM',
});
