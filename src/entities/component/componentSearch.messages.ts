import { msg } from '../../i18n/msg.js';

export const componentSearchFailed = msg('subject.componentSearchFailed', 'Could not search components', 'Title that replaces the components found in all projects; the reason follows');
