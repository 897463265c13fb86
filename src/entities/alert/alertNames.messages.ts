/** Words of what alerts are made of, in the navigation and in their panels. */
import { msg } from '../../i18n/msg.js';

export const alerts = msg('alertNames.alerts', 'Alerts', 'Administration panel with the alerts; name of its list');

export const templates = msg('alertNames.templates', 'Templates', 'Administration panel with the alert templates; name of its list');
