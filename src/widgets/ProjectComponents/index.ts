export { ProjectComponents, type ProjectComponentsProps } from './ProjectComponents.js';
