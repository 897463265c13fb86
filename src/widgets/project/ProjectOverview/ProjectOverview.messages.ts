import { msg } from '../../../i18n/msg.js';
import { messages as trendsMessages } from '../../../entities/project/trends/trends.messages.js';
import * as projectPlace from '../../../entities/project/projectPlace.messages.js';
import * as subjectMessages from '../../../entities/project/subject.messages.js';

export const messages = {
  title: subjectMessages.overview,
  figures: msg('projectOverview.figures', 'Figures of the project', 'Name of the row of figures above the charts of a project, for screen readers'),
  recalculated: msg('projectOverview.recalculated', 'The project was measured again', 'Notice'),
  recalculateFailed: msg('projectOverview.recalculateFailed', 'The project was not measured again', 'Notice; the reason follows'),
  failed: msg('projectOverview.failed', 'The figures of the project could not be loaded', 'Title in the place of the figures of a project; the reason follows'),
  none: trendsMessages.none,
  noneAdvice: msg('projectOverview.noneAdvice', 'Figures appear here once the project has a BOM. Upload one, or let your build do it.', 'Below trends.none, for those who may upload BOMs'),
  noneWait: msg('projectOverview.noneWait', 'Figures appear here once somebody who may upload BOMs has uploaded one.', 'Below trends.none, for those who may not upload BOMs'),
  notCalculated: trendsMessages.notCalculated,
  notCalculatedAdvice: msg<{ count: number }>(
    'projectOverview.notCalculatedAdvice',
    '{count, plural, one {The project has # component.} other {The project has # components.}} The server calculates metrics at least once an hour.',
    'Below trends.notCalculated; count is the number of components',
  ),
  noneSoon: msg('projectOverview.noneSoon', 'The project has a BOM. Figures appear here once the server has measured it.', 'Below trends.none, when a BOM was imported'),
  upload: projectPlace.uploadBom,
  groups: msg('projectOverview.groups', 'This project groups others', 'Title instead of the figures of a project that has no BOM and is the parent of others'),
  groupsAdvice: msg('projectOverview.groupsAdvice', 'It has no BOM of its own. The projects in it have figures.', 'Below projectOverview.groups; the list of these projects follows'),
  riskiest: msg('projectOverview.riskiest', 'Riskiest components', 'Title of a short list of the components of a project with the highest risk scores'),
  riskiestFailed: msg('projectOverview.riskiestFailed', 'The riskiest components could not be loaded', 'In the place of projectOverview.riskiest; the reason follows'),
  allByRisk: msg('projectOverview.allByRisk', 'All components by risk', 'Link beside projectOverview.riskiest'),
  children: msg('projectOverview.children', 'Projects in this one', 'Title of the list of the projects whose parent this one is'),
  childrenFailed: msg('projectOverview.childrenFailed', 'The projects in this one could not be loaded', 'Instead of the list of children; the reason follows'),
  someChildren: msg<{ count: number; total: number }>('projectOverview.someChildren', '{count, number} of {total, number} projects, by risk', 'Beside projectOverview.children while not all of them are listed'),
  allChildren: msg<{ count: number }>('projectOverview.allChildren', 'List all {count, number}', 'Button below some of the projects in this one'),
  dates: msg('projectOverview.dates', 'State of the data', 'Title of a list of dates: when the BOM was imported, when the project was measured'),
  // Not shared: the label of a date, which has more room than the head of a column.
  lastImport: msg('projectOverview.lastImport', 'Last BOM import', 'Label of a date with a time'),
  lastAnalysis: msg('projectOverview.lastAnalysis', 'Last vulnerability analysis', 'Label of a date with a time: the server looked for vulnerabilities in the project'),
  lastMeasured: msg('projectOverview.lastMeasured', 'Last measurement', 'Label of a date with a time: the server counted what is in the project'),
  never: msg('projectOverview.never', 'Never', 'Instead of the date of something that has not happened'),
  older: msg('projectOverview.older', 'The figures are older than the last import or analysis', 'Note: what came with it is not counted yet'),
};
