import { msg } from '../../../i18n/msg.js';
import * as identityMessages from '../../component/identity.messages.js';
import * as projectStateMessages from '../projectState.messages.js';
import * as serverWork from '../../../frames/facts/serverWork.messages.js';
import * as serviceMessages from '../../service/service.messages.js';
import * as subjectMessages from '../subject.messages.js';
import { messages as dialogMessages } from '../../../ui/overlay/Dialog.messages.js';
import { messages as stateMessages } from '../../../ui/layout/states.messages.js';
import { notSaved } from '../../../ui/layout/outcome.messages.js';
import { versionMissing } from '../portfolioText.messages.js';

export const messages = {
  title: msg<{ project: string }>('projectCopy.title', 'Add version of {project}', 'Dialog title; {project} is the name and version of the project that is copied'),
  version: identityMessages.version,
  versionHint: msg<{ versions: string; others: number }>(
    'projectCopy.versionHint',
    'Existing versions: {versions}{others, plural, =0 {} other { and # more}}',
    'Help below the field for the new version; {versions} is a list of versions, {others} the number of versions not listed',
  ),
  versionMissing: versionMissing,
  versionExists: msg('projectCopy.versionExists', 'This version already exists.', 'Error below the field for the new version'),
  contents: msg('projectCopy.contents', 'What to copy', 'Heading above the switches that choose the data to copy into the new version'),
  contentsHint: msg('projectCopy.contentsHint', 'Details are always copied, except external references.', 'Help below projectCopy.contents, on servers before 5.0'),
  tags: projectStateMessages.tags,
  properties: subjectMessages.properties,
  components: subjectMessages.components,
  componentsHint: msg('projectCopy.componentsHint', 'Includes findings. With services, the dependency graph is copied too.', 'Help below the switch that copies components, on servers before 5.0'),
  componentsHint5: msg('projectCopy.componentsHint5', 'With services, the dependency graph is copied too.', 'Help below the switch that copies components, on servers from 5.0 on'),
  findings: subjectMessages.findings,
  auditHistory: msg('projectCopy.auditHistory', 'Audit decisions on findings', 'Switch; copies the analyses of findings with their comments'),
  policyViolations: subjectMessages.violations,
  policyViolationsHint: msg('projectCopy.policyViolationsHint', 'Includes audit decisions.', 'Help below the switch that copies policy violations, on servers before 5.0'),
  violationHistory: msg('projectCopy.violationHistory', 'Audit decisions on policy violations', 'Switch; copies the analyses of policy violations with their comments'),
  services: serviceMessages.services,
  access: msg('projectCopy.access', 'Team access', 'Switch; gives the new version to the same teams'),
  accessHint: msg('projectCopy.accessHint', 'When off, portfolio access control lets only users who can see all projects see this version.', 'Help below the switch projectCopy.access'),
  needs: msg<{ other: string }>('projectCopy.needs', 'Requires: {other}', 'Help below a switch that is disabled until another one is on; {other} is the label of that switch'),
  isLatest: msg('projectCopy.isLatest', 'Make it the latest version', 'Switch in the form for a new version of a project'),
  create: projectStateMessages.addVersion,
  creating: msg('projectCopy.creating', 'Adding version…', 'Replaces projectCopy.create while the request is sent; then title and name of the progress bar'),
  refused: notSaved,
  running: msg<{ version: string; time: string }>('projectCopy.running', 'Copying to version {version} since {time}.', 'Text while a new version is created; {version} is the new version, {time} a time of day'),
  mayClose: serverWork.mayClose,
  unanswered: serverWork.unanswered,
  unfinished: serverWork.unfinished,
  waitOn: serverWork.waitOn,
  unread: msg('projectCopy.unread', 'The server is done, but the result could not be loaded.', 'Text after the reason, such as no connection'),
  retry: stateMessages.retry,
  close: dialogMessages.close,
  made: msg<{ project: string }>('projectCopy.made', '{project} added', 'Result and notice after a new version was created; {project} is its name and version'),
  partly: msg<{ project: string }>('projectCopy.partly', '{project} added, but not everything was copied', 'Result and notice: the new version is incomplete; {project} is its name and version'),
  missing: msg<{ project: string }>('projectCopy.missing', 'Could not add {project}', 'Result and notice: the server created no new version; {project} is its name and version'),
  missingAdvice: msg('projectCopy.missingAdvice', 'Check the server log for the reason.', 'Text below projectCopy.missing'),
  hidden: msg<{ project: string }>('projectCopy.hidden', '{project} added, but you do not have access', 'Result and notice: the user has no access to the new version; {project} is its name and version'),
  hiddenAdvice: msg('projectCopy.hiddenAdvice', 'None of your teams has access. Ask an administrator.', 'Text below projectCopy.hidden'),
  copiedAll: msg<{ count: number }>('projectCopy.copiedAll', '{count, number} copied', 'After the name of the copied things, such as components, when all were copied; {count} is their number'),
  copiedSome: msg<{ count: number; all: number }>(
    'projectCopy.copiedSome',
    '{count, number} of {all, number} copied',
    'After the name of the copied things, such as components; {count} is the number copied, {all} the number in the original',
  ),
  result: msg('projectCopy.result', 'Copied data', 'Screen-reader name of the list of numbers of copied things'),
  open: msg<{ version: string }>('projectCopy.open', 'Open version {version}', 'Button that leads to the new version; {version} is a version'),
};
