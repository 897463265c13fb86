import { msg } from '../../i18n/msg.js';

/** The formats in which the BOM of a project can be downloaded. */
export const messages = {
  inventory: msg('bomDownloads.inventory', 'Inventory', 'Entry of a menu of downloads: components only'),
  withVulnerabilities: msg('bomDownloads.withVulnerabilities', 'With vulnerabilities', 'Entry of a menu of downloads: components with vulnerabilities'),
  vdr: msg('bomDownloads.vdr', 'With vulnerabilities and analysis (VDR)', 'Entry of a menu of downloads: a vulnerability disclosure report'),
  format: msg<{ format: string }>('bomDownloads.format', 'CycloneDX {format}', 'Heading of a section in a menu of downloads; format is JSON or XML'),
};
