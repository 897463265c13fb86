import { msg } from '../../../i18n/msg.js';
import { messages as trendsMessages } from '../../../entities/project/trends/trends.messages.js';
import { severity } from '../../../entities/vulnerability/vulnerabilityFact.messages.js';
import { attributed } from '../../../entities/finding/finding.messages.js';
import * as subjectMessages from '../../../entities/project/subject.messages.js';
import * as projectPlace from '../../../entities/project/projectPlace.messages.js';
import { forbidden } from '../../../ui/layout/outcome.messages.js';
import { allProjects } from '../../../entities/project/subject.messages.js';
import { done } from '../../../entities/project/recalculation.messages.js';
import { refused } from '../../../entities/project/recalculation.messages.js';
import { failed } from '../../../entities/project/recalculation.messages.js';
import { projectsFailed } from '../../../entities/project/subject.messages.js';
import { noProjects } from '../../../entities/project/portfolioText.messages.js';
import { all } from '../../../entities/project/portfolioText.messages.js';
import { portfolio } from '../../../entities/project/portfolioText.messages.js';

export const messages = {
  title: portfolio,
  recalculated: done,
  recalculateFailed: refused,
  failed,
  forbidden,
  none: trendsMessages.none,
  noneAdvice: msg('portfolioDashboard.noneAdvice', 'Metrics appear once a project has a BOM.', 'Below trends.none'),
  notCalculated: trendsMessages.notCalculated,
  notCalculatedAdvice: msg('portfolioDashboard.notCalculatedAdvice', 'The server calculates portfolio metrics at least hourly.', 'Below trends.notCalculated'),
  toProjects: projectPlace.toProjects,
  byRisk: msg('portfolioDashboard.byRisk', 'Projects by risk', 'Title of a list of the projects with the highest risk scores'),
  imported: msg('portfolioDashboard.imported', 'Recently imported', 'Title of the list of projects with the most recent BOM imports'),
  latest: msg('portfolioDashboard.latest', 'Latest unaudited findings', 'Title of a list of the latest findings without an audit decision'),
  latestFailed: msg('portfolioDashboard.latestFailed', 'Could not load the latest findings', 'Title instead of portfolioDashboard.latest; the reason follows'),
  noneUnaudited: msg('portfolioDashboard.noneUnaudited', 'All findings are audited.', 'Instead of the list portfolioDashboard.latest while it is empty'),
  all,
  severity,
  vulnerability: subjectMessages.vulnerability,
  place: msg('portfolioDashboard.place', 'Component, project', 'Table head: name of a component, and below it that of its project; at most 24 characters'),
  attributed,
  violationsByState: trendsMessages.violationsByState,
  violationsByType: trendsMessages.violationsByType,
  allProjects,
  noProjects,
  projectsFailed,
};
