export { ProjectComponents, type ProjectComponentsProps } from './ProjectComponents.js';
export {
  formatProjectComponentsValue,
  parseProjectComponentsValue,
  rememberedProjectComponentsValue,
  type ProjectComponentsSort,
  type ProjectComponentsValue,
} from './projectComponentsValue.js';
