import { ProjectComponents } from 'bomdeck/ProjectComponents';

/** The components of a project. */
export function ComponentsTab({ projectId }: { projectId: string }) {
  return <ProjectComponents projectId={projectId} />;
}
