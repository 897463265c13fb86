import { defineMessage } from 'react-intl';
import { messages as trendsMessages } from '../../../entities/project/trends/trends.messages.js';
import * as projectPlace from '../../../entities/project/projectPlace.messages.js';
import * as subjectMessages from '../../../entities/project/subject.messages.js';

export const messages = {
  title: subjectMessages.overview,
  figures: defineMessage({
    id: 'projectOverview.figures',
    defaultMessage: 'Figures of the project',
    description: 'Name of the row of figures above the charts of a project, for screen readers',
  }),
  recalculated: defineMessage({
    id: 'projectOverview.recalculated',
    defaultMessage: 'The project was measured again',
    description: 'Notice',
  }),
  recalculateFailed: defineMessage({
    id: 'projectOverview.recalculateFailed',
    defaultMessage: 'The project was not measured again',
    description: 'Notice; the reason follows',
  }),
  failed: defineMessage({
    id: 'projectOverview.failed',
    defaultMessage: 'The figures of the project could not be loaded',
    description: 'Title in the place of the figures of a project; the reason follows',
  }),
  none: trendsMessages.none,
  noneAdvice: defineMessage({
    id: 'projectOverview.noneAdvice',
    defaultMessage: 'Figures appear here once the project has a BOM. Upload one, or let your build do it.',
    description: 'Below trends.none, for those who may upload BOMs',
  }),
  noneWait: defineMessage({
    id: 'projectOverview.noneWait',
    defaultMessage: 'Figures appear here once somebody who may upload BOMs has uploaded one.',
    description: 'Below trends.none, for those who may not upload BOMs',
  }),
  notCalculated: trendsMessages.notCalculated,
  notCalculatedAdvice: defineMessage<{ readonly count: number }>({
    id: 'projectOverview.notCalculatedAdvice',
    defaultMessage:
      '{count, plural, one {The project has # component.} other {The project has # components.}} The server calculates metrics at least once an hour.',
    description: 'Below trends.notCalculated; count is the number of components',
  }),
  noneSoon: defineMessage({
    id: 'projectOverview.noneSoon',
    defaultMessage: 'The project has a BOM. Figures appear here once the server has measured it.',
    description: 'Below trends.none, when a BOM was imported',
  }),
  upload: projectPlace.uploadBom,
  groups: defineMessage({
    id: 'projectOverview.groups',
    defaultMessage: 'This project groups others',
    description: 'Title instead of the figures of a project that has no BOM and is the parent of others',
  }),
  groupsAdvice: defineMessage({
    id: 'projectOverview.groupsAdvice',
    defaultMessage: 'It has no BOM of its own. The projects in it have figures.',
    description: 'Below projectOverview.groups; the list of these projects follows',
  }),
  riskiest: defineMessage({
    id: 'projectOverview.riskiest',
    defaultMessage: 'Riskiest components',
    description: 'Title of a short list of the components of a project with the highest risk scores',
  }),
  riskiestFailed: defineMessage({
    id: 'projectOverview.riskiestFailed',
    defaultMessage: 'The riskiest components could not be loaded',
    description: 'In the place of projectOverview.riskiest; the reason follows',
  }),
  allByRisk: defineMessage({
    id: 'projectOverview.allByRisk',
    defaultMessage: 'All components by risk',
    description: 'Link beside projectOverview.riskiest',
  }),
  children: defineMessage({
    id: 'projectOverview.children',
    defaultMessage: 'Projects in this one',
    description: 'Title of the list of the projects whose parent this one is',
  }),
  childrenFailed: defineMessage({
    id: 'projectOverview.childrenFailed',
    defaultMessage: 'The projects in this one could not be loaded',
    description: 'Instead of the list of children; the reason follows',
  }),
  someChildren: defineMessage<{ readonly count: number; readonly total: number }>({
    id: 'projectOverview.someChildren',
    defaultMessage: '{count, number} of {total, number} projects, by risk',
    description: 'Beside projectOverview.children while not all of them are listed',
  }),
  allChildren: defineMessage<{ readonly count: number }>({
    id: 'projectOverview.allChildren',
    defaultMessage: 'List all {count, number}',
    description: 'Button below some of the projects in this one',
  }),
  dates: defineMessage({
    id: 'projectOverview.dates',
    defaultMessage: 'State of the data',
    description: 'Title of a list of dates: when the BOM was imported, when the project was measured',
  }),
  // Not shared: the label of a date, which has more room than the head of a column.
  lastImport: defineMessage({
    id: 'projectOverview.lastImport',
    defaultMessage: 'Last BOM import',
    description: 'Label of a date with a time',
  }),
  lastAnalysis: defineMessage({
    id: 'projectOverview.lastAnalysis',
    defaultMessage: 'Last vulnerability analysis',
    description: 'Label of a date with a time: the server looked for vulnerabilities in the project',
  }),
  lastMeasured: defineMessage({
    id: 'projectOverview.lastMeasured',
    defaultMessage: 'Last measurement',
    description: 'Label of a date with a time: the server counted what is in the project',
  }),
  never: defineMessage({
    id: 'projectOverview.never',
    defaultMessage: 'Never',
    description: 'Instead of the date of something that has not happened',
  }),
  older: defineMessage({
    id: 'projectOverview.older',
    defaultMessage: 'The figures are older than the last import or analysis',
    description: 'Note: what came with it is not counted yet',
  }),
};
