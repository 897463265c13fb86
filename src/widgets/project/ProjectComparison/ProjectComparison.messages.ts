import { msg } from '../../../i18n/msg.js';
import * as projectStateMessages from '../../../entities/project/projectState.messages.js';
import * as subjectMessages from '../../../entities/project/subject.messages.js';
import * as versionMessages from '../../../entities/component/projectVersion.messages.js';

export const messages = {
  heading: msg<{ name: string }>('projectComparison.heading', 'Compare versions of {name}', 'Heading above the comparison of two versions of a project; name of the project'),
  headingOthers: msg<{ before: string; after: string }>('projectComparison.headingOthers', 'Compare {before} with {after}', 'The same heading where both sides are projects of different names'),
  before: msg('projectComparison.before', 'Before', 'Label of the version that a comparison begins with, mostly the older one'),
  after: msg('projectComparison.after', 'After', 'Label of the version that a comparison ends with, mostly the newer one'),
  switchSides: msg('projectComparison.switchSides', 'Switch sides', 'Button between both versions: what was before is compared as what came after'),
  choose: msg('projectComparison.choose', 'Choose a version', 'In the list of versions while none is chosen'),
  chooseFirst: msg('projectComparison.chooseFirst', 'Choose the version to compare with', 'Title in the place of the comparison, while no second version is chosen'),
  noOthers: msg('projectComparison.noOthers', 'There is no other version to compare with', 'Title in the place of the comparison of a project that has one version only'),
  noOthersAdvice: msg('projectComparison.noOthersAdvice', 'Versions are projects of the same name. The next BOM with another version makes one.', 'Below projectComparison.noOthers'),
  sameProject: msg('projectComparison.sameProject', 'This is the same version on both sides', 'Title in the place of the comparison, where a version would be compared with itself'),
  otherNotFound: msg('projectComparison.otherNotFound', 'The version to compare with does not exist, or you may not see it', 'Title in the place of the comparison; the user can choose another version above'),
  otherFailed: msg('projectComparison.otherFailed', 'The version to compare with could not be loaded', 'Title in the place of the comparison, before the reason'),
  noVersion: versionMessages.noVersion,
  inactiveVersions: versionMessages.inactiveVersions,
  inactive: projectStateMessages.inactive,
  parts: msg('projectComparison.parts', 'Parts of the comparison', 'Name, for screen readers, of the tabs: components and findings'),
  components: subjectMessages.components,
  findings: subjectMessages.findings,
  componentsDiffer: msg<{ count: number }>(
    'projectComparison.componentsDiffer',
    '{count, plural, =0 {No component differs} one {# component differs} other {# components differ}}',
    'What the number in the tab of components counts: its tip, and for screen readers',
  ),
  findingsDiffer: msg<{ count: number }>(
    'projectComparison.findingsDiffer',
    '{count, plural, =0 {No finding came or went} one {# finding came or went} other {# findings came or went}}',
    'What the number in the tab of findings counts: its tip, and for screen readers',
  ),
  readingComponents: msg<{ done: number; total: number }>('projectComparison.readingComponents', '{done, number} of {total, number} components read', 'Above the list while the components of both versions are loaded'),
  readingFindings: msg<{ done: number }>('projectComparison.readingFindings', '{done, plural, one {# finding read} other {# findings read}}', 'Above the list while the findings of both versions are loaded, and their number is not known'),
  readingFindingsOf: msg<{ done: number; total: number }>('projectComparison.readingFindingsOf', '{done, number} of {total, number} findings read', 'Above the list while the findings of both versions are loaded'),
};
