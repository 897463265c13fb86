import { msg } from '../../../i18n/msg.js';
import { messages as bomUploadMessages } from '../bomUpload.messages.js';

export const vexMessages = {
  title: msg('vexUpload.title', 'Upload VEX', 'Title of the dialog that takes a file with decisions about findings'),
  drop: msg('vexUpload.drop', 'Drop a CycloneDX VEX here', 'In the area that takes a file'),
  dropHint: msg<{ newest: string }>('vexUpload.dropHint', 'JSON or XML, version 1.4 to {newest}. It is checked before it is sent.', 'Below vexUpload.drop: which files are taken; newest is a version such as 1.7'),
  dropHintLimit: msg<{ newest: string; limit: string }>(
    'vexUpload.dropHintLimit',
    'JSON or XML, version 1.4 to {newest}, up to {limit}. It is checked before it is sent.',
    'Below vexUpload.drop: which files are taken; newest is a version such as 1.7, limit a size such as 50 MB',
  ),
  effect: msg(
    'vexUpload.effect',
    'Its decisions take the place of those made here; findings it does not speak about stay as they are. What it calls resolved, not affected or a false positive is suppressed and the rest is not, unless the file says so itself. Audit trails say that it came from a VEX.',
    'Below the area that takes a file: what an upload does',
  ),
  meta: msg<{ version: string; count: number }>(
    'vexUpload.meta',
    'CycloneDX {version} · {count, plural, =0 {no decisions} one {# decision} other {# decisions}}',
    'Below the name of a file that was checked; a decision is what it says about a vulnerability',
  ),
  notAVex: msg('vexUpload.notAVex', 'This file is not a VEX: it decides about no vulnerability.', 'Title above a file that cannot be uploaded'),
  listsNone: msg('vexUpload.listsNone', 'It lists no vulnerabilities. Nothing was sent. If it is a BOM, upload it to the components.', 'Below vexUpload.notAVex'),
  decidesNone: msg<{ count: number }>(
    'vexUpload.decidesNone',
    'It lists {count, plural, one {# vulnerability} other {# vulnerabilities}}, but none with a source, an analysis and what is affected. Nothing was sent.',
    'Below vexUpload.notAVex',
  ),
  noneKnown: msg<{ count: number }>(
    'vexUpload.noneKnown',
    '{count, plural, one {Its decision is about no finding of this project.} other {None of its # decisions is about a finding of this project.}}',
    'Title above a file that would change nothing, most likely that of another project',
  ),
  noneKnownAdvice: msg('vexUpload.noneKnownAdvice', 'The server would change nothing. Nothing was sent.', 'Below vexUpload.noneKnown'),
  otherSubject: msg<{ subject: string; project: string }>('vexUpload.otherSubject', 'It was made for {subject}; this is {project}.', 'Warning about a file that names another project or version than the one it is to be uploaded to'),
  fits: msg('vexUpload.fits', 'All its decisions are about findings of this project.', 'After the check of a file, before it is sent'),
  fitsPartly: msg<{ count: number; total: number }>(
    'vexUpload.fitsPartly',
    '{count, number} of {total, number} decisions are about findings of this project. The server passes over the others.',
    'After the check of a file, before it is sent',
  ),
  ready: bomUploadMessages.ready,
  processing: msg('vexUpload.processing', 'Processing the VEX', 'Title of the dialog, and name of the progress bar, while the server works'),
  processingText: msg('vexUpload.processingText', 'The server takes the decisions over, checks the policies and counts anew.', 'While the server works on a VEX; it does not tell which step it is at'),
  processed: msg('vexUpload.processed', 'The VEX was processed.', 'Title after a VEX came in'),
  processedOf: msg<{ project: string }>('vexUpload.processedOf', 'The VEX of {project} was processed.', 'Notice after a VEX came in while the upload was not on the screen; project is name and version'),
  unseen: msg('vexUpload.unseen', 'The server has ended its work. The findings could not be read here, so what changed is not known.', 'After a VEX was processed and the findings could not be loaded'),
  unchanged: msg('vexUpload.unchanged', 'No analysis and no suppression changed.', 'After a VEX came in that left these as they were'),
  changed: msg<{ count: number }>('vexUpload.changed', '{count, plural, one {# finding has another analysis} other {# findings have another analysis}}', 'After a VEX came in'),
  changedTo: msg<{ state: string; count: number }>('vexUpload.changedTo', '{state} {count, number}', 'Behind vexUpload.changed, a list such as “Not affected 3, Resolved 1”: analysis and how often'),
  suppressed: msg<{ count: number }>('vexUpload.suppressed', '{count, plural, one {# finding newly suppressed} other {# findings newly suppressed}}', 'After a VEX came in'),
  broughtBack: msg<{ count: number }>('vexUpload.broughtBack', '{count, plural, one {# finding no longer suppressed} other {# findings no longer suppressed}}', 'After a VEX came in'),
  trails: msg('vexUpload.trails', 'Justifications, responses and details that came with it are in the audit trails.', 'Below what a VEX changed'),
};
