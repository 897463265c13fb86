import { Message } from 'bomdeck/i18n';
import { ProjectComponents } from 'bomdeck/ProjectComponents';
import { VisuallyHidden } from 'bomdeck/ui';
import { messages } from './routes.messages.js';

/** The components of a project. */
export function ComponentsTab({ projectId }: { projectId: string }) {
  return (
    <>
      <VisuallyHidden as="h2">
        <Message {...messages.components} />
      </VisuallyHidden>
      <ProjectComponents projectId={projectId} />
    </>
  );
}
