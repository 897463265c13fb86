export {
  ProjectHeader,
  type ProjectHeaderProps,
  type ProjectDeletedEvent,
  type ProjectFailedEvent,
  type ProjectLoadedEvent,
  type ProjectSavedEvent,
  type VersionAddedEvent,
} from './ProjectHeader.js';
export { ProjectTabs, type ProjectTabsProps } from './ProjectTabs.js';
export { listProjectTabs, type ProjectTabEntry } from './listProjectTabs.js';
