import { msg } from '../../../i18n/msg.js';
import { messages as bomUploadMessages } from '../../../entities/bom/bomUpload.messages.js';
import { collectionTakesNoBom } from '../../../entities/project/subject.messages.js';
import { latestVersion } from '../../../entities/component/identity.messages.js';
import { versionMissing } from '../../../entities/project/portfolioText.messages.js';
import { uploadBoms } from '../../../entities/project/portfolioText.messages.js';

export const messages = {
  // Not shared: says what is done in a dialog, where the other names a right.
  title: uploadBoms,
  drop: msg('bomUploadMany.drop', 'Drop CycloneDX files here', 'In the area that accepts dropped files'),
  hint: bomUploadMessages.dropHint,
  hintLimit: bomUploadMessages.dropHintLimit,
  effect: msg('bomUploadMany.effect', 'Each file creates or updates the project it names. You can review the list before you upload.', 'Below the drop area: effect of an upload. Users see the list of projects before they upload'),
  files: msg('bomUploadMany.files', 'Files to upload', 'Screen-reader name of the list of files'),
  add: msg('bomUploadMany.add', 'Add files', 'Button that opens the file picker to add files to the list. At most 20 characters'),
  upload: msg<{ count: number }>('bomUploadMany.upload', '{count, plural, =0 {Upload files} one {Upload # file} other {Upload # files}}', 'Button that uploads the files that are ready'),
  stillChecking: msg('bomUploadMany.stillChecking', 'Files are still being checked.', 'Reason why the button bomUploadMany.upload is disabled'),
  noneReady: msg('bomUploadMany.noneReady', 'No file can be uploaded. See the reason for each.', 'Reason why the button bomUploadMany.upload is disabled'),
  progress: msg<{ answered: number; total: number }>('bomUploadMany.progress', '{answered, number} of {total, number} files done', 'Below the progress bar while files are uploaded and processed'),
  changes: msg('bomUploadMany.changes', 'What changed', 'Button in the row of a processed file that shows what its import changed. At most 20 characters'),
  left: msg<{ count: number }>('bomUploadMany.left', '{count, plural, one {# file not uploaded} other {# files not uploaded}}', 'Title above the list after some files were rejected or stopped. Each file shows its reason'),
  processed: msg<{ count: number }>('bomUploadMany.processed', '{count, plural, =0 {No BOMs processed} one {# BOM processed} other {# BOMs processed}}', 'Title above the list after all files were processed, and title of a notice'),
  forAll: msg('bomUploadMany.forAll', 'For all new projects', 'Opens the fields shared by all projects that will be created'),
  forOne: msg('bomUploadMany.forOne', 'More options', 'Opens further fields of the project that a file creates'),
  isLatest: latestVersion,

  asking: msg('bomUploadMany.asking', 'Checking the project…', 'Below name and version, while the server checks if the project exists'),
  creates: msg('bomUploadMany.creates', 'Creates this project.', 'Below name and version of a project that does not exist yet'),
  updates: msg('bomUploadMany.updates', 'Updates this project. The file replaces its components.', 'Below name and version of a project that exists'),
  unseen: msg('bomUploadMany.unseen', 'Creates or updates this project.', 'Below name and version, for users who can create projects but not view them'),
  unseenUpdates: msg('bomUploadMany.unseenUpdates', 'Updates this project if it exists.', 'Below name and version, for users who can neither view nor create projects'),
  notAsked: msg<{ reason: string }>('bomUploadMany.notAsked', 'Could not check this project. {reason}', 'Below name and version. reason is a sentence. A button to try again follows'),
  noAccess: msg('bomUploadMany.noAccess', 'You do not have access to this project.', 'Below name and version of a project that exists but that the user has no access to'),
  collection: collectionTakesNoBom,
  mayNotCreate: msg('bomUploadMany.mayNotCreate', 'This project does not exist, and you cannot create projects.', 'Below name and version of a project that does not exist'),
  twice: msg<{ fileName: string }>('bomUploadMany.twice', 'Same project as {fileName}. Change the name or version, or remove a file.', 'Below name and version, when another file of the list has the same ones'),
  versionMissing: versionMissing,
  comma: msg('bomUploadMany.comma', 'Enter tags without commas.', 'Error of the tags field of a project that a file creates'),

  queued: msg('bomUploadMany.queued', 'Waiting', 'Status of a file while others are uploaded'),
  working: msg('bomUploadMany.working', 'Processing on the server…', 'Status of a file after its upload'),
  stopped: msg('bomUploadMany.stopped', 'Stopped. It may or may not have arrived. You can safely upload it again.', 'Result for a file after the user stopped the upload'),
  notSent: msg('bomUploadMany.notSent', 'Stopped before upload.', 'Result for a file that was still waiting when the user stopped the upload'),
  failed: msg<{ reason: string }>('bomUploadMany.failed', 'Not uploaded. {reason}', 'Result for a file. reason is a sentence'),
};
