import { msg } from '../../../i18n/msg.js';
import { messages as trendsMessages } from '../../../entities/project/trends/trends.messages.js';
import { all } from '../../../entities/project/portfolioText.messages.js';
import { version } from '../../../entities/component/identity.messages.js';
import * as projectPlace from '../../../entities/project/projectPlace.messages.js';
import * as subjectMessages from '../../../entities/project/subject.messages.js';
import { showAll } from '../../../ui/controls/actions.messages.js';
import { done } from '../../../entities/project/recalculation.messages.js';
import { refused } from '../../../entities/project/recalculation.messages.js';
import { failed } from '../../../entities/project/recalculation.messages.js';

export const messages = {
  title: subjectMessages.overview,
  figures: msg('projectOverview.figures', 'Project metrics', 'Screen-reader name of the row of numbers above the charts'),
  recalculated: done,
  recalculateFailed: refused,
  failed,
  none: trendsMessages.none,
  noneAdvice: msg('projectOverview.noneAdvice', 'Upload a BOM, or have your build do it.', 'Advice below trends.none, for users with the permission to upload BOMs'),
  noneWait: msg('projectOverview.noneWait', 'Metrics appear once someone uploads a BOM.', 'Advice below trends.none, for users without the permission to upload BOMs'),
  notCalculated: trendsMessages.notCalculated,
  notCalculatedAdvice: msg<{ count: number }>(
    'projectOverview.notCalculatedAdvice',
    'Metrics for {count, plural, one {# component} other {# components}} appear within an hour.',
    'Advice below trends.notCalculated; count is the number of components',
  ),
  noneSoon: msg('projectOverview.noneSoon', 'Metrics appear once the server has calculated them.', 'Advice below trends.none after a BOM was imported'),
  upload: projectPlace.uploadBom,
  groups: msg('projectOverview.groups', 'This project groups others', 'Title instead of the metrics of a project without a BOM that has child projects'),
  groupsAdvice: msg('projectOverview.groupsAdvice', 'It has no BOM of its own. See its child projects.', 'Advice below projectOverview.groups; the list of child projects follows'),
  riskiest: msg('projectOverview.riskiest', 'Highest-risk components', 'Title of a short list: components of the project with the highest risk scores'),
  riskiestFailed: msg('projectOverview.riskiestFailed', 'Could not load the highest-risk components', 'Title instead of projectOverview.riskiest; the reason follows'),
  allByRisk: msg('projectOverview.allByRisk', 'All components by risk', 'Link beside projectOverview.riskiest'),
  violations: subjectMessages.violations,
  all,
  byState: msg('projectOverview.byState', 'By state', 'Heading of bars: policy violations by their state'),
  byType: msg('projectOverview.byType', 'By type', 'Heading of bars: policy violations by their type'),
  component: subjectMessages.component,
  version,
  children: msg('projectOverview.children', 'Child projects', 'Title of the list of child projects'),
  childrenFailed: msg('projectOverview.childrenFailed', 'Could not load child projects', 'Title instead of the list of child projects; the reason follows'),
  someChildren: msg<{ count: number; total: number }>('projectOverview.someChildren', '{count, number} of {total, number} projects, by risk', 'Beside projectOverview.children while only some are listed'),
  allChildren: showAll,
  dates: msg('projectOverview.dates', 'Data freshness', 'Title of a list of dates: last import, analysis, and metrics calculation'),
  // Not shared: the label of a date, which has more room than the head of a column.
  lastImport: msg('projectOverview.lastImport', 'Last BOM import', 'Label of a date with time'),
  lastAnalysis: msg('projectOverview.lastAnalysis', 'Last vulnerability analysis', 'Label of a date with time: the server last analyzed the project'),
  lastMeasured: msg('projectOverview.lastMeasured', 'Last metrics update', 'Label of a date with time: the server last calculated the project’s metrics'),
  never: msg('projectOverview.never', 'Never', 'Instead of a date: this has not happened yet'),
  older: msg('projectOverview.older', 'Metrics do not include the latest data yet', 'Notice below the dates: metrics are older than the last import or analysis'),
};
