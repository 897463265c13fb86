import { msg } from '../../../i18n/msg.js';

/** What a VEX will change, before it is sent. */
export const vexPreviewMessages = {
  title: msg('vexPreview.title', 'What will change', 'Name of the list of decisions in a file, each with the components it changes'),
  changes: msg<{ count: number }>(
    'vexPreview.changes',
    '{count, plural, =0 {No finding gets another analysis or suppression.} one {# finding gets another analysis or suppression.} other {# findings get another analysis or suppression.}}',
    'Above the list of decisions in a file, before it is uploaded',
  ),
  partly: msg<{ count: number }>(
    'vexPreview.partly',
    '{count, plural, one {# decision cannot be applied to everything it names. The reason is below.} other {# decisions cannot be applied to everything they name. The reasons are below.}}',
    'Above the list of decisions in a file',
  ),
  noneApplied: msg<{ count: number }>(
    'vexPreview.noneApplied',
    '{count, plural, one {Its decision cannot be applied.} other {None of its # decisions can be applied.}}',
    'Title above a file that would change nothing; the reasons are in a list below',
  ),
  noneAppliedAdvice: msg('vexPreview.noneAppliedAdvice', 'The server would change nothing. Nothing was sent. The reasons are below.', 'Below vexPreview.noneApplied'),
  noneExact: msg(
    'vexPreview.noneExact',
    'Nothing was sent. This server is a Dependency-Track server, and may apply decisions more widely than they say. The list below tells which.',
    'Below vexPreview.noneApplied, in place of vexPreview.noneAppliedAdvice, for a server that is not our own',
  ),
  otherServer: msg<{ count: number }>(
    'vexPreview.otherServer',
    '{count, plural, one {This server may read # decision differently.} other {This server may read # decisions differently.}}',
    'Title of a warning about servers that are not our own',
  ),
  otherServerAdvice: msg('vexPreview.otherServerAdvice', 'Dependency-Track ignores parts of a VEX, and may change findings that are not listed here. Each such decision is marked below.', 'Below vexPreview.otherServer'),
  statement: msg<{ vulnId: string; source: string }>('vexPreview.statement', '{vulnId} ({source})', 'Head of a decision: a vulnerability such as CVE-2021-44228 and its source, such as NVD'),
  noVulnId: msg('vexPreview.noVulnId', 'Without an ID', 'Head of a decision that does not say which vulnerability it is about'),
  decision: msg<{ state: string }>('vexPreview.decision', '{state}, suppressed', 'A decision about a finding that is suppressed; state is one such as “Not affected”'),
  changed: msg<{ components: string; before: string; after: string }>('vexPreview.changed', '{components}: {before} → {after}', 'What a decision changes: components by name, and their analysis before and after'),
  unchanged: msg<{ components: string; after: string }>('vexPreview.unchanged', '{components}: {after}, as before', 'Components whose analysis stays the same; other parts of the decision may change'),
  alsoSets: msg<{ what: string }>('vexPreview.alsoSets', 'Also sets: {what}', 'What a decision sets beside the analysis: a list of justification, response and vexPreview.details'),
  details: msg('vexPreview.details', 'details', 'In vexPreview.alsoSets: the text of a decision'),
  unknownWords: msg<{ words: string; notSet: string }>(
    'vexPreview.unknownWords',
    'Servers do not know {words} and read “{notSet}”.',
    'Warning below a decision; words are quoted from the file, such as “resolved_with_pedigree”, notSet is the analysis “Not set”',
  ),
  quoted: msg<{ word: string }>('vexPreview.quoted', '“{word}”', 'A word of vexPreview.unknownWords, in quotation marks'),
  repeats: msg('vexPreview.repeats', 'Repeats an earlier decision in the file.', 'Below a decision that has no effect of its own'),
  // Not shared: that one counts steps, this one names of components.
  more: msg<{ count: number }>('vexPreview.more', '{count, plural, one {# more} other {# more}}', 'Last entry of a list of names that was cut'),
  moreStatements: msg<{ count: number }>('vexPreview.moreStatements', '{count, plural, one {# more decision} other {# more decisions}}', 'Below a list of decisions that was cut'),
  notApplied: msg<{ reason: string }>('vexPreview.notApplied', 'Not applied: {reason}', 'What of a decision will not be applied; reason is a sentence'),
};

/** Why something is not applied, by the code of the problem. */
export const vexProblemMessages = {
  noId: msg('vexProblem.noId', 'It does not say which vulnerability it is about.', 'Why a decision is not applied'),
  nothingAffected: msg('vexProblem.nothingAffected', 'It does not say what is affected.', 'Why a decision is not applied'),
  noVulnerability: msg('vexProblem.noVulnerability', 'This project has no finding with this vulnerability.', 'Why a decision is not applied'),
  otherSource: msg<{ sources: string }>('vexProblem.otherSource', 'This project has findings with this ID from another source: {sources}.', 'Why a decision is not applied; sources are names such as NVD'),
  severalSources: msg<{ sources: string }>('vexProblem.severalSources', 'It does not name a source, and several have this ID: {sources}.', 'Why a decision is not applied; sources are names such as NVD'),
  notThere: msg<{ ref: string }>('vexProblem.notThere', 'No component with findings is called “{ref}”.', 'Why a decision is not applied; ref is a name in the file'),
  noFinding: msg<{ components: string }>('vexProblem.noFinding', '{components} does not have this vulnerability.', 'Why a decision is not applied; components are names'),
  service: msg<{ ref: string }>('vexProblem.service', '“{ref}” is a service. Services have no findings.', 'Why a decision is not applied; ref is a name in the file'),
  severalElements: msg<{ ref: string }>('vexProblem.severalElements', 'The file uses “{ref}” for several elements.', 'Why a decision is not applied; ref is a name in the file'),
  severalComponents: msg<{ ref: string }>('vexProblem.severalComponents', 'Several packages of this project match “{ref}”.', 'Why a decision is not applied; ref is a name in the file'),
  twins: msg<{ ref: string }>('vexProblem.twins', 'Several identical components of this project match “{ref}”.', 'Why a decision is not applied; ref is a name in the file'),
  otherSubject: msg<{ ref: string }>('vexProblem.otherSubject', 'The file is about “{ref}”, which is neither this project nor one of its components.', 'Why a decision is not applied; ref is a name in the file'),
  otherBom: msg<{ ref: string }>('vexProblem.otherBom', '“{ref}” links to a BOM that was not imported into this project.', 'Why a decision is not applied; ref is a link in the file, such as urn:cdx:…/1'),
  otherRevision: msg<{ ref: string }>('vexProblem.otherRevision', '“{ref}” links to a version of the BOM other than the imported one.', 'Why a decision is not applied; ref is a link in the file, such as urn:cdx:…/2#name'),
  contradicted: msg('vexProblem.contradicted', 'Other decisions in the file contradict it.', 'Why a decision is not applied'),
  contradictedAbout: msg<{ components: string }>('vexProblem.contradictedAbout', 'Other decisions in the file contradict it for {components}.', 'Why a decision is not applied to some components'),
  overruled: msg<{ components: string }>('vexProblem.overruled', 'More specific decisions in the file apply to {components}.', 'Why a decision about the whole project is not applied to some components'),
  otherVersions: msg<{ components: string }>('vexProblem.otherVersions', 'It is about versions other than {components}.', 'Why a decision is not applied; components are names with versions'),
  noVersion: msg<{ components: string }>('vexProblem.noVersion', 'It is about certain versions, and {components} has none.', 'Why a decision is not applied; components are names'),
  unreadableRange: msg<{ components: string }>('vexProblem.unreadableRange', 'Its range of versions cannot be read for {components}.', 'Why a decision is not applied; components are names with versions'),
  otherStatus: msg<{ components: string }>(
    'vexProblem.otherStatus',
    'The status it gives {components} does not match its analysis.',
    'Why a decision is not applied; a version has a status such as “unaffected”, the decision an analysis such as “Exploitable”',
  ),
  differentStatuses: msg<{ components: string }>('vexProblem.differentStatuses', 'It gives {components} several statuses.', 'Why a decision is not applied; components are names with versions'),
  project: msg('vexProblem.project', 'this project', 'In place of components in sentences such as vexProblem.otherVersions'),
};

/** How servers of Dependency-Track may read a decision differently. */
export const otherReadingMessages = {
  everyComponent: msg<{ vulnId: string }>('vexReading.everyComponent', 'Dependency-Track may apply this to every component with {vulnId}.', 'Warning beside a decision that links to one component'),
  anyVersion: msg('vexReading.anyVersion', 'Dependency-Track may apply this whatever the version is.', 'Warning beside a decision about certain versions'),
  lastCounts: msg('vexReading.lastCounts', 'Dependency-Track may apply this anyway. The last decision in the file counts.', 'Warning beside a decision that others in the file contradict'),
  skipsSource: msg('vexReading.skipsSource', 'Dependency-Track may skip this: it needs the exact name of the source.', 'Warning beside a decision without a source, or with one in other letters'),
  skipsReference: msg('vexReading.skipsReference', 'Dependency-Track may skip this: it looks for components in the file only.', 'Warning beside a decision about a component that the file does not list'),
};
