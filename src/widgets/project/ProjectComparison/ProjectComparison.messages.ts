import { msg } from '../../../i18n/msg.js';
import * as projectStateMessages from '../../../entities/project/projectState.messages.js';
import * as subjectMessages from '../../../entities/project/subject.messages.js';
import * as findingMessages from '../../../entities/finding/finding.messages.js';
import * as licenseMessages from '../../../entities/license/license.messages.js';
import * as versionMessages from '../../../entities/component/projectVersion.messages.js';

export const messages = {
  heading: msg<{ name: string }>('projectComparison.heading', 'Compare versions of {name}', 'Heading of the comparison of two versions of a project; name of the project'),
  headingOthers: msg<{ before: string; after: string }>('projectComparison.headingOthers', 'Compare {before} with {after}', 'The same heading if the two projects have different names; both values are project names'),
  before: msg('projectComparison.before', 'From', 'Field label: version that the comparison starts from, usually the older one'),
  after: msg('projectComparison.after', 'To', 'Field label: version that the comparison ends with, usually the newer one'),
  switchSides: msg('projectComparison.switchSides', 'Swap versions', 'Button between the two versions: exchanges From and To. At most 20 characters'),
  choose: msg('projectComparison.choose', 'Choose a version', 'Placeholder in the list of versions'),
  imported: msg<{ time: string }>('projectComparison.imported', 'Imported {time}', 'Below a version: when its last BOM was imported; time such as “Oct 6, 2026, 9:15 AM”'),
  notImported: msg('projectComparison.notImported', 'No BOM imported', 'Below a version that has no BOM'),
  componentCount: subjectMessages.componentCount,
  findingCount: findingMessages.count,
  suppressedCount: msg<{ count: number }>('projectComparison.suppressedCount', '{count, number} suppressed', 'Below a version, after the number of its findings: how many of these are suppressed'),
  chooseFirst: msg('projectComparison.chooseFirst', 'Choose a version to compare with', 'Title instead of the comparison while no second version is selected'),
  noOthers: msg('projectComparison.noOthers', 'No other version to compare with', 'Title instead of the comparison if the project has only one version'),
  noOthersAdvice: msg('projectComparison.noOthersAdvice', 'Upload a BOM with the same project name and a different version.', 'Advice below projectComparison.noOthers'),
  sameProject: msg('projectComparison.sameProject', 'Both sides show the same version', 'Title instead of the comparison if both sides are the same version'),
  otherNotFound: msg('projectComparison.otherNotFound', 'Version not found or not accessible', 'Title instead of the comparison; another version can be chosen above'),
  otherFailed: msg('projectComparison.otherFailed', 'Could not load the other version', 'Title instead of the comparison; the reason follows'),
  noVersion: versionMessages.noVersion,
  inactiveVersions: versionMessages.inactiveVersions,
  inactive: projectStateMessages.inactive,
  parts: msg('projectComparison.parts', 'Comparison sections', 'Screen-reader name of the tabs: findings, components, policy violations, and licenses'),
  components: subjectMessages.components,
  findings: subjectMessages.findings,
  violations: subjectMessages.violations,
  licenses: licenseMessages.licenses,
  componentsDiffer: msg<{ count: number }>(
    'projectComparison.componentsDiffer',
    '{count, plural, =0 {No components differ} one {# component differs} other {# components differ}}',
    'Tooltip and screen-reader text of the number in the Components tab; count is that number',
  ),
  findingsDiffer: msg<{ count: number }>(
    'projectComparison.findingsDiffer',
    '{count, plural, =0 {No new or fixed findings} one {# new or fixed finding} other {# new or fixed findings}}',
    'Tooltip and screen-reader text of the number in the Findings tab; count is that number',
  ),
  violationsDiffer: msg<{ count: number }>(
    'projectComparison.violationsDiffer',
    '{count, plural, =0 {No new or fixed policy violations} one {# new or fixed policy violation} other {# new or fixed policy violations}}',
    'Tooltip and screen-reader text of the number in the Policy violations tab; count is that number',
  ),
  licensesDiffer: msg<{ count: number }>(
    'projectComparison.licensesDiffer',
    '{count, plural, =0 {No new or removed licenses} one {# new or removed license} other {# new or removed licenses}}',
    'Tooltip and screen-reader text of the number in the Licenses tab; count is that number',
  ),
  readingComponents: msg<{ done: number; total: number }>('projectComparison.readingComponents', '{done, number} of {total, number} components loaded', 'Above the list while the components of both versions load'),
  readingFindings: msg<{ done: number }>('projectComparison.readingFindings', '{done, plural, one {# finding loaded} other {# findings loaded}}', 'Above the list while the findings of both versions load and their total is unknown'),
  readingFindingsOf: msg<{ done: number; total: number }>('projectComparison.readingFindingsOf', '{done, number} of {total, number} findings loaded', 'Above the list while the findings of both versions load'),
};
