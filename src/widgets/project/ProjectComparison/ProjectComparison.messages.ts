import { defineMessage } from 'react-intl';
import * as projectStateMessages from '../../../entities/project/projectState.messages.js';
import * as subjectMessages from '../../../entities/project/subject.messages.js';
import * as versionMessages from '../../../entities/component/projectVersion.messages.js';

export const messages = {
  heading: defineMessage<{ readonly name: string }>({
    id: 'projectComparison.heading',
    defaultMessage: 'Compare versions of {name}',
    description: 'Heading above the comparison of two versions of a project; name of the project',
  }),
  headingOthers: defineMessage<{ readonly before: string; readonly after: string }>({
    id: 'projectComparison.headingOthers',
    defaultMessage: 'Compare {before} with {after}',
    description: 'The same heading where both sides are projects of different names',
  }),
  before: defineMessage({
    id: 'projectComparison.before',
    defaultMessage: 'Before',
    description: 'Label of the version that a comparison begins with, mostly the older one',
  }),
  after: defineMessage({
    id: 'projectComparison.after',
    defaultMessage: 'After',
    description: 'Label of the version that a comparison ends with, mostly the newer one',
  }),
  switchSides: defineMessage({
    id: 'projectComparison.switchSides',
    defaultMessage: 'Switch sides',
    description: 'Button between both versions: what was before is compared as what came after',
  }),
  choose: defineMessage({
    id: 'projectComparison.choose',
    defaultMessage: 'Choose a version',
    description: 'In the list of versions while none is chosen',
  }),
  chooseFirst: defineMessage({
    id: 'projectComparison.chooseFirst',
    defaultMessage: 'Choose the version to compare with',
    description: 'Title in the place of the comparison, while no second version is chosen',
  }),
  noOthers: defineMessage({
    id: 'projectComparison.noOthers',
    defaultMessage: 'There is no other version to compare with',
    description: 'Title in the place of the comparison of a project that has one version only',
  }),
  noOthersAdvice: defineMessage({
    id: 'projectComparison.noOthersAdvice',
    defaultMessage: 'Versions are projects of the same name. The next BOM with another version makes one.',
    description: 'Below projectComparison.noOthers',
  }),
  sameProject: defineMessage({
    id: 'projectComparison.sameProject',
    defaultMessage: 'This is the same version on both sides',
    description: 'Title in the place of the comparison, where a version would be compared with itself',
  }),
  otherNotFound: defineMessage({
    id: 'projectComparison.otherNotFound',
    defaultMessage: 'The version to compare with does not exist, or you may not see it',
    description: 'Title in the place of the comparison; the user can choose another version above',
  }),
  otherFailed: defineMessage({
    id: 'projectComparison.otherFailed',
    defaultMessage: 'The version to compare with could not be loaded',
    description: 'Title in the place of the comparison, before the reason',
  }),
  noVersion: versionMessages.noVersion,
  inactiveVersions: versionMessages.inactiveVersions,
  inactive: projectStateMessages.inactive,
  parts: defineMessage({
    id: 'projectComparison.parts',
    defaultMessage: 'Parts of the comparison',
    description: 'Name, for screen readers, of the tabs: components and findings',
  }),
  components: subjectMessages.components,
  findings: subjectMessages.findings,
  componentsDiffer: defineMessage<{ readonly count: number }>({
    id: 'projectComparison.componentsDiffer',
    defaultMessage:
      '{count, plural, =0 {No component differs} one {# component differs} other {# components differ}}',
    description: 'What the number in the tab of components counts: its tip, and for screen readers',
  }),
  findingsDiffer: defineMessage<{ readonly count: number }>({
    id: 'projectComparison.findingsDiffer',
    defaultMessage:
      '{count, plural, =0 {No finding came or went} one {# finding came or went} other {# findings came or went}}',
    description: 'What the number in the tab of findings counts: its tip, and for screen readers',
  }),
  readingComponents: defineMessage<{ readonly done: number; readonly total: number }>({
    id: 'projectComparison.readingComponents',
    defaultMessage: '{done, number} of {total, number} components read',
    description: 'Above the list while the components of both versions are loaded',
  }),
  readingFindings: defineMessage<{ readonly done: number }>({
    id: 'projectComparison.readingFindings',
    defaultMessage: '{done, plural, one {# finding read} other {# findings read}}',
    description:
      'Above the list while the findings of both versions are loaded, and their number is not known',
  }),
  readingFindingsOf: defineMessage<{ readonly done: number; readonly total: number }>({
    id: 'projectComparison.readingFindingsOf',
    defaultMessage: '{done, number} of {total, number} findings read',
    description: 'Above the list while the findings of both versions are loaded',
  }),
};
