import { defineMessage } from 'react-intl';
import { messages as bomUploadMessages } from '../bomUpload.messages.js';

export const vexMessages = {
  title: defineMessage({
    id: 'vexUpload.title',
    defaultMessage: 'Upload VEX',
    description: 'Title of the dialog that takes a file with decisions about findings',
  }),
  drop: defineMessage({
    id: 'vexUpload.drop',
    defaultMessage: 'Drop a CycloneDX VEX here',
    description: 'In the area that takes a file',
  }),
  dropHint: defineMessage<{ readonly newest: string }>({
    id: 'vexUpload.dropHint',
    defaultMessage: 'JSON or XML, version 1.4 to {newest}. It is checked before it is sent.',
    description: 'Below vexUpload.drop: which files are taken; newest is a version such as 1.7',
  }),
  dropHintLimit: defineMessage<{ readonly newest: string; readonly limit: string }>({
    id: 'vexUpload.dropHintLimit',
    defaultMessage: 'JSON or XML, version 1.4 to {newest}, up to {limit}. It is checked before it is sent.',
    description:
      'Below vexUpload.drop: which files are taken; newest is a version such as 1.7, limit a size such as 50 MB',
  }),
  effect: defineMessage({
    id: 'vexUpload.effect',
    defaultMessage:
      'Its decisions take the place of those made here; findings it does not speak about stay as they are. What it calls resolved, not affected or a false positive is suppressed and the rest is not, unless the file says so itself. Audit trails say that it came from a VEX.',
    description: 'Below the area that takes a file: what an upload does',
  }),
  meta: defineMessage<{ readonly version: string; readonly count: number }>({
    id: 'vexUpload.meta',
    defaultMessage:
      'CycloneDX {version} · {count, plural, =0 {no decisions} one {# decision} other {# decisions}}',
    description:
      'Below the name of a file that was checked; a decision is what it says about a vulnerability',
  }),
  notAVex: defineMessage({
    id: 'vexUpload.notAVex',
    defaultMessage: 'This file is not a VEX: it decides about no vulnerability.',
    description: 'Title above a file that cannot be uploaded',
  }),
  listsNone: defineMessage({
    id: 'vexUpload.listsNone',
    defaultMessage:
      'It lists no vulnerabilities. Nothing was sent. If it is a BOM, upload it to the components.',
    description: 'Below vexUpload.notAVex',
  }),
  decidesNone: defineMessage<{ readonly count: number }>({
    id: 'vexUpload.decidesNone',
    defaultMessage:
      'It lists {count, plural, one {# vulnerability} other {# vulnerabilities}}, but none with a source, an analysis and what is affected. Nothing was sent.',
    description: 'Below vexUpload.notAVex',
  }),
  noneKnown: defineMessage<{ readonly count: number }>({
    id: 'vexUpload.noneKnown',
    defaultMessage:
      '{count, plural, one {Its decision is about no finding of this project.} other {None of its # decisions is about a finding of this project.}}',
    description: 'Title above a file that would change nothing, most likely that of another project',
  }),
  noneKnownAdvice: defineMessage({
    id: 'vexUpload.noneKnownAdvice',
    defaultMessage: 'The server would change nothing. Nothing was sent.',
    description: 'Below vexUpload.noneKnown',
  }),
  otherSubject: defineMessage<{ readonly subject: string; readonly project: string }>({
    id: 'vexUpload.otherSubject',
    defaultMessage: 'It was made for {subject}; this is {project}.',
    description:
      'Warning about a file that names another project or version than the one it is to be uploaded to',
  }),
  fits: defineMessage({
    id: 'vexUpload.fits',
    defaultMessage: 'All its decisions are about findings of this project.',
    description: 'After the check of a file, before it is sent',
  }),
  fitsPartly: defineMessage<{ readonly count: number; readonly total: number }>({
    id: 'vexUpload.fitsPartly',
    defaultMessage:
      '{count, number} of {total, number} decisions are about findings of this project. The server passes over the others.',
    description: 'After the check of a file, before it is sent',
  }),
  ready: bomUploadMessages.ready,
  processing: defineMessage({
    id: 'vexUpload.processing',
    defaultMessage: 'Processing the VEX',
    description: 'Title of the dialog, and name of the progress bar, while the server works',
  }),
  processingText: defineMessage({
    id: 'vexUpload.processingText',
    defaultMessage: 'The server takes the decisions over, checks the policies and counts anew.',
    description: 'While the server works on a VEX; it does not tell which step it is at',
  }),
  processed: defineMessage({
    id: 'vexUpload.processed',
    defaultMessage: 'The VEX was processed.',
    description: 'Title after a VEX came in',
  }),
  processedOf: defineMessage<{ readonly project: string }>({
    id: 'vexUpload.processedOf',
    defaultMessage: 'The VEX of {project} was processed.',
    description:
      'Notice after a VEX came in while the upload was not on the screen; project is name and version',
  }),
  unseen: defineMessage({
    id: 'vexUpload.unseen',
    defaultMessage:
      'The server has ended its work. The findings could not be read here, so what changed is not known.',
    description: 'After a VEX was processed and the findings could not be loaded',
  }),
  unchanged: defineMessage({
    id: 'vexUpload.unchanged',
    defaultMessage: 'No analysis and no suppression changed.',
    description: 'After a VEX came in that left these as they were',
  }),
  changed: defineMessage<{ readonly count: number }>({
    id: 'vexUpload.changed',
    defaultMessage:
      '{count, plural, one {# finding has another analysis} other {# findings have another analysis}}',
    description: 'After a VEX came in',
  }),
  changedTo: defineMessage<{ readonly state: string; readonly count: number }>({
    id: 'vexUpload.changedTo',
    defaultMessage: '{state} {count, number}',
    description:
      'Behind vexUpload.changed, a list such as “Not affected 3, Resolved 1”: analysis and how often',
  }),
  suppressed: defineMessage<{ readonly count: number }>({
    id: 'vexUpload.suppressed',
    defaultMessage: '{count, plural, one {# finding newly suppressed} other {# findings newly suppressed}}',
    description: 'After a VEX came in',
  }),
  broughtBack: defineMessage<{ readonly count: number }>({
    id: 'vexUpload.broughtBack',
    defaultMessage:
      '{count, plural, one {# finding no longer suppressed} other {# findings no longer suppressed}}',
    description: 'After a VEX came in',
  }),
  trails: defineMessage({
    id: 'vexUpload.trails',
    defaultMessage: 'Justifications, responses and details that came with it are in the audit trails.',
    description: 'Below what a VEX changed',
  }),
};
