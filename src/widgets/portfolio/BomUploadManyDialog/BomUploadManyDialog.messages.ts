import { defineMessage } from 'react-intl';

export const messages = {
  // Not shared: says what is done in a dialog, where the other names a right.
  title: defineMessage({
    id: 'bomUploadMany.title',
    defaultMessage: 'Upload BOMs',
    description: 'Title of the dialog that uploads many files at once',
  }),
  drop: defineMessage({
    id: 'bomUploadMany.drop',
    defaultMessage: 'Drop CycloneDX files here',
    description: 'In the area that takes files',
  }),
  hint: defineMessage<{ readonly newest: string }>({
    id: 'bomUploadMany.hint',
    defaultMessage:
      'JSON from 1.2, XML from 1.0, up to version {newest}. They are checked before they are sent.',
    description: 'Below bomUploadMany.drop: which files are taken; newest is a version such as 1.7',
  }),
  hintLimit: defineMessage<{ readonly newest: string; readonly limit: string }>({
    id: 'bomUploadMany.hintLimit',
    defaultMessage:
      'JSON from 1.2, XML from 1.0, up to version {newest} and {limit} each. They are checked before they are sent.',
    description:
      'Below bomUploadMany.drop: which files are taken; newest is a version such as 1.7, limit a size such as 50 MB',
  }),
  effect: defineMessage({
    id: 'bomUploadMany.effect',
    defaultMessage:
      'Each file creates or updates the project that it names. Nothing is sent before you have seen which.',
    description: 'Below the area that takes files: what an upload does',
  }),
  files: defineMessage({
    id: 'bomUploadMany.files',
    defaultMessage: 'Files to upload',
    description: 'Name, for screen readers, of the list of files',
  }),
  add: defineMessage({
    id: 'bomUploadMany.add',
    defaultMessage: 'Add files',
    description: 'Button that opens the file picker to add more files to those listed',
  }),
  upload: defineMessage<{ readonly count: number }>({
    id: 'bomUploadMany.upload',
    defaultMessage: '{count, plural, =0 {Upload files} one {Upload # file} other {Upload # files}}',
    description: 'Button that sends the files that can be sent',
  }),
  stillChecking: defineMessage({
    id: 'bomUploadMany.stillChecking',
    defaultMessage: 'The files are still being checked.',
    description: 'Why the button bomUploadMany.upload cannot be used',
  }),
  noneReady: defineMessage({
    id: 'bomUploadMany.noneReady',
    defaultMessage: 'No file can be sent as it is. Each says why.',
    description: 'Why the button bomUploadMany.upload cannot be used',
  }),
  progress: defineMessage<{ readonly answered: number; readonly total: number }>({
    id: 'bomUploadMany.progress',
    defaultMessage: '{answered, number} of {total, number} files done',
    description: 'Below the progress bar while files are sent and processed',
  }),
  left: defineMessage<{ readonly count: number }>({
    id: 'bomUploadMany.left',
    defaultMessage: '{count, plural, one {# file was} other {# files were}} not uploaded.',
    description: 'Above the list of files, after some were refused or stopped; each says why',
  }),
  processed: defineMessage<{ readonly count: number }>({
    id: 'bomUploadMany.processed',
    defaultMessage: '{count, plural, =0 {No BOM was} one {# BOM was} other {# BOMs were}} processed.',
    description: 'Above the list of files after all came in, and title of a notice',
  }),
  forAll: defineMessage({
    id: 'bomUploadMany.forAll',
    defaultMessage: 'For all new projects',
    description: 'Opens the fields of what is the same for all projects that are created',
  }),
  forOne: defineMessage({
    id: 'bomUploadMany.forOne',
    defaultMessage: 'More about the new project',
    description: 'Opens further fields of a project that is created by a file',
  }),
  isLatest: defineMessage({
    id: 'bomUploadMany.isLatest',
    defaultMessage: 'It is the latest version',
    description: 'Box to tick for a project that is created by a file',
  }),

  asking: defineMessage({
    id: 'bomUploadMany.asking',
    defaultMessage: 'Looking for the project…',
    description: 'Below name and version, while the server is asked whether there is such a project',
  }),
  creates: defineMessage({
    id: 'bomUploadMany.creates',
    defaultMessage: 'Creates this project.',
    description: 'Below name and version of a project that the server does not have',
  }),
  updates: defineMessage({
    id: 'bomUploadMany.updates',
    defaultMessage: 'Updates this project: the file replaces its component list.',
    description: 'Below name and version of a project that the server has',
  }),
  unseen: defineMessage({
    id: 'bomUploadMany.unseen',
    defaultMessage: 'Creates this project, or updates it if there is one.',
    description: 'Below name and version, for a user who may not see projects but create them',
  }),
  unseenUpdates: defineMessage({
    id: 'bomUploadMany.unseenUpdates',
    defaultMessage: 'Updates this project, if there is one.',
    description: 'Below name and version, for a user who may neither see nor create projects',
  }),
  notAsked: defineMessage<{ readonly reason: string }>({
    id: 'bomUploadMany.notAsked',
    defaultMessage: 'Whether there is such a project is not known. {reason}',
    description: 'Below name and version; reason is a sentence. A button to try again follows',
  }),
  noAccess: defineMessage({
    id: 'bomUploadMany.noAccess',
    defaultMessage: 'There is such a project, but you have no access to it.',
    description: 'Below name and version of a project that is hidden from the user',
  }),
  collection: defineMessage({
    id: 'bomUploadMany.collection',
    defaultMessage: 'This project sums up others and takes no BOM.',
    description: 'Below name and version of a project that is a collection of projects',
  }),
  mayNotCreate: defineMessage({
    id: 'bomUploadMany.mayNotCreate',
    defaultMessage: 'There is no such project, and you may not create one.',
    description: 'Below name and version of a project that the server does not have',
  }),
  twice: defineMessage<{ readonly fileName: string }>({
    id: 'bomUploadMany.twice',
    defaultMessage: '{fileName} is for the same project. Change the name or version, or remove one of both.',
    description: 'Below name and version, when another file of the list has the same',
  }),
  versionMissing: defineMessage({
    id: 'bomUploadMany.versionMissing',
    defaultMessage: 'A project that is created by an upload needs a version.',
    description: 'Problem of the field identity.version',
  }),
  comma: defineMessage({
    id: 'bomUploadMany.comma',
    defaultMessage: 'A tag cannot have a comma here.',
    description: 'Problem of the tags of a project that is created by a file',
  }),

  queued: defineMessage({
    id: 'bomUploadMany.queued',
    defaultMessage: 'Waits for its turn.',
    description: 'What a file does while others are sent',
  }),
  working: defineMessage({
    id: 'bomUploadMany.working',
    defaultMessage: 'The server has it and works on it.',
    description: 'What a file does after it was sent',
  }),
  stopped: defineMessage({
    id: 'bomUploadMany.stopped',
    defaultMessage: 'Stopped. Whether it arrived is not known; sending it again does no harm.',
    description: 'What became of a file after the user stopped the upload',
  }),
  notSent: defineMessage({
    id: 'bomUploadMany.notSent',
    defaultMessage: 'Stopped before it was sent.',
    description: 'What became of a file after the user stopped the upload before its turn',
  }),
  failed: defineMessage<{ readonly reason: string }>({
    id: 'bomUploadMany.failed',
    defaultMessage: 'Not uploaded. {reason}',
    description: 'What became of a file; reason is a sentence',
  }),
};
