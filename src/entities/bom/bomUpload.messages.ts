import * as serverWork from '../../frames/facts/serverWork.messages.js';
import { msg } from '../../i18n/msg.js';
import { messages as dialogMessages } from '../../ui/overlay/Dialog.messages.js';
import * as actionMessages from '../../ui/controls/actions.messages.js';
import { copyBlocked } from '../../ui/layout/outcome.messages.js';
import { messages as errorTextMessages } from '../../data/errorText.messages.js';
import { bomProcessed } from '../project/portfolioText.messages.js';
import { uploadBom } from '../project/projectPlace.messages.js';

const uploadingMessage = msg('bomUpload.uploading', 'Uploading…', 'Name of the progress bar during an upload');

export const messages = {
  title: uploadBom,
  drop: msg('bomUpload.drop', 'Drop a CycloneDX file here', 'Text in the drop area for files'),
  dropHint: msg<{ newest: string }>('bomUpload.dropHint', 'CycloneDX 1.2 to {newest} (JSON) or 1.0 to {newest} (XML)', 'Help below bomUpload.drop; newest is the latest supported CycloneDX version, such as 1.7'),
  dropHintLimit: msg<{ newest: string; limit: string }>(
    'bomUpload.dropHintLimit',
    'CycloneDX 1.2 to {newest} (JSON) or 1.0 to {newest} (XML), up to {limit} per file',
    'Help below bomUpload.drop; newest is the latest supported CycloneDX version, such as 1.7, limit a size such as 50 MB',
  ),
  replaces: msg('bomUpload.replaces', 'The file replaces the components of this version. Audit decisions for remaining components are kept.', 'Help below the drop area: effect of an upload'),
  forbidden: msg('bomUpload.forbidden', 'You do not have permission to upload BOMs', 'Title in place of the upload without the permission BOM_UPLOAD'),

  checking: msg('bomUpload.checking', 'Checking the file…', 'Progress text while a file is checked against its schema'),
  meta: msg<{ version: string; components: number; services: number }>(
    'bomUpload.meta',
    'CycloneDX {version} · {components, plural, =0 {no components} one {# component} other {# components}}{services, plural, =0 {} one { · # service} other { · # services}}',
    'Text below the name of a checked file; version such as 1.5, components and services are counts',
  ),
  metaVersion: msg<{ version: string }>('bomUpload.metaVersion', 'CycloneDX {version}', 'Text below the name of a rejected file whose version was recognized; version such as 1.5'),
  ready: msg('bomUpload.ready', 'The file is valid.', 'Text after the check of a file, before the upload'),
  readyWarnings: msg<{ count: number }>(
    'bomUpload.readyWarnings',
    '{count, plural, one {The file is valid, but # reference is repeated. Its dependencies may be mixed up.} other {The file is valid, but # references are repeated. Their dependencies may be mixed up.}}',
    'Text after the check of a file with duplicate bom-ref values; count is their number',
  ),
  unknownVersion: msg<{ version: string }>('bomUpload.unknownVersion', 'This server probably does not support CycloneDX {version}.', 'Title of a warning before a valid file is uploaded; version such as 1.7'),
  unknownVersionAdvice: msg<{ newest: string }>(
    'bomUpload.unknownVersionAdvice',
    'Nothing was uploaded. This server version rejects files newer than {newest}, unless validation is turned off.',
    'Text below bomUpload.unknownVersion; newest is a CycloneDX version such as 1.6',
  ),
  strictServer: msg<{ version: string; count: number }>(
    'bomUpload.strictServer',
    'This server will probably reject the file. It breaks the CycloneDX {version} schema in {count, plural, one {# place} other {# places}}.',
    'Title of a warning above a list of small problems, before the upload; version such as 1.5, count is the number of problems',
  ),
  strictServerAdvice: msg('bomUpload.strictServerAdvice', 'Nothing was uploaded. With validation turned off, the server accepts the file without losing data.', 'Text below bomUpload.strictServer'),
  laxServer: msg<{ version: string; count: number }>(
    'bomUpload.laxServer',
    'This server accepts the file, but others may reject it. It breaks the CycloneDX {version} schema in {count, plural, one {# place} other {# places}}.',
    'Text above a list of small problems, before the upload; version such as 1.5, count is the number of problems',
  ),
  empty: msg('bomUpload.emptyBom', 'This file lists no components. Uploading it removes all components from this version.', 'Warning before a BOM without components is uploaded'),
  unchecked: msg('bomUpload.unchecked', 'Could not check the file here. The server will check it.', 'Note when the check did not run; the file can still be uploaded'),
  uncheckedTooLarge: msg('bomUpload.uncheckedTooLarge', 'The file is too large to check here. The server will check it.', 'Note when the check did not run; the file can still be uploaded'),
  unreadable: msg('bomUpload.unreadable', 'Could not read the file. It may have been moved or deleted.', 'Error when the browser cannot read the chosen file'),
  tooLarge: msg<{ size: string; limit: string }>('bomUpload.tooLarge', 'This file is {size}. The server accepts up to {limit}.', 'Error for a file above the size limit; size and limit are sizes such as 50 MB'),
  nothingChanged: msg('bomUpload.nothingChanged', 'Nothing was changed.', 'Text after the reason why a file was rejected'),
  newerNotSent: msg('bomUpload.newerNotSent', 'Nothing was checked or uploaded. The server may support this version.', 'Text after bomUpload.refusal.newerVersion; the file can still be uploaded'),
  nothingSent: msg('bomUpload.nothingSent', 'Nothing was uploaded.', 'Text after the reason why a file was rejected before the upload'),

  problems: msg('bomUpload.problems', 'Problems in the file', 'Screen-reader name of the list of problems'),
  line: msg<{ line: number; column: number }>('bomUpload.line', 'line {line, number}, column {column, number}', 'Location of a problem in a file'),
  lineOnly: msg<{ line: number }>('bomUpload.lineOnly', 'line {line, number}', 'Location of a problem in a file'),
  moreProblems: msg<{ count: number }>('bomUpload.moreProblems', 'and {count, plural, one {# more} other {# more}}', 'Text below an incomplete list of problems; count is the number not shown'),
  moreUncounted: msg<{ count: number }>('bomUpload.moreUncounted', 'and more than {count, number} more', 'Text below an incomplete list of problems when counting stopped at count'),
  copy: msg('bomUpload.copy', 'Copy problems', 'Button that copies the list of problems as text'),
  copied: actionMessages.copied,
  copyFailed: copyBlocked,
  serverProblems: msg<{ count: number }>('bomUpload.serverProblems', 'The server found {count, plural, one {# problem} other {# problems}}:', 'Text above the list of problems in the server’s own words; count is their number'),
  serverRefused: msg('bomUpload.serverRefused', 'The server rejected this file.', 'Title after the server rejected a BOM; its reason and bomUpload.nothingChanged follow'),
  serverTooLarge: errorTextMessages.tooLarge,
  projectGone: msg('bomUpload.projectGone', 'This project no longer exists, or you do not have permission to upload to it.', 'Title after the server rejected a BOM'),
  fileKept: msg('bomUpload.fileKept', 'The file is still here. Sign in and upload it again.', 'Text after the session expired during an upload'),
  fileKeptRetry: msg('bomUpload.fileKeptRetry', 'The file may or may not have arrived. You can safely upload it again.', 'Text after an upload without a usable response; the chosen file is kept'),

  upload: msg('bomUpload.upload', 'Upload', 'Button that uploads the chosen file'),
  uploadNeedsFile: msg('bomUpload.uploadNeedsFile', 'Choose a file first.', 'Tooltip of the disabled button bomUpload.upload'),
  sendAnyway: msg('bomUpload.sendAnyway', 'Upload anyway', 'Button that uploads a file the server will probably reject'),
  sendAgain: msg('bomUpload.sendAgain', 'Upload again', 'Button that uploads the same file again after a failure'),
  another: msg('bomUpload.another', 'Choose another file', 'Button that opens the file picker after a file was rejected or uploaded'),
  cancel: dialogMessages.cancel,
  stop: msg('bomUpload.stop', 'Stop upload', 'Button during an upload'),
  // Not shared: ends a check that leaves nothing behind, where actions.stop keeps what is done.
  stopCheck: msg('bomUpload.stopCheck', 'Stop', 'Button while a file is being checked'),
  close: dialogMessages.close,
  done: actionMessages.done,
  showFindings: msg('bomUpload.showFindings', 'Show findings', 'Button after a BOM was processed; opens the findings of the project'),

  uploading: uploadingMessage,
  uploadedOf: msg<{ sent: string; total: string; share: number }>(
    'bomUpload.uploadedOf',
    '{sent} of {total} uploaded, {share, number, ::percent}',
    'Text below the progress bar; sent and total are sizes such as 2.4 MB, share is a percentage',
  ),
  uploadStarts: uploadingMessage,
  uploadWaits: msg('bomUpload.uploadWaits', 'Upload complete. The server is checking the file…', 'Text below the full progress bar, before the server responds'),
  processingTitle: msg('bomUpload.processingTitle', 'Processing BOM…', 'Title of the dialog and name of the progress bar while the server processes a BOM'),
  processingAdvice: serverWork.mayClose,
  accepted: msg<{ time: string }>('bomUpload.accepted', 'accepted at {time}', 'Text below the name of a file that the server accepted; time such as “10:40 PM”'),
  elapsed: msg<{ seconds: number }>('bomUpload.elapsed', '{seconds, plural, one {# second} other {# seconds}} so far', 'Text below the progress bar while the server processes a BOM, up to 2 minutes'),
  elapsedMinutes: msg<{ minutes: number }>('bomUpload.elapsedMinutes', '{minutes, plural, one {# minute} other {# minutes}} so far', 'Text below the progress bar while the server processes a BOM, from 2 minutes on'),
  pollFailed: serverWork.unanswered,
  unfinished: serverWork.unfinished,
  waitOn: serverWork.waitOn,

  waits: msg<{ name: string }>('bomUpload.waits', '{name} is waiting for this upload to finish.', 'Note during an upload after another file was dropped; name is that file’s name'),
  waitsAdvice: msg('bomUpload.waitsAdvice', 'Keep this window open to continue with it.', 'Text below bomUpload.waits'),
  isNext: msg<{ name: string }>('bomUpload.isNext', '{name} has not been uploaded yet.', 'Note that replaces bomUpload.waits when the other upload finished; name is the waiting file’s name'),
  takeNext: msg('bomUpload.takeNext', 'Check this file', 'Button after bomUpload.isNext: checks that file, the step before its upload; at most 20 characters'),
  notTaken: msg<{ name: string }>('bomUpload.notTaken', '{name} was not uploaded', 'Title of a notice after a window with a waiting file was closed; name is the file’s name'),
  notTakenAdvice: msg('bomUpload.notTakenAdvice', 'Choose it again when the other upload has finished.', 'Text below bomUpload.notTaken'),

  imported: bomProcessed,
  importedOf: msg<{ project: string }>('bomUpload.importedOf', 'BOM of {project} processed', 'Notice after a BOM was imported in the background; project is name and version'),
  ended: msg('bomUpload.ended', 'The server has finished. You need permission to view the project to see the result.', 'Text after processing, for a user without permission to view the project'),
  notImported: msg('bomUpload.notImported', 'The server did not import the BOM.', 'Text after failed processing; the server reports no reason'),
  notImportedAdvice: msg('bomUpload.notImportedAdvice', 'The project is unchanged. See the server log and notifications for the reason.', 'Text below bomUpload.notImported'),
  notImportedOf: msg<{ project: string }>('bomUpload.notImportedOf', 'BOM of {project} not imported', 'Notice after failed processing in the background; project is name and version'),
  thisProject: msg('bomUpload.thisProject', 'your project', 'Value of project in bomUpload.importedOf when the project name is unknown'),
  changesUnknown: msg('bomUpload.changesUnknown', 'Could not compare the components before and after the upload.', 'Note in place of the changes after a BOM upload'),
  merged: msg<{ count: number }>(
    'bomUpload.merged',
    '{count, plural, one {The file lists # component. Duplicates count once.} other {The file lists # components. Duplicates count once.}}',
    'Note after an import when the project has fewer components than the file lists',
  ),
};
