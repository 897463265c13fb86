import { msg } from '../i18n/msg.js';

/** The messages for each kind of document. */
export const exportMessages = {
  stopped: msg('documentExport.stopped', 'Export stopped', 'Notice after the user stops a download'),
  vex: {
    preparing: msg('documentExport.preparingVex', 'Preparing VEX…', 'Notice while the server prepares the file, before the download'),
    failed: msg('documentExport.failedVex', 'Could not export VEX', 'Title of a notice after a failed download; the reason follows'),
  },
  vdr: {
    preparing: msg('documentExport.preparingVdr', 'Preparing VDR…', 'Notice while the server prepares the file, before the download'),
    failed: msg('documentExport.failedVdr', 'Could not export VDR', 'Title of a notice after a failed download; the reason follows'),
  },
  bom: {
    preparing: msg('documentExport.preparingBom', 'Preparing BOM…', 'Notice while the server prepares the file, before the download'),
    failed: msg('documentExport.failedBom', 'Could not export BOM', 'Title of a notice after a failed download; the reason follows'),
  },
};
