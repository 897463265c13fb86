import { msg } from '../../../i18n/msg.js';
import * as identityMessages from '../../component/identity.messages.js';
import * as projectStateMessages from '../projectState.messages.js';
import * as serverWork from '../../../frames/facts/serverWork.messages.js';
import * as serviceMessages from '../../service/service.messages.js';
import * as subjectMessages from '../subject.messages.js';
import { messages as dialogMessages } from '../../../ui/overlay/Dialog.messages.js';
import { messages as stateMessages } from '../../../ui/layout/states.messages.js';

export const messages = {
  title: msg<{ project: string }>('projectCopy.title', 'Add a version of {project}', 'Title of a dialog; project is the name of the project, with the version that is copied'),
  version: identityMessages.version,
  versionHint: msg<{ versions: string; others: number }>(
    'projectCopy.versionHint',
    'There are already: {versions}{others, plural, =0 {} other { and # more}}',
    'Below the field for a new version; versions is a list of some of those of the project, others the number of those not in it',
  ),
  versionMissing: msg('projectCopy.versionMissing', 'The new version needs a name, such as 2.1.0.', 'Problem of the field for a new version'),
  versionExists: msg('projectCopy.versionExists', 'This version exists already.', 'Problem of the field for a new version'),
  contents: msg('projectCopy.contents', 'What it takes along', 'Heading above switches: what is copied into a new version of a project'),
  contentsHint: msg('projectCopy.contentsHint', 'What the project says of itself is copied in any case, but for external references. The original stays as it is.', 'Below projectCopy.contents, on servers before 5.0'),
  contentsHint5: msg('projectCopy.contentsHint5', 'What the project says of itself is copied in any case. The original stays as it is.', 'Below projectCopy.contents, on servers from 5.0 on'),
  tags: projectStateMessages.tags,
  properties: subjectMessages.properties,
  components: subjectMessages.components,
  componentsHint: msg('projectCopy.componentsHint', 'With their findings. Together with services, the dependency graph comes along.', 'Below the switch that copies components, on servers before 5.0'),
  componentsHint5: msg('projectCopy.componentsHint5', 'Together with services, the dependency graph comes along.', 'Below the switch that copies components, on servers from 5.0 on'),
  findings: subjectMessages.findings,
  auditHistory: msg('projectCopy.auditHistory', 'Decisions about findings', 'Switch: copies analyses of findings with their comments'),
  policyViolations: subjectMessages.violations,
  policyViolationsHint: msg('projectCopy.policyViolationsHint', 'With what was decided about them.', 'Below the switch that copies policy violations, on servers before 5.0'),
  violationHistory: msg('projectCopy.violationHistory', 'Decisions about policy violations', 'Switch: copies analyses of policy violations with their comments'),
  services: serviceMessages.services,
  access: msg('projectCopy.access', 'Teams that may see it', 'Switch: copies which teams have access to a project'),
  accessHint: msg('projectCopy.accessHint', 'Without it only those who may see everything see the version, where access is controlled.', 'Below projectCopy.access'),
  needs: msg<{ other: string }>('projectCopy.needs', 'Comes along only with: {other}', 'Below a switch that is off because another one is; other is the label of that one'),
  isLatest: msg('projectCopy.isLatest', 'Make it the latest version', 'Switch of a new version of a project'),
  create: msg('projectCopy.create', 'Add version', 'Button that makes a new version of a project'),
  creating: msg('projectCopy.creating', 'Adding version', 'In the place of projectCopy.create while it is sent; title and name of the progress after that'),
  refused: msg<{ reason: string }>('projectCopy.refused', 'The version was not added. {reason}', 'Above the form after a failure; reason is one or two sentences'),
  running: msg<{ version: string; time: string }>('projectCopy.running', 'The server has been copying into version {version} since {time}.', 'While a new version of a project is made; time is a time of day'),
  mayClose: serverWork.mayClose,
  unanswered: serverWork.unanswered,
  unfinished: serverWork.unfinished,
  waitOn: serverWork.waitOn,
  unread: msg('projectCopy.unread', 'The server is done, but what came of it could not be read.', 'Follows the reason, such as that there is no connection'),
  retry: stateMessages.retry,
  close: dialogMessages.close,
  made: msg<{ project: string }>('projectCopy.made', '{project} is there', 'Result and notice: a new version was made; project is name and version'),
  partly: msg<{ project: string }>('projectCopy.partly', '{project} is there, but not with all of it', 'Result and notice: a new version was made and lacks some; project is name and version'),
  missing: msg<{ project: string }>('projectCopy.missing', '{project} was not made', 'Result and notice: the server gave up; project is name and version'),
  missingAdvice: msg('projectCopy.missingAdvice', 'The server does not say why. Its log does.', 'Below projectCopy.missing'),
  hidden: msg<{ project: string }>('projectCopy.hidden', '{project} is there, but you may not see it', 'Result and notice: a new version was made without access for the user; project is name and version'),
  hiddenAdvice: msg('projectCopy.hiddenAdvice', 'No team of yours has access to it. An administrator can give it.', 'Below projectCopy.hidden'),
  copiedAll: msg<{ count: number }>('projectCopy.copiedAll', '{count, number} copied', 'Behind the name of what was copied, such as components: how many, which are all'),
  copiedSome: msg<{ count: number; all: number }>('projectCopy.copiedSome', '{count, number}, the original has {all, number}', 'Behind the name of what was copied, such as components, when the numbers differ'),
  result: msg('projectCopy.result', 'What came along', 'Name of a list with numbers of what was copied, for screen readers'),
  open: msg<{ version: string }>('projectCopy.open', 'Open version {version}', 'Button that leads to the new version'),
};
