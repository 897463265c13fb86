export {
  PortfolioDashboard,
  formatPortfolioDashboardValue,
  parsePortfolioDashboardValue,
  rememberedPortfolioDashboardValue,
  type PortfolioDashboardProps,
  type PortfolioDashboardValue,
} from './PortfolioDashboard.js';
