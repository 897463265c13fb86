import { msg } from '../i18n/msg.js';

/** By the document that was asked for. */
export const exportMessages = {
  stopped: msg('documentExport.stopped', 'The export was stopped.', 'Notice after the user stopped the download of a file'),
  vex: {
    preparing: msg('documentExport.preparingVex', 'The VEX is being prepared…', 'Notice while the server takes its time; the file is downloaded afterwards'),
    failed: msg('documentExport.failedVex', 'The VEX could not be exported', 'Notice after a download failed; the reason follows'),
  },
  vdr: {
    preparing: msg('documentExport.preparingVdr', 'The VDR is being prepared…', 'Notice while the server takes its time; the file is downloaded afterwards'),
    failed: msg('documentExport.failedVdr', 'The VDR could not be exported', 'Notice after a download failed; the reason follows'),
  },
  bom: {
    preparing: msg('documentExport.preparingBom', 'The BOM is being prepared…', 'Notice while the server takes its time; the file is downloaded afterwards'),
    failed: msg('documentExport.failedBom', 'The BOM could not be exported', 'Notice after a download failed; the reason follows'),
  },
};
