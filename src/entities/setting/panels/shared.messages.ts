/** Words that several panels of settings say. One by one, so that each loads those it says. */
import { msg } from '../../../i18n/msg.js';

export const access = msg('sharedSettings.access', 'Access', 'Heading of address and key of a service');

export const baseUrl = msg('sharedSettings.baseUrl', 'Base URL', 'Address of a service or of the console itself, without the path of single pages');

export const apiToken = msg('sharedSettings.apiToken', 'API token', 'Secret with which the server uses a service');

export const aliasSync = msg('sharedSettings.aliasSync', 'Take over aliases', 'Switch: whether the server learns from a service under which other names vulnerabilities are known');

export const aliasSyncHelp = msg('sharedSettings.aliasSyncHelp', 'Learns from it under which other identifiers the same vulnerability is known.', 'Below sharedSettings.aliasSync');

export const upload = msg('sharedSettings.upload', 'Transfer', 'Heading of whether and how often findings are sent to another product. The noun');

export const cadence = msg('sharedSettings.cadence', 'Every', 'How often something is done; a number with the unit minutes follows');

export const cadenceHelp = msg('sharedSettings.cadenceHelp', 'The first upload follows five minutes after the start of the server.', 'Below sharedSettings.cadence');

export const minutes = msg('sharedSettings.minutes', 'minutes', 'Unit behind a number');

export const hours = msg('sharedSettings.hours', 'hours', 'Unit behind a number');

export const verify = msg('sharedSettings.verify', 'The server cannot test this. Its log says whether an upload went through.', 'Below the heading of settings for sending findings to another product');

export const analyzer = msg('sharedSettings.analyzer', 'Usage', 'Heading of whether an analyzer for vulnerabilities is used');

export const source = msg('sharedSettings.source', 'Mirroring', 'Heading of whether a source of vulnerabilities is copied to the server');

export const secretName = msg('sharedSettings.secretName', 'Secret with the key', 'Name of a secret that the server keeps');

export const secretNameHelp = msg('sharedSettings.secretNameHelp', 'The name of a secret that this server keeps.', 'Below sharedSettings.secretName');
