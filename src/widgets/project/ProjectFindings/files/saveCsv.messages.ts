import { msg } from '../../../../i18n/msg.js';
import * as identityMessages from '../../../../entities/component/identity.messages.js';

export const csvMessages = {
  version: identityMessages.version,
  // Not shared: a version, as the heading of its own column.
  latest: msg('findingsCsv.latest', 'Latest version', 'Column head in the exported CSV file: latest version of the component'),
  purl: identityMessages.purl,
};
