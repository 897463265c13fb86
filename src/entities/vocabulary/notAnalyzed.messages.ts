import { msg } from '../../i18n/msg.js';

export const notAnalyzed = msg('projectState.notAnalyzed', 'Not analyzed yet', 'Instead of one or all figures of the portfolio, a project or a component: the server has not counted it yet, or a project never had a BOM');
