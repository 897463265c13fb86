import { defineMessage } from 'react-intl';

/** What a VEX will change, before it is sent. */
export const vexPreviewMessages = {
  title: defineMessage({
    id: 'vexPreview.title',
    defaultMessage: 'What will change',
    description: 'Name of the list of decisions in a file, each with the components it changes',
  }),
  changes: defineMessage<{ readonly count: number }>({
    id: 'vexPreview.changes',
    defaultMessage:
      '{count, plural, =0 {No finding gets another analysis or suppression.} one {# finding gets another analysis or suppression.} other {# findings get another analysis or suppression.}}',
    description: 'Above the list of decisions in a file, before it is uploaded',
  }),
  partly: defineMessage<{ readonly count: number }>({
    id: 'vexPreview.partly',
    defaultMessage:
      '{count, plural, one {# decision cannot be applied to everything it names. The reason is below.} other {# decisions cannot be applied to everything they name. The reasons are below.}}',
    description: 'Above the list of decisions in a file',
  }),
  noneApplied: defineMessage<{ readonly count: number }>({
    id: 'vexPreview.noneApplied',
    defaultMessage:
      '{count, plural, one {Its decision cannot be applied.} other {None of its # decisions can be applied.}}',
    description: 'Title above a file that would change nothing; the reasons are in a list below',
  }),
  noneAppliedAdvice: defineMessage({
    id: 'vexPreview.noneAppliedAdvice',
    defaultMessage: 'The server would change nothing. Nothing was sent. The reasons are below.',
    description: 'Below vexPreview.noneApplied',
  }),
  noneExact: defineMessage({
    id: 'vexPreview.noneExact',
    defaultMessage:
      'Nothing was sent. This server is a Dependency-Track server, and may apply decisions more widely than they say. The list below tells which.',
    description:
      'Below vexPreview.noneApplied, in place of vexPreview.noneAppliedAdvice, for a server that is not our own',
  }),
  otherServer: defineMessage<{ readonly count: number }>({
    id: 'vexPreview.otherServer',
    defaultMessage:
      '{count, plural, one {This server may read # decision differently.} other {This server may read # decisions differently.}}',
    description: 'Title of a warning about servers that are not our own',
  }),
  otherServerAdvice: defineMessage({
    id: 'vexPreview.otherServerAdvice',
    defaultMessage:
      'Dependency-Track ignores parts of a VEX, and may change findings that are not listed here. Each such decision is marked below.',
    description: 'Below vexPreview.otherServer',
  }),
  statement: defineMessage<{ readonly vulnId: string; readonly source: string }>({
    id: 'vexPreview.statement',
    defaultMessage: '{vulnId} ({source})',
    description: 'Head of a decision: a vulnerability such as CVE-2021-44228 and its source, such as NVD',
  }),
  noVulnId: defineMessage({
    id: 'vexPreview.noVulnId',
    defaultMessage: 'Without an ID',
    description: 'Head of a decision that does not say which vulnerability it is about',
  }),
  decision: defineMessage<{ readonly state: string }>({
    id: 'vexPreview.decision',
    defaultMessage: '{state}, suppressed',
    description: 'A decision about a finding that is suppressed; state is one such as “Not affected”',
  }),
  changed: defineMessage<{ readonly components: string; readonly before: string; readonly after: string }>({
    id: 'vexPreview.changed',
    defaultMessage: '{components}: {before} → {after}',
    description: 'What a decision changes: components by name, and their analysis before and after',
  }),
  unchanged: defineMessage<{ readonly components: string; readonly after: string }>({
    id: 'vexPreview.unchanged',
    defaultMessage: '{components}: {after}, as before',
    description: 'Components whose analysis stays the same; other parts of the decision may change',
  }),
  alsoSets: defineMessage<{ readonly what: string }>({
    id: 'vexPreview.alsoSets',
    defaultMessage: 'Also sets: {what}',
    description:
      'What a decision sets beside the analysis: a list of justification, response and vexPreview.details',
  }),
  details: defineMessage({
    id: 'vexPreview.details',
    defaultMessage: 'details',
    description: 'In vexPreview.alsoSets: the text of a decision',
  }),
  unknownWords: defineMessage<{ readonly words: string; readonly notSet: string }>({
    id: 'vexPreview.unknownWords',
    defaultMessage: 'Servers do not know {words} and read “{notSet}”.',
    description:
      'Warning below a decision; words are quoted from the file, such as “resolved_with_pedigree”, notSet is the analysis “Not set”',
  }),
  quoted: defineMessage<{ readonly word: string }>({
    id: 'vexPreview.quoted',
    defaultMessage: '“{word}”',
    description: 'A word of vexPreview.unknownWords, in quotation marks',
  }),
  repeats: defineMessage({
    id: 'vexPreview.repeats',
    defaultMessage: 'Repeats an earlier decision in the file.',
    description: 'Below a decision that has no effect of its own',
  }),
  // Not shared: that one counts steps, this one names of components.
  more: defineMessage<{ readonly count: number }>({
    id: 'vexPreview.more',
    defaultMessage: '{count, plural, one {# more} other {# more}}',
    description: 'Last entry of a list of names that was cut',
  }),
  moreStatements: defineMessage<{ readonly count: number }>({
    id: 'vexPreview.moreStatements',
    defaultMessage: '{count, plural, one {# more decision} other {# more decisions}}',
    description: 'Below a list of decisions that was cut',
  }),
  notApplied: defineMessage<{ readonly reason: string }>({
    id: 'vexPreview.notApplied',
    defaultMessage: 'Not applied: {reason}',
    description: 'What of a decision will not be applied; reason is a sentence',
  }),
};

/** Why something is not applied, by the code of the problem. */
export const vexProblemMessages = {
  noId: defineMessage({
    id: 'vexProblem.noId',
    defaultMessage: 'It does not say which vulnerability it is about.',
    description: 'Why a decision is not applied',
  }),
  nothingAffected: defineMessage({
    id: 'vexProblem.nothingAffected',
    defaultMessage: 'It does not say what is affected.',
    description: 'Why a decision is not applied',
  }),
  noVulnerability: defineMessage({
    id: 'vexProblem.noVulnerability',
    defaultMessage: 'This project has no finding with this vulnerability.',
    description: 'Why a decision is not applied',
  }),
  otherSource: defineMessage<{ readonly sources: string }>({
    id: 'vexProblem.otherSource',
    defaultMessage: 'This project has findings with this ID from another source: {sources}.',
    description: 'Why a decision is not applied; sources are names such as NVD',
  }),
  severalSources: defineMessage<{ readonly sources: string }>({
    id: 'vexProblem.severalSources',
    defaultMessage: 'It does not name a source, and several have this ID: {sources}.',
    description: 'Why a decision is not applied; sources are names such as NVD',
  }),
  notThere: defineMessage<{ readonly ref: string }>({
    id: 'vexProblem.notThere',
    defaultMessage: 'No component with findings is called “{ref}”.',
    description: 'Why a decision is not applied; ref is a name in the file',
  }),
  noFinding: defineMessage<{ readonly components: string }>({
    id: 'vexProblem.noFinding',
    defaultMessage: '{components} does not have this vulnerability.',
    description: 'Why a decision is not applied; components are names',
  }),
  service: defineMessage<{ readonly ref: string }>({
    id: 'vexProblem.service',
    defaultMessage: '“{ref}” is a service. Services have no findings.',
    description: 'Why a decision is not applied; ref is a name in the file',
  }),
  severalElements: defineMessage<{ readonly ref: string }>({
    id: 'vexProblem.severalElements',
    defaultMessage: 'The file uses “{ref}” for several elements.',
    description: 'Why a decision is not applied; ref is a name in the file',
  }),
  severalComponents: defineMessage<{ readonly ref: string }>({
    id: 'vexProblem.severalComponents',
    defaultMessage: 'Several packages of this project match “{ref}”.',
    description: 'Why a decision is not applied; ref is a name in the file',
  }),
  twins: defineMessage<{ readonly ref: string }>({
    id: 'vexProblem.twins',
    defaultMessage: 'Several identical components of this project match “{ref}”.',
    description: 'Why a decision is not applied; ref is a name in the file',
  }),
  otherSubject: defineMessage<{ readonly ref: string }>({
    id: 'vexProblem.otherSubject',
    defaultMessage: 'The file is about “{ref}”, which is neither this project nor one of its components.',
    description: 'Why a decision is not applied; ref is a name in the file',
  }),
  otherBom: defineMessage<{ readonly ref: string }>({
    id: 'vexProblem.otherBom',
    defaultMessage: '“{ref}” links to a BOM that was not imported into this project.',
    description: 'Why a decision is not applied; ref is a link in the file, such as urn:cdx:…/1',
  }),
  otherRevision: defineMessage<{ readonly ref: string }>({
    id: 'vexProblem.otherRevision',
    defaultMessage: '“{ref}” links to a version of the BOM other than the imported one.',
    description: 'Why a decision is not applied; ref is a link in the file, such as urn:cdx:…/2#name',
  }),
  contradicted: defineMessage({
    id: 'vexProblem.contradicted',
    defaultMessage: 'Other decisions in the file contradict it.',
    description: 'Why a decision is not applied',
  }),
  contradictedAbout: defineMessage<{ readonly components: string }>({
    id: 'vexProblem.contradictedAbout',
    defaultMessage: 'Other decisions in the file contradict it for {components}.',
    description: 'Why a decision is not applied to some components',
  }),
  overruled: defineMessage<{ readonly components: string }>({
    id: 'vexProblem.overruled',
    defaultMessage: 'More specific decisions in the file apply to {components}.',
    description: 'Why a decision about the whole project is not applied to some components',
  }),
  otherVersions: defineMessage<{ readonly components: string }>({
    id: 'vexProblem.otherVersions',
    defaultMessage: 'It is about versions other than {components}.',
    description: 'Why a decision is not applied; components are names with versions',
  }),
  noVersion: defineMessage<{ readonly components: string }>({
    id: 'vexProblem.noVersion',
    defaultMessage: 'It is about certain versions, and {components} has none.',
    description: 'Why a decision is not applied; components are names',
  }),
  unreadableRange: defineMessage<{ readonly components: string }>({
    id: 'vexProblem.unreadableRange',
    defaultMessage: 'Its range of versions cannot be read for {components}.',
    description: 'Why a decision is not applied; components are names with versions',
  }),
  otherStatus: defineMessage<{ readonly components: string }>({
    id: 'vexProblem.otherStatus',
    defaultMessage: 'The status it gives {components} does not match its analysis.',
    description:
      'Why a decision is not applied; a version has a status such as “unaffected”, the decision an analysis such as “Exploitable”',
  }),
  differentStatuses: defineMessage<{ readonly components: string }>({
    id: 'vexProblem.differentStatuses',
    defaultMessage: 'It gives {components} several statuses.',
    description: 'Why a decision is not applied; components are names with versions',
  }),
  project: defineMessage({
    id: 'vexProblem.project',
    defaultMessage: 'this project',
    description: 'In place of components in sentences such as vexProblem.otherVersions',
  }),
};

/** How servers of Dependency-Track may read a decision differently. */
export const otherReadingMessages = {
  everyComponent: defineMessage<{ readonly vulnId: string }>({
    id: 'vexReading.everyComponent',
    defaultMessage: 'Dependency-Track may apply this to every component with {vulnId}.',
    description: 'Warning beside a decision that links to one component',
  }),
  anyVersion: defineMessage({
    id: 'vexReading.anyVersion',
    defaultMessage: 'Dependency-Track may apply this whatever the version is.',
    description: 'Warning beside a decision about certain versions',
  }),
  lastCounts: defineMessage({
    id: 'vexReading.lastCounts',
    defaultMessage: 'Dependency-Track may apply this anyway. The last decision in the file counts.',
    description: 'Warning beside a decision that others in the file contradict',
  }),
  skipsSource: defineMessage({
    id: 'vexReading.skipsSource',
    defaultMessage: 'Dependency-Track may skip this: it needs the exact name of the source.',
    description: 'Warning beside a decision without a source, or with one in other letters',
  }),
  skipsReference: defineMessage({
    id: 'vexReading.skipsReference',
    defaultMessage: 'Dependency-Track may skip this: it looks for components in the file only.',
    description: 'Warning beside a decision about a component that the file does not list',
  }),
};
