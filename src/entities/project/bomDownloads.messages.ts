import { defineMessage } from 'react-intl';

/** What the BOM of a project can be downloaded as. */
export const messages = {
  inventory: defineMessage({
    id: 'bomDownloads.inventory',
    defaultMessage: 'Inventory',
    description: 'In a menu of files: the components and nothing else',
  }),
  withVulnerabilities: defineMessage({
    id: 'bomDownloads.withVulnerabilities',
    defaultMessage: 'With vulnerabilities',
    description: 'In a menu of files: the components with their vulnerabilities',
  }),
  vdr: defineMessage({
    id: 'bomDownloads.vdr',
    defaultMessage: 'With vulnerabilities and decisions (VDR)',
    description: 'In a menu of files: a vulnerability disclosure report',
  }),
  format: defineMessage<{ readonly format: string }>({
    id: 'bomDownloads.format',
    defaultMessage: 'CycloneDX {format}',
    description: 'Over a part of a menu of files; format is JSON or XML',
  }),
};
