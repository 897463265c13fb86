import { Message } from 'bomdeck/i18n';
import {
  formatProjectViolationsValue,
  parseProjectViolationsValue,
  ProjectViolations,
  rememberedProjectViolationsValue,
  type ProjectViolationsValue,
} from 'bomdeck/ProjectViolations';
import { VisuallyHidden } from 'bomdeck/ui';
import { preferences } from '../preferences.js';
import { messages } from './routes.messages.js';
import { useUrlValue, type UrlCodec } from './useUrlValue.js';

/** The policy violations of a project. The URL contains the state of the list. */
export function ViolationsTab({ projectId }: { projectId: string }) {
  const [value, setValue] = useUrlValue(CODEC);
  return (
    <>
      <VisuallyHidden as="h2">
        <Message {...messages.violations} />
      </VisuallyHidden>
      <ProjectViolations projectId={projectId} value={value} onValueChange={setValue} />
    </>
  );
}

const CODEC: UrlCodec<ProjectViolationsValue> = {
  parse: ({ search }) =>
    parseProjectViolationsValue(new URLSearchParams(search), rememberedProjectViolationsValue(preferences)),
  format: (value) => ({ query: formatProjectViolationsValue(value) }),
};
