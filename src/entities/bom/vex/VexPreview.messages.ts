import { msg } from '../../../i18n/msg.js';
import { messages as bomUploadMessages } from '../bomUpload.messages.js';

/** The changes that a VEX will make, before it is sent. */
export const vexPreviewMessages = {
  title: msg('vexPreview.title', 'What will change', 'Screen-reader name of the list of decisions in a file'),
  changes: msg<{ count: number }>(
    'vexPreview.changes',
    '{count, plural, =0 {No analysis or suppression will change.} one {The analysis or suppression of # finding will change.} other {The analysis or suppression of # findings will change.}}',
    'Text above the list of decisions in a file, before the upload; count is the number of findings',
  ),
  partly: msg<{ count: number }>(
    'vexPreview.partly',
    '{count, plural, one {# decision can be applied only in part.} other {# decisions can be applied only in part.}}',
    'Text above the list of decisions in a file; the list shows the reasons',
  ),
  noneApplied: msg<{ count: number }>(
    'vexPreview.noneApplied',
    '{count, plural, one {The decision cannot be applied.} other {None of the # decisions can be applied.}}',
    'Title above a file that would change nothing; the list shows the reasons',
  ),
  noneAppliedAdvice: bomUploadMessages.nothingSent,
  noneExact: msg(
    'vexPreview.noneExact',
    'Nothing was uploaded. Dependency-Track may apply some decisions more widely, as marked in the list.',
    'Text below vexPreview.noneApplied, in place of vexPreview.noneAppliedAdvice, on a Dependency-Track server',
  ),
  otherServer: msg<{ count: number }>(
    'vexPreview.otherServer',
    '{count, plural, one {This server may interpret # decision differently.} other {This server may interpret # decisions differently.}}',
    'Title of a warning on a Dependency-Track server; count is the number of decisions',
  ),
  otherServerAdvice: msg('vexPreview.otherServerAdvice', 'Dependency-Track ignores parts of a VEX and may change findings not listed here. These decisions are marked.', 'Text below the title vexPreview.otherServer'),
  statement: msg<{ vulnId: string; source: string }>('vexPreview.statement', '{vulnId} ({source})', 'Heading of a decision; vulnId such as CVE-2021-44228, source such as NVD'),
  noVulnId: msg('vexPreview.noVulnId', 'No ID', 'Heading of a decision without a vulnerability ID'),
  decision: msg<{ state: string }>('vexPreview.decision', '{state}, suppressed', 'Decision that suppresses a finding; state is an analysis such as “Not affected”'),
  changed: msg<{ components: string; before: string; after: string }>('vexPreview.changed', '{components}: {before} → {after}', 'Change by a decision; components is a list of names, before and after are analysis states'),
  unchanged: msg<{ components: string; after: string }>('vexPreview.unchanged', '{components}: {after}, unchanged', 'Components with an unchanged analysis; other parts of the decision may change; after is the analysis state'),
  alsoSets: msg<{ what: string }>('vexPreview.alsoSets', 'Also sets: {what}', 'Other effects of a decision; what is a list of justification, vendor response, and vexPreview.details'),
  details: msg('vexPreview.details', 'details', 'Value in the list of vexPreview.alsoSets: the details text of a decision'),
  unknownWords: msg<{ words: string; notSet: string }>(
    'vexPreview.unknownWords',
    'Servers do not recognize {words} and use “{notSet}” instead.',
    'Warning below a decision; words are quoted from the file, such as “resolved_with_pedigree”, notSet is the analysis “Not set”',
  ),
  quoted: msg<{ word: string }>('vexPreview.quoted', '“{word}”', 'One of the words in vexPreview.unknownWords, in quotation marks'),
  repeats: msg('vexPreview.repeats', 'Repeats an earlier decision in the file.', 'Note below a decision without an effect of its own'),
  // Not shared: that one counts steps, this one names of components.
  more: msg<{ count: number }>('vexPreview.more', '{count, plural, one {# more} other {# more}}', 'Last entry of a shortened list of names; count is the number not shown'),
  moreStatements: msg<{ count: number }>('vexPreview.moreStatements', '{count, plural, one {# more decision} other {# more decisions}}', 'Text below a shortened list of decisions; count is the number not shown'),
  notApplied: msg<{ reason: string }>('vexPreview.notApplied', 'Not applied: {reason}', 'Line of a decision that is not applied, or only in part; reason is one of vexProblem.*'),
};

/** Why something is not applied, by the code of the problem. */
export const vexProblemMessages = {
  noId: msg('vexProblem.noId', 'The vulnerability ID is missing.', 'Value of reason in vexPreview.notApplied'),
  nothingAffected: msg('vexProblem.nothingAffected', 'It does not state what is affected.', 'Value of reason in vexPreview.notApplied'),
  noVulnerability: msg('vexProblem.noVulnerability', 'This project has no such finding.', 'Value of reason in vexPreview.notApplied: no finding has this vulnerability'),
  otherSource: msg<{ sources: string }>('vexProblem.otherSource', 'This project has this ID from another source: {sources}.', 'Value of reason in vexPreview.notApplied; sources are names of other sources, such as NVD'),
  severalSources: msg<{ sources: string }>('vexProblem.severalSources', 'The source is missing, and several have this ID: {sources}.', 'Value of reason in vexPreview.notApplied; sources are names such as NVD'),
  notThere: msg<{ ref: string }>('vexProblem.notThere', 'No component with findings is named “{ref}”.', 'Value of reason in vexPreview.notApplied; ref is a name in the file'),
  noFinding: msg<{ components: string }>('vexProblem.noFinding', '{components} does not have this vulnerability.', 'Value of reason in vexPreview.notApplied; components is a list of names'),
  service: msg<{ ref: string }>('vexProblem.service', '“{ref}” is a service. Services have no findings.', 'Value of reason in vexPreview.notApplied; ref is a name in the file'),
  severalElements: msg<{ ref: string }>('vexProblem.severalElements', 'The file uses “{ref}” for several elements.', 'Value of reason in vexPreview.notApplied; ref is a name in the file'),
  severalComponents: msg<{ ref: string }>('vexProblem.severalComponents', 'Several components match “{ref}”.', 'Value of reason in vexPreview.notApplied; ref is a name in the file'),
  twins: msg<{ ref: string }>('vexProblem.twins', 'Several identical components match “{ref}”.', 'Value of reason in vexPreview.notApplied; ref is a name in the file'),
  otherSubject: msg<{ ref: string }>('vexProblem.otherSubject', 'The file is about “{ref}”, not this project or its components.', 'Value of reason in vexPreview.notApplied; ref is a name in the file'),
  otherBom: msg<{ ref: string }>('vexProblem.otherBom', '“{ref}” links to a BOM that was not imported here.', 'Value of reason in vexPreview.notApplied; ref is a link in the file, such as urn:cdx:…/1'),
  otherRevision: msg<{ ref: string }>('vexProblem.otherRevision', '“{ref}” links to another version of the imported BOM.', 'Value of reason in vexPreview.notApplied; ref is a link in the file, such as urn:cdx:…/2#name'),
  contradicted: msg('vexProblem.contradicted', 'Other decisions in the file contradict it.', 'Value of reason in vexPreview.notApplied'),
  contradictedAbout: msg<{ components: string }>('vexProblem.contradictedAbout', 'Other decisions in the file contradict it for {components}.', 'Value of reason in vexPreview.notApplied to some components; components is a list of names'),
  overruled: msg<{ components: string }>(
    'vexProblem.overruled',
    'More specific decisions in the file apply to {components}.',
    'Value of reason in vexPreview.notApplied to some components, for a decision about the project; components is a list of names',
  ),
  otherVersions: msg<{ components: string }>('vexProblem.otherVersions', 'It applies to versions other than {components}.', 'Value of reason in vexPreview.notApplied; components are names with versions'),
  noVersion: msg<{ components: string }>('vexProblem.noVersion', 'It applies to certain versions, and {components} has none.', 'Value of reason in vexPreview.notApplied; components is a list of names'),
  unreadableRange: msg<{ components: string }>('vexProblem.unreadableRange', 'Its version range cannot be read for {components}.', 'Value of reason in vexPreview.notApplied; components are names with versions'),
  otherStatus: msg<{ components: string }>(
    'vexProblem.otherStatus',
    'Its status for {components} does not match its analysis.',
    'Value of reason in vexPreview.notApplied; the status is one of a version, such as “unaffected”, the analysis one such as “Exploitable”',
  ),
  differentStatuses: msg<{ components: string }>('vexProblem.differentStatuses', 'It has several statuses for {components}.', 'Value of reason in vexPreview.notApplied; components are names with versions'),
  project: msg('vexProblem.project', 'this project', 'Value of components in texts such as vexProblem.otherVersions when the decision is about the project'),
};

/** The different ways in which Dependency-Track servers may read a decision. */
export const otherReadingMessages = {
  everyComponent: msg<{ vulnId: string }>('vexReading.everyComponent', 'Dependency-Track may apply this to every component with {vulnId}.', 'Warning beside a decision that links to one component; vulnId such as CVE-2021-44228'),
  anyVersion: msg('vexReading.anyVersion', 'Dependency-Track may apply this to any version.', 'Warning beside a decision about certain versions'),
  lastCounts: msg('vexReading.lastCounts', 'Dependency-Track may still apply this. The last decision in the file counts.', 'Warning beside a decision that others in the file contradict'),
  skipsSource: msg('vexReading.skipsSource', 'Dependency-Track may skip this without the exact source name.', 'Warning beside a decision with a missing or differently capitalized source'),
  skipsReference: msg('vexReading.skipsReference', 'Dependency-Track may skip this because the file does not list the component.', 'Warning beside a decision about a component that the file does not list'),
};
