import type { MessageTag } from 'react-intl';
import { msg } from '../../../i18n/msg.js';
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
  search: msg('projectList.search', 'Search projects', 'Name of the search field above the list of projects'),
  selected: msg('projectList.selected', 'Selected projects', 'Name of the bar that floats over the list while projects are selected, for screen readers'),
  searchHint: msg('projectList.searchHint', 'Search name or exact tag', 'In the empty search field above the list of projects: what is searched'),
  newProject: msg('projectList.newProject', 'New project…', 'Button that opens the dialog to create a project'),
  uploadBoms: msg('projectList.uploadBoms', 'Upload BOMs…', 'Button that opens the dialog to upload many files, each to the project that it names'),
  dropBoms: msg('projectList.dropBoms', 'Drop BOMs to upload them', 'Over the whole list while files are dragged over it'),
  layout: msg('projectList.layout', 'Layout of the list', 'Name of the choice between projectList.tree and projectList.flat'),
  tree: msg('projectList.tree', 'Tree', 'Choice: parents fold the projects that belong to them'),
  flat: msg('projectList.flat', 'Flat', 'Choice: all projects stand below each other'),
  inactive: projectStateMessages.showInactive,
  tag: msg('projectList.tag', 'Tag', 'Button that opens the filter by tag, and label of its field'),
  tagHint: msg('projectList.tagHint', 'A whole tag, in lower case.', 'Below the field of the filter by tag'),
  tagName: tagFilterMessages.named,
  tagIs: msg<{ value: string; b: MessageTag }>('projectList.tagIs', 'Tag is <b>{value}</b>', 'Pill of the filter by tag; <b> stresses the value'),
  classifier: identityMessages.classifier,
  classifierName: msg<{ value: string }>('projectList.classifierName', 'Classifier {value}', 'Name of the filter projectList.classifierIs, of which a button says that it can be removed'),
  classifierIs: msg<{ value: string; b: MessageTag }>('projectList.classifierIs', 'Classifier is <b>{value}</b>', 'Pill of the filter by kind of project; <b> stresses the value'),
  team: msg('projectList.team', 'Team', 'Button that opens the filter by a team that has access to projects, and label of its field'),
  teamHint: msg('projectList.teamHint', 'The whole name of a team that has access.', 'Below the field of the filter by team'),
  teamName: msg<{ value: string }>('projectList.teamName', 'Team {value}', 'Name of the filter projectList.teamIs, of which a button says that it can be removed'),
  teamIs: msg<{ value: string; b: MessageTag }>('projectList.teamIs', 'Team is <b>{value}</b>', 'Pill of the filter by team; <b> stresses the value'),
  noTeamFilter: msg('projectList.noTeamFilter', 'This server cannot list the projects of a team: that takes Dependency-Track 5.0', 'Instead of the list, when a link names a team on an older server'),
  matches: msg<{ count: number }>('projectList.matches', '{count, plural, =0 {No project matches} one {# project matches} other {# projects match}}', 'Count above the list while it is searched or filtered'),
  topLevel: msg('projectList.topLevel', 'top-level projects', 'Below the list in tree layout, behind a range such as 1–25 of 96: what is counted'),

  columnName: subjectMessages.project,
  uuid: msg('projectList.uuid', 'UUID', 'Column head in exported files: the identifier that the server gave the project'),
  columnVersion: identityMessages.version,
  columnTags: projectStateMessages.tags,
  columnRisk: projectStateMessages.risk,
  columnRiskTip: msg('projectList.column.riskTip', 'Risk score: the sum of all vulnerabilities, weighted by severity. It has no upper limit.', 'Tip of the column head projectState.risk'),
  columnComponents: subjectMessages.components,
  columnVulnerabilities: subjectMessages.vulnerabilities,
  columnViolations: subjectMessages.violations,
  columnLastBomImport: msg('projectList.column.lastBomImport', 'Last BOM import', 'Column head: when a BOM was last taken over'),
  columnBomFormat: msg('projectList.column.bomFormat', 'BOM format', 'Column head: format of the last BOM, such as CycloneDX 1.6'),
  columnActive: projectStateMessages.active,
  isActive: projectStateMessages.active,
  isInactive: projectStateMessages.inactive,
  noOwnBom: msg('projectList.noOwnBom', 'No BOM of its own', 'In the place of the counts of a project that others belong to'),
  sumBelow: msg<{ measured: number; total: number }>(
    'projectList.sumBelow',
    '{total, plural, one {Of the one below it} other {Sum of {measured, number} of # below}}',
    'Below the counts of a parent project without BOM: that they are those of the projects below it, of which some may not be analyzed',
  ),
  andBelow: msg<{ total: number; vulnerabilities: number }>(
    'projectList.andBelow',
    '{total, number} below: {vulnerabilities, number} more',
    'Below the counts of vulnerabilities of a parent project: how many the projects below it have together',
  ),
  collectionSum: msg('projectList.collectionSum', 'Sum of what it collects', 'Below the counts of a collection project, which the server sums up from other projects'),
  newBelow: msg('projectList.newBelow', 'New project below it…', 'Button and entry of a menu for a project: creates another one that belongs to it'),
  addVersion: projectStateMessages.addVersion,
  columnActions: actionMessages.more,
  actionsOf: msg<{ project: string }>('projectList.actionsOf', 'Actions for {project}', 'Button of a row that opens a menu of what can be done with a project'),
  changeTags: msg('projectList.changeTags', 'Change tags…', 'Entry of the menu of a project'),
  activate: projectChangeMessages.activate,
  deactivate: projectChangeMessages.deactivate,
  move: projectChangeMessages.move,
  askDelete,
  firstBom: msg('projectList.firstBom', 'Upload the first BOM', 'Link in the list, for a project that never got a BOM: leads to the project, where it can be uploaded'),
  partOf: msg<{ parent: string }>('projectList.partOf', 'in {parent}', 'Below the name of a project that is listed without its parent; parent is the name of that'),

  childrenLoading: msg<{ parent: string }>('projectList.children.loading', 'Loading what belongs to {parent}…', 'Line in the tree, below a parent project that was just opened'),
  childrenFailed: msg<{ parent: string; reason: string }>('projectList.children.failed', 'What belongs to {parent} could not be loaded. {reason}', 'Line in the tree; reason is a sentence. A button to try again follows'),
  childrenNone: msg('projectList.children.none', 'No project here that you may see.', 'Line in the tree, below a parent project whose children the user may not see'),
  childrenMore: msg<{ count: number }>('projectList.children.more', 'Show {count, plural, one {# more} other {# more}}', 'Button in the tree, below the first children of a parent project'),

  failed: msg('projectList.failed', 'Projects could not be loaded', 'Title instead of the list'),
  forbidden: projectPlaceMessages.forbidden,
  none: msg('projectList.none', 'No projects yet', 'Title instead of the list while there are none at all'),
  firstUseAdvice: msg('projectList.firstUseAdvice', 'A project is one version of what you build. Create one, then upload its bill of materials.', 'Below projectList.none, for users who may create projects'),
  firstUseWait: msg('projectList.firstUseWait', 'Projects appear here as soon as somebody creates them, or gives you access to them.', 'Below projectList.none, for users who may not create projects'),
  noMatch: msg('projectList.noMatch', 'No project matches', 'Title instead of the list when search and filters leave none'),
  noMatchInactive: msg('projectList.noMatchInactive', 'Inactive projects are hidden.', 'Below projectList.noMatch and projectList.none'),
  showInactive: projectStateMessages.showInactiveOnes,
  badFilter: msg<{ classifier: string }>('projectList.badFilter', 'The server knows no classifier “{classifier}”.', 'Instead of the list, when a link names an unknown kind of project'),

  kpiProjects: msg<{ count: number; b: MessageTag }>('projectList.kpi.projects', '<b>{count, number}</b> {count, plural, one {project} other {projects}}', 'First of the figures above the list; <b> stresses the number'),
  kpiAtRisk: msg<{ count: number; b: MessageTag }>('projectList.kpi.atRisk', '<b>{count, number}</b> at risk', 'Figure above the list: projects with at least one vulnerability'),
  kpiVulnerabilities: msg<{ count: number; b: MessageTag }>('projectList.kpi.vulnerabilities', '<b>{count, number}</b> {count, plural, one {vulnerability} other {vulnerabilities}}', 'Figure above the list'),
  kpiRisk: msg<{ score: number; b: MessageTag }>('projectList.kpi.risk', 'Risk score <b>{score, number}</b>', 'Figure above the list'),
  kpiAsOf: msg<{ time: string }>('projectList.kpi.asOf', 'as of {time}', 'Behind the figures above the list: when they were measured; time is such as “today, 09:40”'),
  kpiNone: notAnalyzed,
  kpiFailed: figureTilesMessages.portfolioFailed,
};
