export { ProjectHeader, type ProjectHeaderProps } from './ProjectHeader.js';
export { ProjectTabs, type ProjectTabsProps } from './ProjectTabs.js';
export { projectTabs, type ProjectTabEntry } from './projectTabs.js';
