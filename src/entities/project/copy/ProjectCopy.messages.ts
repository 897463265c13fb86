import { defineMessage } from 'react-intl';
import * as identityMessages from '../../component/identity.messages.js';
import * as projectStateMessages from '../projectState.messages.js';
import * as serverWork from '../../../frames/facts/serverWork.messages.js';
import * as serviceMessages from '../../service/service.messages.js';
import * as subjectMessages from '../subject.messages.js';
import { messages as dialogMessages } from '../../../ui/overlay/Dialog.messages.js';
import { messages as stateMessages } from '../../../ui/layout/states.messages.js';

export const messages = {
  title: defineMessage<{ readonly project: string }>({
    id: 'projectCopy.title',
    defaultMessage: 'Add a version of {project}',
    description: 'Title of a dialog; project is the name of the project, with the version that is copied',
  }),
  version: identityMessages.version,
  versionHint: defineMessage<{ readonly versions: string; readonly others: number }>({
    id: 'projectCopy.versionHint',
    defaultMessage: 'There are already: {versions}{others, plural, =0 {} other { and # more}}',
    description:
      'Below the field for a new version; versions is a list of some of those of the project, others the number of those not in it',
  }),
  versionMissing: defineMessage({
    id: 'projectCopy.versionMissing',
    defaultMessage: 'The new version needs a name, such as 2.1.0.',
    description: 'Problem of the field for a new version',
  }),
  versionExists: defineMessage({
    id: 'projectCopy.versionExists',
    defaultMessage: 'This version exists already.',
    description: 'Problem of the field for a new version',
  }),
  contents: defineMessage({
    id: 'projectCopy.contents',
    defaultMessage: 'What it takes along',
    description: 'Heading above switches: what is copied into a new version of a project',
  }),
  contentsHint: defineMessage({
    id: 'projectCopy.contentsHint',
    defaultMessage:
      'What the project says of itself is copied in any case, but for external references. The original stays as it is.',
    description: 'Below projectCopy.contents, on servers before 5.0',
  }),
  contentsHint5: defineMessage({
    id: 'projectCopy.contentsHint5',
    defaultMessage: 'What the project says of itself is copied in any case. The original stays as it is.',
    description: 'Below projectCopy.contents, on servers from 5.0 on',
  }),
  tags: projectStateMessages.tags,
  properties: subjectMessages.properties,
  components: subjectMessages.components,
  componentsHint: defineMessage({
    id: 'projectCopy.componentsHint',
    defaultMessage: 'With their findings. Together with services, the dependency graph comes along.',
    description: 'Below the switch that copies components, on servers before 5.0',
  }),
  componentsHint5: defineMessage({
    id: 'projectCopy.componentsHint5',
    defaultMessage: 'Together with services, the dependency graph comes along.',
    description: 'Below the switch that copies components, on servers from 5.0 on',
  }),
  findings: subjectMessages.findings,
  auditHistory: defineMessage({
    id: 'projectCopy.auditHistory',
    defaultMessage: 'Decisions about findings',
    description: 'Switch: copies analyses of findings with their comments',
  }),
  policyViolations: subjectMessages.violations,
  policyViolationsHint: defineMessage({
    id: 'projectCopy.policyViolationsHint',
    defaultMessage: 'With what was decided about them.',
    description: 'Below the switch that copies policy violations, on servers before 5.0',
  }),
  violationHistory: defineMessage({
    id: 'projectCopy.violationHistory',
    defaultMessage: 'Decisions about policy violations',
    description: 'Switch: copies analyses of policy violations with their comments',
  }),
  services: serviceMessages.services,
  access: defineMessage({
    id: 'projectCopy.access',
    defaultMessage: 'Teams that may see it',
    description: 'Switch: copies which teams have access to a project',
  }),
  accessHint: defineMessage({
    id: 'projectCopy.accessHint',
    defaultMessage:
      'Without it only those who may see everything see the version, where access is controlled.',
    description: 'Below projectCopy.access',
  }),
  needs: defineMessage<{ readonly other: string }>({
    id: 'projectCopy.needs',
    defaultMessage: 'Comes along only with: {other}',
    description: 'Below a switch that is off because another one is; other is the label of that one',
  }),
  isLatest: defineMessage({
    id: 'projectCopy.isLatest',
    defaultMessage: 'Make it the latest version',
    description: 'Switch of a new version of a project',
  }),
  create: defineMessage({
    id: 'projectCopy.create',
    defaultMessage: 'Add version',
    description: 'Button that makes a new version of a project',
  }),
  creating: defineMessage({
    id: 'projectCopy.creating',
    defaultMessage: 'Adding version',
    description:
      'In the place of projectCopy.create while it is sent; title and name of the progress after that',
  }),
  refused: defineMessage<{ readonly reason: string }>({
    id: 'projectCopy.refused',
    defaultMessage: 'The version was not added. {reason}',
    description: 'Above the form after a failure; reason is one or two sentences',
  }),
  running: defineMessage<{ readonly version: string; readonly time: string }>({
    id: 'projectCopy.running',
    defaultMessage: 'The server has been copying into version {version} since {time}.',
    description: 'While a new version of a project is made; time is a time of day',
  }),
  mayClose: serverWork.mayClose,
  unanswered: serverWork.unanswered,
  unfinished: serverWork.unfinished,
  waitOn: serverWork.waitOn,
  unread: defineMessage({
    id: 'projectCopy.unread',
    defaultMessage: 'The server is done, but what came of it could not be read.',
    description: 'Follows the reason, such as that there is no connection',
  }),
  retry: stateMessages.retry,
  close: dialogMessages.close,
  made: defineMessage<{ readonly project: string }>({
    id: 'projectCopy.made',
    defaultMessage: '{project} is there',
    description: 'Result and notice: a new version was made; project is name and version',
  }),
  partly: defineMessage<{ readonly project: string }>({
    id: 'projectCopy.partly',
    defaultMessage: '{project} is there, but not with all of it',
    description: 'Result and notice: a new version was made and lacks some; project is name and version',
  }),
  missing: defineMessage<{ readonly project: string }>({
    id: 'projectCopy.missing',
    defaultMessage: '{project} was not made',
    description: 'Result and notice: the server gave up; project is name and version',
  }),
  missingAdvice: defineMessage({
    id: 'projectCopy.missingAdvice',
    defaultMessage: 'The server does not say why. Its log does.',
    description: 'Below projectCopy.missing',
  }),
  hidden: defineMessage<{ readonly project: string }>({
    id: 'projectCopy.hidden',
    defaultMessage: '{project} is there, but you may not see it',
    description:
      'Result and notice: a new version was made without access for the user; project is name and version',
  }),
  hiddenAdvice: defineMessage({
    id: 'projectCopy.hiddenAdvice',
    defaultMessage: 'No team of yours has access to it. An administrator can give it.',
    description: 'Below projectCopy.hidden',
  }),
  copiedAll: defineMessage<{ readonly count: number }>({
    id: 'projectCopy.copiedAll',
    defaultMessage: '{count, number} copied',
    description: 'Behind the name of what was copied, such as components: how many, which are all',
  }),
  copiedSome: defineMessage<{ readonly count: number; readonly all: number }>({
    id: 'projectCopy.copiedSome',
    defaultMessage: '{count, number}, the original has {all, number}',
    description: 'Behind the name of what was copied, such as components, when the numbers differ',
  }),
  result: defineMessage({
    id: 'projectCopy.result',
    defaultMessage: 'What came along',
    description: 'Name of a list with numbers of what was copied, for screen readers',
  }),
  open: defineMessage<{ readonly version: string }>({
    id: 'projectCopy.open',
    defaultMessage: 'Open version {version}',
    description: 'Button that leads to the new version',
  }),
};
