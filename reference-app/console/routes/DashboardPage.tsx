import {
  PortfolioDashboard,
  formatPortfolioDashboardValue,
  parsePortfolioDashboardValue,
  rememberedPortfolioDashboardValue,
} from 'bomdeck/PortfolioDashboard';
import * as pageNames from '../shell/pageNames.messages.js';
import { listPage } from './listPage.js';

/** The page of PortfolioDashboard. */
export const DashboardPage = listPage({
  pageKey: 'dashboard',
  name: pageNames.dashboard,
  permission: 'VIEW_PORTFOLIO',
  List: PortfolioDashboard,
  parse: parsePortfolioDashboardValue,
  format: formatPortfolioDashboardValue,
  remembered: rememberedPortfolioDashboardValue,
});
