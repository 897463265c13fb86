import * as serverWork from '../../frames/facts/serverWork.messages.js';
import { defineMessage } from 'react-intl';
import { messages as dialogMessages } from '../../ui/overlay/Dialog.messages.js';
import * as actionMessages from '../../ui/controls/actions.messages.js';

export const messages = {
  title: defineMessage({
    id: 'bomUpload.title',
    defaultMessage: 'Upload BOM',
    description: 'Title of the dialog, name of the part of a page, and button that opens the dialog',
  }),
  drop: defineMessage({
    id: 'bomUpload.drop',
    defaultMessage: 'Drop a CycloneDX file here',
    description: 'In the area that takes a file',
  }),
  dropHint: defineMessage<{ readonly newest: string }>({
    id: 'bomUpload.dropHint',
    defaultMessage: 'JSON from 1.2, XML from 1.0, up to version {newest}. It is checked before it is sent.',
    description: 'Below bomUpload.drop: which files are taken; newest is a version such as 1.7',
  }),
  dropHintLimit: defineMessage<{ readonly newest: string; readonly limit: string }>({
    id: 'bomUpload.dropHintLimit',
    defaultMessage:
      'JSON from 1.2, XML from 1.0, up to version {newest} and {limit}. It is checked before it is sent.',
    description:
      'Below bomUpload.drop: which files are taken; newest is a version such as 1.7, limit a size such as 50 MB',
  }),
  replaces: defineMessage({
    id: 'bomUpload.replaces',
    defaultMessage:
      'The file replaces the component list of this version. Audit decisions of components that stay are kept.',
    description: 'Below the area that takes a file: what an upload does',
  }),
  forbidden: defineMessage({
    id: 'bomUpload.forbidden',
    defaultMessage: 'You may not upload BOMs',
    description: 'Instead of the upload, without the permission BOM_UPLOAD',
  }),

  checking: defineMessage({
    id: 'bomUpload.checking',
    defaultMessage: 'Checking the file…',
    description: 'While a file is checked against its schema',
  }),
  meta: defineMessage<{ readonly version: string; readonly components: number; readonly services: number }>({
    id: 'bomUpload.meta',
    defaultMessage:
      'CycloneDX {version} · {components, plural, =0 {no components} one {# component} other {# components}}{services, plural, =0 {} one { · # service} other { · # services}}',
    description: 'Below the name of a file that was checked',
  }),
  metaVersion: defineMessage<{ readonly version: string }>({
    id: 'bomUpload.metaVersion',
    defaultMessage: 'CycloneDX {version}',
    description: 'Below the name of a file that is not acceptable, as far as it was recognised',
  }),
  ready: defineMessage({
    id: 'bomUpload.ready',
    defaultMessage: 'The file fits its schema.',
    description: 'After the check of a file, before it is sent',
  }),
  readyWarnings: defineMessage<{ readonly count: number }>({
    id: 'bomUpload.readyWarnings',
    defaultMessage:
      'The file fits its schema, but {count, plural, one {# reference is} other {# references are}} used twice. Their dependencies may be mixed up.',
    description: 'After the check of a file whose bom-ref values are not unique',
  }),
  unknownVersion: defineMessage<{ readonly version: string }>({
    id: 'bomUpload.unknownVersion',
    defaultMessage: 'This server most likely does not know CycloneDX {version}.',
    description: 'Warning before a file is sent that is good by itself; version such as 1.7',
  }),
  unknownVersionAdvice: defineMessage<{ readonly newest: string }>({
    id: 'bomUpload.unknownVersionAdvice',
    defaultMessage:
      'Servers of its version take files up to {newest} and refuse others, unless their check is switched off. Nothing was sent.',
    description: 'Below bomUpload.unknownVersion; newest is a version of CycloneDX such as 1.6',
  }),
  strictServer: defineMessage<{ readonly version: string; readonly count: number }>({
    id: 'bomUpload.strictServer',
    defaultMessage:
      'This server most likely refuses the file: it breaks the schema of CycloneDX {version} in {count, plural, one {# place} other {# places}}.',
    description: 'Warning above a list of small faults, before a file is sent; version such as 1.5',
  }),
  strictServerAdvice: defineMessage({
    id: 'bomUpload.strictServerAdvice',
    defaultMessage:
      'Nothing is lost by them; a server whose check is switched off takes the file. Nothing was sent.',
    description: 'Below bomUpload.strictServer: “them” are the faults listed',
  }),
  laxServer: defineMessage<{ readonly version: string; readonly count: number }>({
    id: 'bomUpload.laxServer',
    defaultMessage:
      'This server takes the file. Others refuse it: it breaks the schema of CycloneDX {version} in {count, plural, one {# place} other {# places}}.',
    description: 'Above a list of small faults, before a file is sent; version such as 1.5',
  }),
  empty: defineMessage({
    id: 'bomUpload.emptyBom',
    defaultMessage: 'It lists no components. Uploading it removes all components of this version.',
    description: 'Warning before a BOM without components is sent',
  }),
  unchecked: defineMessage({
    id: 'bomUpload.unchecked',
    defaultMessage: 'The file could not be checked here. The server checks it.',
    description: 'When the check itself did not run; the file can be sent all the same',
  }),
  uncheckedTooLarge: defineMessage({
    id: 'bomUpload.uncheckedTooLarge',
    defaultMessage: 'The file is too large to be checked in this browser. The server checks it.',
    description: 'When the check itself did not run; the file can be sent all the same',
  }),
  unreadable: defineMessage({
    id: 'bomUpload.unreadable',
    defaultMessage: 'The file could not be read. It may have been moved or deleted.',
    description: 'When the browser could not read the chosen file',
  }),
  tooLarge: defineMessage<{ readonly size: string; readonly limit: string }>({
    id: 'bomUpload.tooLarge',
    defaultMessage: 'This file has {size}. The server takes {limit} at most.',
    description: 'A file that is not even read; both values are sizes such as 50 MB',
  }),
  nothingChanged: defineMessage({
    id: 'bomUpload.nothingChanged',
    defaultMessage: 'Nothing was changed.',
    description: 'Behind a sentence that says why a file was refused',
  }),
  newerNotSent: defineMessage({
    id: 'bomUpload.newerNotSent',
    defaultMessage: 'It was neither checked nor sent. The server may know this version.',
    description: 'Behind bomUpload.refusal.newerVersion; the file can be sent all the same',
  }),
  nothingSent: defineMessage({
    id: 'bomUpload.nothingSent',
    defaultMessage: 'Nothing was sent.',
    description: 'Behind a sentence that says why a file was refused before it was sent',
  }),

  problems: defineMessage({
    id: 'bomUpload.problems',
    defaultMessage: 'Problems of the file',
    description: 'Name, for screen readers, of the list of problems',
  }),
  line: defineMessage<{ readonly line: number; readonly column: number }>({
    id: 'bomUpload.line',
    defaultMessage: 'line {line, number}, column {column, number}',
    description: 'Place of a problem in a file: line and column',
  }),
  lineOnly: defineMessage<{ readonly line: number }>({
    id: 'bomUpload.lineOnly',
    defaultMessage: 'line {line, number}',
    description: 'Place of a problem in a file',
  }),
  moreProblems: defineMessage<{ readonly count: number }>({
    id: 'bomUpload.moreProblems',
    defaultMessage: 'and {count, plural, one {# more} other {# more}}',
    description: 'Below a list of problems that is not complete',
  }),
  moreUncounted: defineMessage<{ readonly count: number }>({
    id: 'bomUpload.moreUncounted',
    defaultMessage: 'and more than {count, number} more',
    description: 'Below a list of problems that is not complete, when they were not all counted',
  }),
  copy: defineMessage({
    id: 'bomUpload.copy',
    defaultMessage: 'Copy problems',
    description: 'Button that copies the list of problems as text',
  }),
  copied: actionMessages.copied,
  copyFailed: defineMessage({
    id: 'bomUpload.copyFailed',
    defaultMessage: 'The browser did not let them be copied.',
    description: 'Instead of bomUpload.copy, for a moment after the clipboard refused the list of problems',
  }),
  serverProblems: defineMessage<{ readonly count: number }>({
    id: 'bomUpload.serverProblems',
    defaultMessage: 'The server found {count, plural, one {# problem} other {# problems}}:',
    description: 'Above the list of what the server does not accept; the list is in its own words',
  }),
  serverRefused: defineMessage({
    id: 'bomUpload.serverRefused',
    defaultMessage: 'The server did not accept this file.',
    description: 'Title after the server refused a BOM; its reason and bomUpload.nothingChanged follow',
  }),
  serverTooLarge: defineMessage({
    id: 'bomUpload.serverTooLarge',
    defaultMessage: 'This file is larger than the server takes.',
    description: 'Title after the server refused a BOM for its size',
  }),
  projectGone: defineMessage({
    id: 'bomUpload.projectGone',
    defaultMessage: 'This project does not exist any more, or you may not upload to it.',
    description: 'Title after the server refused a BOM',
  }),
  fileKept: defineMessage({
    id: 'bomUpload.fileKept',
    defaultMessage: 'The file is still here. Send it again when you are signed in.',
    description: 'After the session ended in the middle of an upload',
  }),
  fileKeptRetry: defineMessage({
    id: 'bomUpload.fileKeptRetry',
    defaultMessage: 'The file is still here. Whether it arrived is not known; sending it again does no harm.',
    description:
      'After an upload whose answer did not come, could not be read, or was that of a failing server',
  }),

  upload: defineMessage({
    id: 'bomUpload.upload',
    defaultMessage: 'Upload',
    description: 'Button that sends the chosen file',
  }),
  uploadNeedsFile: defineMessage({
    id: 'bomUpload.uploadNeedsFile',
    defaultMessage: 'Choose a file first.',
    description: 'Why the button bomUpload.upload cannot be used',
  }),
  sendAnyway: defineMessage({
    id: 'bomUpload.sendAnyway',
    defaultMessage: 'Send anyway',
    description: 'Button that sends a file which the server most likely refuses; it may be set up to take it',
  }),
  sendAgain: defineMessage({
    id: 'bomUpload.sendAgain',
    defaultMessage: 'Send again',
    description: 'Button that sends the same file after a failure',
  }),
  another: defineMessage({
    id: 'bomUpload.another',
    defaultMessage: 'Choose another file',
    description: 'Button that opens the file picker after a file was refused or sent',
  }),
  cancel: dialogMessages.cancel,
  stop: defineMessage({
    id: 'bomUpload.stop',
    defaultMessage: 'Stop upload',
    description: 'Button while a file is being sent',
  }),
  // Not shared: ends a check that leaves nothing behind, where actions.stop keeps what is done.
  stopCheck: defineMessage({
    id: 'bomUpload.stopCheck',
    defaultMessage: 'Stop',
    description: 'Button while a file is being checked',
  }),
  close: dialogMessages.close,
  done: actionMessages.done,
  showFindings: defineMessage({
    id: 'bomUpload.showFindings',
    defaultMessage: 'Show findings',
    description: 'Button after a BOM was processed: leads to the findings of the project',
  }),

  uploading: defineMessage({
    id: 'bomUpload.uploading',
    defaultMessage: 'Uploading',
    description: 'Name of the progress bar while a file is being sent',
  }),
  uploadedOf: defineMessage<{ readonly sent: string; readonly total: string; readonly share: number }>({
    id: 'bomUpload.uploadedOf',
    defaultMessage: '{sent} of {total} sent, {share, number, ::percent}',
    description: 'Below the progress bar; sent and total are sizes such as 2.4 MB',
  }),
  uploadStarts: defineMessage({
    id: 'bomUpload.uploadStarts',
    defaultMessage: 'Sending…',
    description: 'Below the progress bar while it is not known how much was sent',
  }),
  uploadWaits: defineMessage({
    id: 'bomUpload.uploadWaits',
    defaultMessage: 'Everything is sent. The server checks the file…',
    description: 'Below the full progress bar, before the server answers',
  }),
  processingTitle: defineMessage({
    id: 'bomUpload.processingTitle',
    defaultMessage: 'Processing the BOM',
    description: 'Title of the dialog, and name of the progress bar, while the server works',
  }),
  processingAdvice: serverWork.mayClose,
  processingText: defineMessage({
    id: 'bomUpload.processingText',
    defaultMessage: 'The server reads the components, looks for vulnerabilities and counts anew.',
    description: 'While the server works on a BOM; it does not tell which step it is at',
  }),
  accepted: defineMessage<{ readonly time: string }>({
    id: 'bomUpload.accepted',
    defaultMessage: 'accepted at {time}',
    description: 'Below the name of a file that the server has taken',
  }),
  elapsed: defineMessage<{ readonly seconds: number }>({
    id: 'bomUpload.elapsed',
    defaultMessage: '{seconds, plural, one {# second} other {# seconds}} so far',
    description: 'Below the progress bar while the server works, up to two minutes',
  }),
  elapsedMinutes: defineMessage<{ readonly minutes: number }>({
    id: 'bomUpload.elapsedMinutes',
    defaultMessage: '{minutes, plural, one {# minute} other {# minutes}} so far',
    description: 'Below the progress bar while the server works, from two minutes on',
  }),
  pollFailed: serverWork.unanswered,
  unfinished: serverWork.unfinished,
  waitOn: serverWork.waitOn,

  waits: defineMessage<{ readonly name: string }>({
    id: 'bomUpload.waits',
    defaultMessage: '{name} waits until this upload has ended.',
    description: 'While a BOM is on its way and a file was dropped for the same project; name is that file',
  }),
  waitsAdvice: defineMessage({
    id: 'bomUpload.waitsAdvice',
    defaultMessage: 'Keep this window open to go on with it then.',
    description: 'Below bomUpload.waits',
  }),
  isNext: defineMessage<{ readonly name: string }>({
    id: 'bomUpload.isNext',
    defaultMessage: '{name} was dropped meanwhile and was not uploaded yet.',
    description: 'Instead of bomUpload.waits, once the other file is no longer on its way',
  }),
  takeNext: defineMessage({
    id: 'bomUpload.takeNext',
    defaultMessage: 'Go on with it',
    description: 'Button behind bomUpload.isNext: checks that file in order to upload it',
  }),
  notTaken: defineMessage<{ readonly name: string }>({
    id: 'bomUpload.notTaken',
    defaultMessage: '{name} was not uploaded.',
    description: 'Notice after a window was closed in which a dropped file waited for another to end',
  }),
  notTakenAdvice: defineMessage({
    id: 'bomUpload.notTakenAdvice',
    defaultMessage: 'Drop or choose it again once the other upload has ended.',
    description: 'Below bomUpload.notTaken',
  }),

  imported: defineMessage({
    id: 'bomUpload.imported',
    defaultMessage: 'The BOM was processed.',
    description: 'Title after a BOM came in',
  }),
  importedOf: defineMessage<{ readonly project: string }>({
    id: 'bomUpload.importedOf',
    defaultMessage: 'The BOM of {project} was processed.',
    description:
      'Notice after a BOM came in while the upload was not on the screen; project is name and version',
  }),
  ended: defineMessage({
    id: 'bomUpload.ended',
    defaultMessage:
      'The server has ended its work. You may not see the project, so what came in is not known here.',
    description: 'After a processing, for a user who may upload but not read',
  }),
  notImported: defineMessage({
    id: 'bomUpload.notImported',
    defaultMessage: 'The server ended its work but did not take the BOM over.',
    description: 'After a processing that failed; the server does not tell why',
  }),
  notImportedAdvice: defineMessage({
    id: 'bomUpload.notImportedAdvice',
    defaultMessage:
      'The reason is in the log of the server and in its notifications. The project is as it was before.',
    description: 'Below bomUpload.notImported',
  }),
  notImportedOf: defineMessage<{ readonly project: string }>({
    id: 'bomUpload.notImportedOf',
    defaultMessage: 'The BOM of {project} was not taken over.',
    description:
      'Notice after a processing that failed while the upload was not on the screen; project is name and version',
  }),
  thisProject: defineMessage({
    id: 'bomUpload.thisProject',
    defaultMessage: 'your project',
    description: 'Instead of the name of a project in bomUpload.importedOf, when it is not known',
  }),
  components: defineMessage<{ readonly count: number }>({
    id: 'bomUpload.components',
    defaultMessage: '{count, plural, =0 {No components} one {# component} other {# components}}',
    description: 'What a project has after a BOM came in',
  }),
  findings: defineMessage<{ readonly count: number }>({
    id: 'bomUpload.findings',
    defaultMessage:
      '{count, plural, =0 {No vulnerabilities} one {# vulnerability} other {# vulnerabilities}}',
    description:
      'What a project has after a BOM came in: one that is known by several names counts once for each component',
  }),
  merged: defineMessage<{ readonly count: number }>({
    id: 'bomUpload.merged',
    defaultMessage:
      'The file lists {count, plural, one {# component} other {# components}}; those that are the same count once.',
    description: 'After a BOM came in, when the project has fewer components than the file lists',
  }),
  more: defineMessage<{ readonly count: number }>({
    id: 'bomUpload.more',
    defaultMessage: '{count, number} more than before',
    description: 'Behind bomUpload.components or bomUpload.findings',
  }),
  fewer: defineMessage<{ readonly count: number }>({
    id: 'bomUpload.fewer',
    defaultMessage: '{count, number} fewer than before',
    description: 'Behind bomUpload.components or bomUpload.findings',
  }),
  asMany: defineMessage({
    id: 'bomUpload.asMany',
    defaultMessage: 'as many as before',
    description: 'Behind bomUpload.components or bomUpload.findings',
  }),
};
