import { defineMessage, type MessageTag } from 'react-intl';
import { askDelete } from '../../../ui/table/rowChange.messages.js';
import * as actionMessages from '../../../ui/controls/actions.messages.js';
import * as projectChangeMessages from './bulk/projectChange.messages.js';
import * as identityMessages from '../../../entities/component/identity.messages.js';
import * as subjectMessages from '../../../entities/project/subject.messages.js';
import { notAnalyzed } from '../../../entities/vocabulary/notAnalyzed.messages.js';
import * as projectStateMessages from '../../../entities/project/projectState.messages.js';
import * as projectPlaceMessages from '../../../entities/project/projectPlace.messages.js';
import { figureTilesMessages } from '../../../entities/project/figureTiles.messages.js';
import * as tagFilterMessages from '../../../entities/project/tagFilter.messages.js';

export const messages = {
  projects: subjectMessages.projects,
  search: defineMessage({
    id: 'projectList.search',
    defaultMessage: 'Search projects',
    description: 'Name of the search field above the list of projects',
  }),
  selected: defineMessage({
    id: 'projectList.selected',
    defaultMessage: 'Selected projects',
    description: 'Name of the bar that floats over the list while projects are selected, for screen readers',
  }),
  searchHint: defineMessage({
    id: 'projectList.searchHint',
    defaultMessage: 'Search name or exact tag',
    description: 'In the empty search field above the list of projects: what is searched',
  }),
  newProject: defineMessage({
    id: 'projectList.newProject',
    defaultMessage: 'New project…',
    description: 'Button that opens the dialog to create a project',
  }),
  uploadBoms: defineMessage({
    id: 'projectList.uploadBoms',
    defaultMessage: 'Upload BOMs…',
    description: 'Button that opens the dialog to upload many files, each to the project that it names',
  }),
  dropBoms: defineMessage({
    id: 'projectList.dropBoms',
    defaultMessage: 'Drop BOMs to upload them',
    description: 'Over the whole list while files are dragged over it',
  }),
  layout: defineMessage({
    id: 'projectList.layout',
    defaultMessage: 'Layout of the list',
    description: 'Name of the choice between projectList.tree and projectList.flat',
  }),
  tree: defineMessage({
    id: 'projectList.tree',
    defaultMessage: 'Tree',
    description: 'Choice: parents fold the projects that belong to them',
  }),
  flat: defineMessage({
    id: 'projectList.flat',
    defaultMessage: 'Flat',
    description: 'Choice: all projects stand below each other',
  }),
  inactive: projectStateMessages.showInactive,
  tag: defineMessage({
    id: 'projectList.tag',
    defaultMessage: 'Tag',
    description: 'Button that opens the filter by tag, and label of its field',
  }),
  tagHint: defineMessage({
    id: 'projectList.tagHint',
    defaultMessage: 'A whole tag, in lower case.',
    description: 'Below the field of the filter by tag',
  }),
  tagName: tagFilterMessages.named,
  tagIs: defineMessage<{ readonly value: string; readonly b: MessageTag }>({
    id: 'projectList.tagIs',
    defaultMessage: 'Tag is <b>{value}</b>',
    description: 'Pill of the filter by tag; <b> stresses the value',
  }),
  classifier: identityMessages.classifier,
  classifierName: defineMessage<{ readonly value: string }>({
    id: 'projectList.classifierName',
    defaultMessage: 'Classifier {value}',
    description: 'Name of the filter projectList.classifierIs, of which a button says that it can be removed',
  }),
  classifierIs: defineMessage<{ readonly value: string; readonly b: MessageTag }>({
    id: 'projectList.classifierIs',
    defaultMessage: 'Classifier is <b>{value}</b>',
    description: 'Pill of the filter by kind of project; <b> stresses the value',
  }),
  team: defineMessage({
    id: 'projectList.team',
    defaultMessage: 'Team',
    description: 'Button that opens the filter by a team that has access to projects, and label of its field',
  }),
  teamHint: defineMessage({
    id: 'projectList.teamHint',
    defaultMessage: 'The whole name of a team that has access.',
    description: 'Below the field of the filter by team',
  }),
  teamName: defineMessage<{ readonly value: string }>({
    id: 'projectList.teamName',
    defaultMessage: 'Team {value}',
    description: 'Name of the filter projectList.teamIs, of which a button says that it can be removed',
  }),
  teamIs: defineMessage<{ readonly value: string; readonly b: MessageTag }>({
    id: 'projectList.teamIs',
    defaultMessage: 'Team is <b>{value}</b>',
    description: 'Pill of the filter by team; <b> stresses the value',
  }),
  noTeamFilter: defineMessage({
    id: 'projectList.noTeamFilter',
    defaultMessage: 'This server cannot list the projects of a team: that takes Dependency-Track 5.0',
    description: 'Instead of the list, when a link names a team on an older server',
  }),
  matches: defineMessage<{ readonly count: number }>({
    id: 'projectList.matches',
    defaultMessage:
      '{count, plural, =0 {No project matches} one {# project matches} other {# projects match}}',
    description: 'Count above the list while it is searched or filtered',
  }),
  topLevel: defineMessage({
    id: 'projectList.topLevel',
    defaultMessage: 'top-level projects',
    description: 'Below the list in tree layout, behind a range such as 1–25 of 96: what is counted',
  }),

  columnName: subjectMessages.project,
  uuid: defineMessage({
    id: 'projectList.uuid',
    defaultMessage: 'UUID',
    description: 'Column head in exported files: the identifier that the server gave the project',
  }),
  columnVersion: identityMessages.version,
  columnTags: projectStateMessages.tags,
  columnRisk: projectStateMessages.risk,
  columnRiskTip: defineMessage({
    id: 'projectList.column.riskTip',
    defaultMessage:
      'Risk score: the sum of all vulnerabilities, weighted by severity. It has no upper limit.',
    description: 'Tip of the column head projectState.risk',
  }),
  columnComponents: subjectMessages.components,
  columnVulnerabilities: subjectMessages.vulnerabilities,
  columnViolations: subjectMessages.violations,
  columnLastBomImport: defineMessage({
    id: 'projectList.column.lastBomImport',
    defaultMessage: 'Last BOM import',
    description: 'Column head: when a BOM was last taken over',
  }),
  columnBomFormat: defineMessage({
    id: 'projectList.column.bomFormat',
    defaultMessage: 'BOM format',
    description: 'Column head: format of the last BOM, such as CycloneDX 1.6',
  }),
  columnActive: projectStateMessages.active,
  isActive: projectStateMessages.active,
  isInactive: projectStateMessages.inactive,
  noOwnBom: defineMessage({
    id: 'projectList.noOwnBom',
    defaultMessage: 'No BOM of its own',
    description: 'In the place of the counts of a project that others belong to',
  }),
  sumBelow: defineMessage<{ readonly measured: number; readonly total: number }>({
    id: 'projectList.sumBelow',
    defaultMessage: '{total, plural, one {Of the one below it} other {Sum of {measured, number} of # below}}',
    description:
      'Below the counts of a parent project without BOM: that they are those of the projects below it, of which some may not be analyzed',
  }),
  andBelow: defineMessage<{ readonly total: number; readonly vulnerabilities: number }>({
    id: 'projectList.andBelow',
    defaultMessage: '{total, number} below: {vulnerabilities, number} more',
    description:
      'Below the counts of vulnerabilities of a parent project: how many the projects below it have together',
  }),
  collectionSum: defineMessage({
    id: 'projectList.collectionSum',
    defaultMessage: 'Sum of what it collects',
    description: 'Below the counts of a collection project, which the server sums up from other projects',
  }),
  newBelow: defineMessage({
    id: 'projectList.newBelow',
    defaultMessage: 'New project below it…',
    description: 'Button and entry of a menu for a project: creates another one that belongs to it',
  }),
  addVersion: projectStateMessages.addVersion,
  columnActions: actionMessages.more,
  actionsOf: defineMessage<{ readonly project: string }>({
    id: 'projectList.actionsOf',
    defaultMessage: 'Actions for {project}',
    description: 'Button of a row that opens a menu of what can be done with a project',
  }),
  changeTags: defineMessage({
    id: 'projectList.changeTags',
    defaultMessage: 'Change tags…',
    description: 'Entry of the menu of a project',
  }),
  activate: projectChangeMessages.activate,
  deactivate: projectChangeMessages.deactivate,
  move: projectChangeMessages.move,
  askDelete,
  firstBom: defineMessage({
    id: 'projectList.firstBom',
    defaultMessage: 'Upload the first BOM',
    description:
      'Link in the list, for a project that never got a BOM: leads to the project, where it can be uploaded',
  }),
  partOf: defineMessage<{ readonly parent: string }>({
    id: 'projectList.partOf',
    defaultMessage: 'in {parent}',
    description: 'Below the name of a project that is listed without its parent; parent is the name of that',
  }),

  childrenLoading: defineMessage<{ readonly parent: string }>({
    id: 'projectList.children.loading',
    defaultMessage: 'Loading what belongs to {parent}…',
    description: 'Line in the tree, below a parent project that was just opened',
  }),
  childrenFailed: defineMessage<{ readonly parent: string; readonly reason: string }>({
    id: 'projectList.children.failed',
    defaultMessage: 'What belongs to {parent} could not be loaded. {reason}',
    description: 'Line in the tree; reason is a sentence. A button to try again follows',
  }),
  childrenNone: defineMessage({
    id: 'projectList.children.none',
    defaultMessage: 'No project here that you may see.',
    description: 'Line in the tree, below a parent project whose children the user may not see',
  }),
  childrenMore: defineMessage<{ readonly count: number }>({
    id: 'projectList.children.more',
    defaultMessage: 'Show {count, plural, one {# more} other {# more}}',
    description: 'Button in the tree, below the first children of a parent project',
  }),

  failed: defineMessage({
    id: 'projectList.failed',
    defaultMessage: 'Projects could not be loaded',
    description: 'Title instead of the list',
  }),
  forbidden: projectPlaceMessages.forbidden,
  none: defineMessage({
    id: 'projectList.none',
    defaultMessage: 'No projects yet',
    description: 'Title instead of the list while there are none at all',
  }),
  firstUseAdvice: defineMessage({
    id: 'projectList.firstUseAdvice',
    defaultMessage:
      'A project is one version of what you build. Create one, then upload its bill of materials.',
    description: 'Below projectList.none, for users who may create projects',
  }),
  firstUseWait: defineMessage({
    id: 'projectList.firstUseWait',
    defaultMessage: 'Projects appear here as soon as somebody creates them, or gives you access to them.',
    description: 'Below projectList.none, for users who may not create projects',
  }),
  noMatch: defineMessage({
    id: 'projectList.noMatch',
    defaultMessage: 'No project matches',
    description: 'Title instead of the list when search and filters leave none',
  }),
  noMatchInactive: defineMessage({
    id: 'projectList.noMatchInactive',
    defaultMessage: 'Inactive projects are hidden.',
    description: 'Below projectList.noMatch and projectList.none',
  }),
  showInactive: projectStateMessages.showInactiveOnes,
  badFilter: defineMessage<{ readonly classifier: string }>({
    id: 'projectList.badFilter',
    defaultMessage: 'The server knows no classifier “{classifier}”.',
    description: 'Instead of the list, when a link names an unknown kind of project',
  }),

  kpiProjects: defineMessage<{ readonly count: number; readonly b: MessageTag }>({
    id: 'projectList.kpi.projects',
    defaultMessage: '<b>{count, number}</b> {count, plural, one {project} other {projects}}',
    description: 'First of the figures above the list; <b> stresses the number',
  }),
  kpiAtRisk: defineMessage<{ readonly count: number; readonly b: MessageTag }>({
    id: 'projectList.kpi.atRisk',
    defaultMessage: '<b>{count, number}</b> at risk',
    description: 'Figure above the list: projects with at least one vulnerability',
  }),
  kpiVulnerabilities: defineMessage<{ readonly count: number; readonly b: MessageTag }>({
    id: 'projectList.kpi.vulnerabilities',
    defaultMessage: '<b>{count, number}</b> {count, plural, one {vulnerability} other {vulnerabilities}}',
    description: 'Figure above the list',
  }),
  kpiRisk: defineMessage<{ readonly score: number; readonly b: MessageTag }>({
    id: 'projectList.kpi.risk',
    defaultMessage: 'Risk score <b>{score, number}</b>',
    description: 'Figure above the list',
  }),
  kpiAsOf: defineMessage<{ readonly time: string }>({
    id: 'projectList.kpi.asOf',
    defaultMessage: 'as of {time}',
    description: 'Behind the figures above the list: when they were measured; time is such as “today, 09:40”',
  }),
  kpiNone: notAnalyzed,
  kpiFailed: figureTilesMessages.portfolioFailed,
};
