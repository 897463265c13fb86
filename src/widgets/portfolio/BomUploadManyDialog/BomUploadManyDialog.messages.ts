import { msg } from '../../../i18n/msg.js';

export const messages = {
  // Not shared: says what is done in a dialog, where the other names a right.
  title: msg('bomUploadMany.title', 'Upload BOMs', 'Title of the dialog that uploads many files at once'),
  drop: msg('bomUploadMany.drop', 'Drop CycloneDX files here', 'In the area that takes files'),
  hint: msg<{ newest: string }>('bomUploadMany.hint', 'JSON from 1.2, XML from 1.0, up to version {newest}. They are checked before they are sent.', 'Below bomUploadMany.drop: which files are taken; newest is a version such as 1.7'),
  hintLimit: msg<{ newest: string; limit: string }>(
    'bomUploadMany.hintLimit',
    'JSON from 1.2, XML from 1.0, up to version {newest} and {limit} each. They are checked before they are sent.',
    'Below bomUploadMany.drop: which files are taken; newest is a version such as 1.7, limit a size such as 50 MB',
  ),
  effect: msg('bomUploadMany.effect', 'Each file creates or updates the project that it names. Nothing is sent before you have seen which.', 'Below the area that takes files: what an upload does'),
  files: msg('bomUploadMany.files', 'Files to upload', 'Name, for screen readers, of the list of files'),
  add: msg('bomUploadMany.add', 'Add files', 'Button that opens the file picker to add more files to those listed'),
  upload: msg<{ count: number }>('bomUploadMany.upload', '{count, plural, =0 {Upload files} one {Upload # file} other {Upload # files}}', 'Button that sends the files that can be sent'),
  stillChecking: msg('bomUploadMany.stillChecking', 'The files are still being checked.', 'Why the button bomUploadMany.upload cannot be used'),
  noneReady: msg('bomUploadMany.noneReady', 'No file can be sent as it is. Each says why.', 'Why the button bomUploadMany.upload cannot be used'),
  progress: msg<{ answered: number; total: number }>('bomUploadMany.progress', '{answered, number} of {total, number} files done', 'Below the progress bar while files are sent and processed'),
  left: msg<{ count: number }>('bomUploadMany.left', '{count, plural, one {# file was} other {# files were}} not uploaded.', 'Above the list of files, after some were refused or stopped; each says why'),
  processed: msg<{ count: number }>('bomUploadMany.processed', '{count, plural, =0 {No BOM was} one {# BOM was} other {# BOMs were}} processed.', 'Above the list of files after all came in, and title of a notice'),
  forAll: msg('bomUploadMany.forAll', 'For all new projects', 'Opens the fields of what is the same for all projects that are created'),
  forOne: msg('bomUploadMany.forOne', 'More about the new project', 'Opens further fields of a project that is created by a file'),
  isLatest: msg('bomUploadMany.isLatest', 'It is the latest version', 'Box to tick for a project that is created by a file'),

  asking: msg('bomUploadMany.asking', 'Looking for the project…', 'Below name and version, while the server is asked whether there is such a project'),
  creates: msg('bomUploadMany.creates', 'Creates this project.', 'Below name and version of a project that the server does not have'),
  updates: msg('bomUploadMany.updates', 'Updates this project: the file replaces its component list.', 'Below name and version of a project that the server has'),
  unseen: msg('bomUploadMany.unseen', 'Creates this project, or updates it if there is one.', 'Below name and version, for a user who may not see projects but create them'),
  unseenUpdates: msg('bomUploadMany.unseenUpdates', 'Updates this project, if there is one.', 'Below name and version, for a user who may neither see nor create projects'),
  notAsked: msg<{ reason: string }>('bomUploadMany.notAsked', 'Whether there is such a project is not known. {reason}', 'Below name and version; reason is a sentence. A button to try again follows'),
  noAccess: msg('bomUploadMany.noAccess', 'There is such a project, but you have no access to it.', 'Below name and version of a project that is hidden from the user'),
  collection: msg('bomUploadMany.collection', 'This project sums up others and takes no BOM.', 'Below name and version of a project that is a collection of projects'),
  mayNotCreate: msg('bomUploadMany.mayNotCreate', 'There is no such project, and you may not create one.', 'Below name and version of a project that the server does not have'),
  twice: msg<{ fileName: string }>('bomUploadMany.twice', '{fileName} is for the same project. Change the name or version, or remove one of both.', 'Below name and version, when another file of the list has the same'),
  versionMissing: msg('bomUploadMany.versionMissing', 'A project that is created by an upload needs a version.', 'Problem of the field identity.version'),
  comma: msg('bomUploadMany.comma', 'A tag cannot have a comma here.', 'Problem of the tags of a project that is created by a file'),

  queued: msg('bomUploadMany.queued', 'Waits for its turn.', 'What a file does while others are sent'),
  working: msg('bomUploadMany.working', 'The server has it and works on it.', 'What a file does after it was sent'),
  stopped: msg('bomUploadMany.stopped', 'Stopped. Whether it arrived is not known; sending it again does no harm.', 'What became of a file after the user stopped the upload'),
  notSent: msg('bomUploadMany.notSent', 'Stopped before it was sent.', 'What became of a file after the user stopped the upload before its turn'),
  failed: msg<{ reason: string }>('bomUploadMany.failed', 'Not uploaded. {reason}', 'What became of a file; reason is a sentence'),
};
