export { ProjectViolations, type ProjectViolationsProps } from './ProjectViolations.js';
export {
  formatProjectViolationsValue,
  parseProjectViolationsValue,
  rememberedProjectViolationsValue,
  type ProjectViolationsSort,
  type ProjectViolationsValue,
} from './projectViolationsValue.js';
