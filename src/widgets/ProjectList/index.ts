export { ProjectList, type ProjectListProps, type ProjectCreatedEvent } from './ProjectList.js';
export {
  formatProjectListValue,
  parseProjectListValue,
  rememberedProjectListValue,
  type ProjectListLayout,
  type ProjectListSort,
  type ProjectListValue,
} from './projectListValue.js';
