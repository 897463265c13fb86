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
  type ComparedLicensesSort,
  type ComparedLicensesValue,
  type ComparedViolationsSort,
  type ComparedViolationsValue,
  type ComparisonPart,
  type ProjectComparisonValue,
} from './projectComparisonValue.js';
