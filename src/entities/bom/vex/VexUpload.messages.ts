import { msg } from '../../../i18n/msg.js';
import { messages as bomUploadMessages } from '../bomUpload.messages.js';
import { vexProcessed } from '../../project/portfolioText.messages.js';

export const vexMessages = {
  title: msg('vexUpload.title', 'Upload VEX', 'Title of the dialog that uploads a VEX'),
  drop: msg('vexUpload.drop', 'Drop a CycloneDX VEX here', 'In the drop area of the dialog'),
  dropHint: msg<{ newest: string }>('vexUpload.dropHint', 'JSON or XML, version 1.4 to {newest}', 'Below vexUpload.drop: accepted files; newest is a version such as 1.7'),
  dropHintLimit: msg<{ newest: string; limit: string }>('vexUpload.dropHintLimit', 'JSON or XML, version 1.4 to {newest}, up to {limit}', 'Below vexUpload.drop: accepted files; newest is a version such as 1.7, limit a size such as 50 MB'),
  effect: msg(
    'vexUpload.effect',
    'Replaces the decisions on findings in the file. Resolved, not affected, and false positive findings are suppressed and others unsuppressed, unless the file says otherwise.',
    'Below the drop area: effect of the upload',
  ),
  meta: msg<{ version: string; count: number }>(
    'vexUpload.meta',
    'CycloneDX {version} · {count, plural, =0 {no decisions} one {# decision} other {# decisions}}',
    'Below the name of a checked file; version of the CycloneDX format, count of decisions about vulnerabilities',
  ),
  notAVex: msg('vexUpload.notAVex', 'No decisions in this file', 'Title above a file that cannot be uploaded'),
  listsNone: msg('vexUpload.listsNone', 'Not uploaded. If it is a BOM, upload it on the components page.', 'Below vexUpload.notAVex: the file lists no vulnerabilities'),
  decidesNone: msg<{ count: number }>(
    'vexUpload.decidesNone',
    'Not uploaded. It lists {count, plural, one {# vulnerability} other {# vulnerabilities}}, but none with an ID, an analysis, and affected components.',
    'Below vexUpload.notAVex; count of vulnerabilities in the file',
  ),
  noneKnown: msg<{ count: number }>(
    'vexUpload.noneKnown',
    'No matching findings for {count, plural, one {# decision} other {# decisions}}',
    'Title above a file that would change nothing, probably one of another project; count of its decisions',
  ),
  noneKnownAdvice: msg('vexUpload.noneKnownAdvice', 'Not uploaded, because nothing would change.', 'Below vexUpload.noneKnown'),
  otherSubject: msg<{ subject: string; project: string }>('vexUpload.otherSubject', 'This file is for {subject}, not {project}.', 'Warning about a file that names another project or version; subject and project are name and version'),
  fits: msg('vexUpload.fits', 'All decisions match findings.', 'After the check of a file, before the upload'),
  fitsPartly: msg<{ count: number; total: number }>(
    'vexUpload.fitsPartly',
    '{count, plural, one {# of {total, number} decisions matches findings.} other {# of {total, number} decisions match findings.}} The rest is ignored.',
    'After the check of a file, before the upload; count of matching decisions, total of all decisions',
  ),
  ready: bomUploadMessages.ready,
  processing: msg('vexUpload.processing', 'Processing VEX…', 'Title of the dialog, and name of its progress bar, while the server works'),
  processed: vexProcessed,
  processedOf: msg<{ project: string }>('vexUpload.processedOf', 'VEX of {project} processed', 'Notice after a VEX was processed while the dialog was closed; project is name and version'),
  unseen: msg('vexUpload.unseen', 'Could not load the findings to show what changed.', 'Below vexUpload.processed'),
  unchanged: msg('vexUpload.unchanged', 'No analysis or suppression changed.', 'Below vexUpload.processed, if nothing changed'),
  changed: msg<{ count: number }>('vexUpload.changed', 'New analysis for {count, plural, one {# finding} other {# findings}}', 'Below vexUpload.processed; vexUpload.changedTo follows'),
  changedTo: msg<{ state: string; count: number }>('vexUpload.changedTo', '{state} {count, number}', 'After vexUpload.changed, in a list such as “Not affected 3, Resolved 1”: analysis and its count'),
  suppressed: msg<{ count: number }>('vexUpload.suppressed', '{count, plural, one {# finding} other {# findings}} newly suppressed', 'Below vexUpload.processed; count of findings'),
  broughtBack: msg<{ count: number }>('vexUpload.broughtBack', '{count, plural, one {# finding} other {# findings}} unsuppressed', 'Below vexUpload.processed; count of findings'),
  trails: msg('vexUpload.trails', 'Justifications, responses, and details are in the audit trails.', 'Below the list of changes from a VEX'),
};
