export {
  ProjectHeader,
  type ProjectHeaderProps,
  type ProjectLoadedEvent,
  type ProjectMissingEvent,
} from './ProjectHeader.js';
export { ProjectTabs, type ProjectTabsProps } from './ProjectTabs.js';
export { listProjectTabs, type ProjectTabEntry } from './listProjectTabs.js';
