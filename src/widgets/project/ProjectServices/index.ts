export { ProjectServices, type ProjectServicesProps } from './ProjectServices.js';
export {
  formatProjectServicesValue,
  parseProjectServicesValue,
  rememberedProjectServicesValue,
  type ProjectServicesSort,
  type ProjectServicesValue,
} from './projectServicesValue.js';
