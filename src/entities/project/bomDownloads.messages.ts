import { msg } from '../../i18n/msg.js';

/** What the BOM of a project can be downloaded as. */
export const messages = {
  inventory: msg('bomDownloads.inventory', 'Inventory', 'In a menu of files: the components and nothing else'),
  withVulnerabilities: msg('bomDownloads.withVulnerabilities', 'With vulnerabilities', 'In a menu of files: the components with their vulnerabilities'),
  vdr: msg('bomDownloads.vdr', 'With vulnerabilities and decisions (VDR)', 'In a menu of files: a vulnerability disclosure report'),
  format: msg<{ format: string }>('bomDownloads.format', 'CycloneDX {format}', 'Over a part of a menu of files; format is JSON or XML'),
};
