import { msg } from '../../i18n/msg.js';

export const notAnalyzed = msg('projectState.notAnalyzed', 'Not analyzed yet', 'Shown instead of metrics of the portfolio, a project or a component that have not been calculated yet');
