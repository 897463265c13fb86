export { ProjectComparison, type ProjectComparisonProps } from './ProjectComparison.js';
export {
  formatProjectComparisonValue,
  parseProjectComparisonValue,
  rememberedProjectComparisonValue,
  type ComparedComponentChange,
  type ComparedComponentsSort,
  type ComparedComponentsValue,
  type ComparedDecision,
  type ComparedFindingsSort,
  type ComparedFindingsValue,
  type ComparisonPart,
  type ProjectComparisonValue,
} from './projectComparisonValue.js';
