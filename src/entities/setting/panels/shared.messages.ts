/** Words that several panels of settings say. One by one, so that each loads those it says. */
import { msg } from '../../../i18n/msg.js';

export const access = msg('sharedSettings.access', 'Access', 'Heading above the URL and key of a service');

export const baseUrl = msg('sharedSettings.baseUrl', 'Base URL', 'Field label: URL of a service or of the console, without the path of a page');

export const apiToken = msg('sharedSettings.apiToken', 'API token', 'Field label: secret for using a service');

export const aliasSync = msg('sharedSettings.aliasSync', 'Sync aliases', 'Switch: import aliases of vulnerabilities from a source or analyzer');

export const aliasSyncHelp = msg('sharedSettings.aliasSyncHelp', 'Imports other IDs of the same vulnerability.', 'Help below sharedSettings.aliasSync');

// Not shared: the noun.
export const upload = msg('sharedSettings.upload', 'Upload', 'Heading (noun) above settings for sending findings to another product');

export const cadence = msg('sharedSettings.cadence', 'Upload interval', 'Field label; a number with the unit minutes follows');

export const cadenceHelp = msg('sharedSettings.cadenceHelp', 'The first upload starts 5 minutes after the server starts.', 'Help below sharedSettings.cadence');

export const minutes = msg('sharedSettings.minutes', 'minutes', 'Unit after a number field');

export const hours = msg('sharedSettings.hours', 'hours', 'Unit after a number field');

export const verify = msg('sharedSettings.verify', 'You cannot test this connection. Check the server log after an upload.', 'Help below the heading of settings for sending findings to another product');

export const analyzer = msg('sharedSettings.analyzer', 'Usage', 'Heading above the switch that turns an analyzer on');

export const source = msg('sharedSettings.source', 'Mirroring', 'Heading above the switch that turns a vulnerability source on');

export const secretNameHelp = msg('sharedSettings.secretNameHelp', 'The name of a stored secret, not its value.', 'Help below sharedSettings.secretName');
