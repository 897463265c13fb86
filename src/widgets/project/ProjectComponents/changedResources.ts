/** What is loaded of a project and changes with its components. */
export const CHANGED_RESOURCES = [
  'project',
  'projectMetrics',
  'components',
  'dependencyGraph',
  'findings',
] as const;
