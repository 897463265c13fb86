export {
  ProjectProperties,
  type ProjectPropertiesProps,
  type ProjectPropertiesValue,
} from './ProjectProperties.js';
export {
  formatProjectPropertiesValue,
  parseProjectPropertiesValue,
  rememberedProjectPropertiesValue,
  type ProjectPropertiesSort,
} from './projectPropertiesValue.js';
