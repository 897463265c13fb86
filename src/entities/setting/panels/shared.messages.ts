/** Words that several panels of settings say. One by one, so that each loads those it says. */
import { defineMessage } from 'react-intl';

export const access = defineMessage({
  id: 'sharedSettings.access',
  defaultMessage: 'Access',
  description: 'Heading of address and key of a service',
});

export const baseUrl = defineMessage({
  id: 'sharedSettings.baseUrl',
  defaultMessage: 'Base URL',
  description: 'Address of a service or of the console itself, without the path of single pages',
});

export const apiToken = defineMessage({
  id: 'sharedSettings.apiToken',
  defaultMessage: 'API token',
  description: 'Secret with which the server uses a service',
});

export const aliasSync = defineMessage({
  id: 'sharedSettings.aliasSync',
  defaultMessage: 'Take over aliases',
  description:
    'Switch: whether the server learns from a service under which other names vulnerabilities are known',
});

export const aliasSyncHelp = defineMessage({
  id: 'sharedSettings.aliasSyncHelp',
  defaultMessage: 'Learns from it under which other identifiers the same vulnerability is known.',
  description: 'Below sharedSettings.aliasSync',
});

export const upload = defineMessage({
  id: 'sharedSettings.upload',
  defaultMessage: 'Transfer',
  description: 'Heading of whether and how often findings are sent to another product. The noun',
});

export const cadence = defineMessage({
  id: 'sharedSettings.cadence',
  defaultMessage: 'Every',
  description: 'How often something is done; a number with the unit minutes follows',
});

export const cadenceHelp = defineMessage({
  id: 'sharedSettings.cadenceHelp',
  defaultMessage: 'The first upload follows five minutes after the start of the server.',
  description: 'Below sharedSettings.cadence',
});

export const minutes = defineMessage({
  id: 'sharedSettings.minutes',
  defaultMessage: 'minutes',
  description: 'Unit behind a number',
});

export const hours = defineMessage({
  id: 'sharedSettings.hours',
  defaultMessage: 'hours',
  description: 'Unit behind a number',
});

export const verify = defineMessage({
  id: 'sharedSettings.verify',
  defaultMessage: 'The server cannot test this. Its log says whether an upload went through.',
  description: 'Below the heading of settings for sending findings to another product',
});

export const analyzer = defineMessage({
  id: 'sharedSettings.analyzer',
  defaultMessage: 'Usage',
  description: 'Heading of whether an analyzer for vulnerabilities is used',
});

export const source = defineMessage({
  id: 'sharedSettings.source',
  defaultMessage: 'Mirroring',
  description: 'Heading of whether a source of vulnerabilities is copied to the server',
});

export const secretName = defineMessage({
  id: 'sharedSettings.secretName',
  defaultMessage: 'Secret with the key',
  description: 'Name of a secret that the server keeps',
});

export const secretNameHelp = defineMessage({
  id: 'sharedSettings.secretNameHelp',
  defaultMessage: 'The name of a secret that this server keeps.',
  description: 'Below sharedSettings.secretName',
});
