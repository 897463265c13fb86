export { ProjectList, type ProjectListProps } from './ProjectList.js';
export type { ProjectCreatedEvent } from '../ProjectEditor/index.js';
export {
  formatProjectListValue,
  parseProjectListValue,
  rememberedProjectListValue,
  type ProjectListLayout,
  type ProjectListSort,
  type ProjectListValue,
} from './projectListValue.js';
