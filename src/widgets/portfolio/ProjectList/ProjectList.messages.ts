import type { MessageTag } from 'react-intl';
import { msg } from '../../../i18n/msg.js';
import { columnLastBomImport } from '../../../entities/project/projectColumn.messages.js';
import { askDelete } from '../../../ui/table/rowChange.messages.js';
import * as actionMessages from '../../../ui/controls/actions.messages.js';
import * as fieldMessages from '../../../frames/facts/field.messages.js';
import * as projectChangeMessages from './bulk/projectChange.messages.js';
import * as identityMessages from '../../../entities/component/identity.messages.js';
import * as subjectMessages from '../../../entities/project/subject.messages.js';
import { notAnalyzed } from '../../../entities/vocabulary/notAnalyzed.messages.js';
import * as projectStateMessages from '../../../entities/project/projectState.messages.js';
import * as projectPlaceMessages from '../../../entities/project/projectPlace.messages.js';
import { figureTilesMessages } from '../../../entities/project/figureTiles.messages.js';
import * as tagFilterMessages from '../../../entities/project/tagFilter.messages.js';
import { noMatch } from '../../../ui/layout/outcome.messages.js';
import { matches } from '../../../ui/layout/outcome.messages.js';
import { searchProjects, noProjects } from '../../../entities/project/portfolioText.messages.js';
import { createProject } from '../../../entities/project/portfolioText.messages.js';
import { uploadBoms } from '../../../entities/project/portfolioText.messages.js';

export const messages = {
  projects: subjectMessages.projects,
  search: searchProjects,
  selected: subjectMessages.selectedProjects,
  searchHint: msg('projectList.searchHint', 'Search by name or exact tag', 'Placeholder of the search field above the list of projects. At most 36 characters'),
  newProject: createProject,
  uploadBoms: uploadBoms,
  dropBoms: msg('projectList.dropBoms', 'Drop BOMs to upload', 'Over the full list while files are dragged over it'),
  layout: msg('projectList.layout', 'List layout', 'Label of the choice between projectList.tree and projectList.flat'),
  tree: msg('projectList.tree', 'Tree', 'Choice: child projects are nested under their parents'),
  flat: msg('projectList.flat', 'Flat', 'Choice: all projects are on one level'),
  inactive: projectStateMessages.showInactive,
  tag: msg('projectList.tag', 'Tag', 'Button that opens the filter by tag, and label of its field'),
  tagHint: msg('projectList.tagHint', 'Enter the full tag in lowercase.', 'Help below the field of the filter by tag'),
  tagName: tagFilterMessages.named,
  tagIs: msg<{ value: string; b: MessageTag }>('projectList.tagIs', 'Tag is <b>{value}</b>', 'Active filter by tag. <b> stresses the value'),
  classifier: identityMessages.classifier,
  classifierName: msg<{ value: string }>('projectList.classifierName', 'Classifier {value}', 'Name of the filter projectList.classifierIs, used in the screen-reader name of its remove button'),
  classifierIs: msg<{ value: string; b: MessageTag }>('projectList.classifierIs', 'Classifier is <b>{value}</b>', 'Active filter by classifier. <b> stresses the value'),
  team: msg('projectList.team', 'Team', 'Button that opens the filter by a team with access to projects, and label of its field'),
  teamHint: msg('projectList.teamHint', 'Enter the full team name.', 'Help below the field of the filter by team'),
  teamName: msg<{ value: string }>('projectList.teamName', 'Team {value}', 'Name of the filter projectList.teamIs, used in the screen-reader name of its remove button'),
  teamIs: msg<{ value: string; b: MessageTag }>('projectList.teamIs', 'Team is <b>{value}</b>', 'Active filter by team. <b> stresses the value'),
  noTeamFilter: msg('projectList.noTeamFilter', 'Listing projects by team requires Dependency-Track 5.0.', 'Instead of the list, when a link names a team on an older server'),
  matches,
  topLevel: msg('projectList.topLevel', 'top-level projects', 'Below the list in tree layout, after a range such as 1–25 of 96: the counted objects'),

  columnName: subjectMessages.project,
  uuid: fieldMessages.uuid,
  columnVersion: identityMessages.version,
  columnTags: projectStateMessages.tags,
  columnRisk: projectStateMessages.risk,
  columnRiskTip: subjectMessages.riskTip,
  columnComponents: subjectMessages.components,
  columnVulnerabilities: subjectMessages.vulnerabilities,
  columnViolations: subjectMessages.violations,
  columnLastBomImport,
  columnBomFormat: msg('projectList.column.bomFormat', 'BOM format', 'Table head: format of the last BOM, such as CycloneDX 1.6. At most 18 characters'),
  columnActive: projectStateMessages.active,
  isActive: projectStateMessages.active,
  isInactive: projectStateMessages.inactive,
  noOwnBom: msg('projectList.noOwnBom', 'No BOM of its own', 'Instead of the counts of a parent project'),
  sumBelow: msg<{ total: number }>('projectList.sumBelow', '{total, plural, one {Sum of # child project} other {Sum of # child projects}}', 'Below the name of a parent project without BOM: its counts are this sum'),
  sumBelowPartly: msg<{ measured: number; total: number }>('projectList.sumBelowPartly', 'Sum of {measured, number} of {total, number} child projects', 'Like sumBelow, where only some child projects have metrics: measured is how many'),
  andBelow: msg<{ vulnerabilities: number }>(
    'projectList.andBelow',
    '{vulnerabilities, plural, =0 {No vulnerabilities in child projects} one {Plus # vulnerability in child projects} other {Plus # vulnerabilities in child projects}}',
    'Below the name of a parent project with its own counts: the sum of the projects below it at any depth',
  ),
  collectionSum: msg('projectList.collectionSum', 'Collection total', 'Below the name of a collection project, whose counts the server aggregates from other projects'),
  newBelow: msg('projectList.newBelow', 'Create child project', 'Menu entry of a project'),
  addVersion: projectStateMessages.addVersion,
  columnActions: actionMessages.more,
  actionsOf: msg<{ project: string }>('projectList.actionsOf', 'Actions for {project}', 'Screen-reader name of the button that opens the menu of a project row'),
  changeTags: msg('projectList.changeTags', 'Edit tags', 'Menu entry of a project'),
  activate: projectChangeMessages.activate,
  deactivate: projectChangeMessages.deactivate,
  move: projectChangeMessages.move,
  askDelete,
  firstBom: msg('projectList.firstBom', 'Upload first BOM', 'Link in the list, for a project without BOM: opens the project for the upload'),
  partOf: msg<{ parent: string }>('projectList.partOf', 'in {parent}', 'Below the name of a project listed without its parent. parent is its parent'),

  childrenLoading: msg<{ parent: string }>('projectList.children.loading', 'Loading child projects of {parent}…', 'Row in the tree, below a parent project that is opening'),
  childrenFailed: msg<{ parent: string; reason: string }>('projectList.children.failed', 'Could not load child projects of {parent}. {reason}', 'Row in the tree. reason is a sentence. A button to try again follows'),
  childrenNone: msg('projectList.children.none', 'No child projects you can see.', 'Row in the tree, below a parent project whose child projects the user has no access to'),
  childrenMore: msg<{ count: number }>('projectList.children.more', 'Show {count, plural, one {# more} other {# more}}', 'Button in the tree, below the first child projects of a parent'),

  failed: subjectMessages.projectsFailed,
  forbidden: projectPlaceMessages.forbidden,
  none: noProjects,
  firstUseAdvice: msg('projectList.firstUseAdvice', 'Create a project, then upload its BOM.', 'Below projectList.none, for users who can create projects'),
  firstUseWait: msg('projectList.firstUseWait', 'Projects you have access to appear here.', 'Below projectList.none, for users who cannot create projects'),
  noMatch,
  noMatchInactive: msg('projectList.noMatchInactive', 'Inactive projects are hidden.', 'Below projectList.noMatch and projectList.none'),
  showInactive: projectStateMessages.showInactive,
  badFilter: msg<{ classifier: string }>('projectList.badFilter', 'Unknown classifier “{classifier}”.', 'Instead of the list, when a link names an unknown classifier'),

  kpiProjects: msg<{ count: number; b: MessageTag }>('projectList.kpi.projects', '<b>{count, number}</b> {count, plural, one {project} other {projects}}', 'First of the metrics above the list. <b> stresses the number'),
  kpiAtRisk: msg<{ count: number; b: MessageTag }>('projectList.kpi.atRisk', '<b>{count, number}</b> at risk', 'Metric above the list: projects with at least one vulnerability'),
  kpiVulnerabilities: msg<{ count: number; b: MessageTag }>('projectList.kpi.vulnerabilities', '<b>{count, number}</b> vulnerability {count, plural, one {occurrence} other {occurrences}}', 'Metric above the list'),
  kpiRisk: msg<{ score: number; b: MessageTag }>('projectList.kpi.risk', 'Risk score <b>{score, number}</b>', 'Metric above the list'),
  kpiAsOf: msg<{ time: string }>('projectList.kpi.asOf', 'as of {time}', 'After the metrics above the list: time of their calculation, such as “today, 09:40”'),
  kpiNone: notAnalyzed,
  kpiFailed: figureTilesMessages.portfolioFailed,
};
