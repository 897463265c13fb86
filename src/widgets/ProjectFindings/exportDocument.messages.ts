import { defineMessage } from 'react-intl';

/** By the document that was asked for. */
export const exportMessages = {
  preparing: {
    vex: defineMessage({
      id: 'findingsExport.preparingVex',
      defaultMessage: 'The VEX is being prepared…',
      description: 'Notice while the server takes its time; the file is downloaded afterwards',
    }),
    vdr: defineMessage({
      id: 'findingsExport.preparingVdr',
      defaultMessage: 'The VDR is being prepared…',
      description: 'Notice while the server takes its time; the file is downloaded afterwards',
    }),
  },
  failed: {
    vex: defineMessage({
      id: 'findingsExport.failedVex',
      defaultMessage: 'The VEX could not be exported',
      description: 'Notice after a download failed; the reason follows',
    }),
    vdr: defineMessage({
      id: 'findingsExport.failedVdr',
      defaultMessage: 'The VDR could not be exported',
      description: 'Notice after a download failed; the reason follows',
    }),
  },
};
