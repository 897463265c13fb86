import { defineMessage } from 'react-intl';

/** By the document that was asked for. */
export const exportMessages = {
  stopped: defineMessage({
    id: 'documentExport.stopped',
    defaultMessage: 'The export was stopped.',
    description: 'Notice after the user stopped the download of a file',
  }),
  vex: {
    preparing: defineMessage({
      id: 'documentExport.preparingVex',
      defaultMessage: 'The VEX is being prepared…',
      description: 'Notice while the server takes its time; the file is downloaded afterwards',
    }),
    failed: defineMessage({
      id: 'documentExport.failedVex',
      defaultMessage: 'The VEX could not be exported',
      description: 'Notice after a download failed; the reason follows',
    }),
  },
  vdr: {
    preparing: defineMessage({
      id: 'documentExport.preparingVdr',
      defaultMessage: 'The VDR is being prepared…',
      description: 'Notice while the server takes its time; the file is downloaded afterwards',
    }),
    failed: defineMessage({
      id: 'documentExport.failedVdr',
      defaultMessage: 'The VDR could not be exported',
      description: 'Notice after a download failed; the reason follows',
    }),
  },
  bom: {
    preparing: defineMessage({
      id: 'documentExport.preparingBom',
      defaultMessage: 'The BOM is being prepared…',
      description: 'Notice while the server takes its time; the file is downloaded afterwards',
    }),
    failed: defineMessage({
      id: 'documentExport.failedBom',
      defaultMessage: 'The BOM could not be exported',
      description: 'Notice after a download failed; the reason follows',
    }),
  },
};
