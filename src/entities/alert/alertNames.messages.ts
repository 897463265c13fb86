/** Words of what alerts are made of, in the navigation and in their panels. */
import { msg } from '../../i18n/msg.js';

export const alerts = msg('alertNames.alerts', 'Alerts', 'Panel of administration with what the server tells about; also the name of its list');

export const templates = msg('alertNames.templates', 'Templates', 'Panel of administration with the texts that alerts tell with; also the name of its list');
