export {
  ProjectOverview,
  formatProjectOverviewValue,
  parseProjectOverviewValue,
  rememberedProjectOverviewValue,
  type ProjectOverviewProps,
  type ProjectOverviewValue,
} from './ProjectOverview.js';
