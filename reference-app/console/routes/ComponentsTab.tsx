import { Message } from 'bomdeck/i18n';
import {
  formatProjectComponentsValue,
  parseProjectComponentsValue,
  ProjectComponents,
  rememberedProjectComponentsValue,
  type ProjectComponentsValue,
} from 'bomdeck/ProjectComponents';
import { VisuallyHidden } from 'bomdeck/ui';
import { preferences } from '../preferences.js';
import { messages } from './routes.messages.js';
import { useUrlValue, type UrlCodec } from './useUrlValue.js';

/** The components of a project. The URL contains the state of the list. */
export function ComponentsTab({ projectId }: { projectId: string }) {
  const [value, setValue] = useUrlValue(CODEC);
  return (
    <>
      <VisuallyHidden as="h2">
        <Message {...messages.components} />
      </VisuallyHidden>
      <ProjectComponents projectId={projectId} value={value} onValueChange={setValue} />
    </>
  );
}

const CODEC: UrlCodec<ProjectComponentsValue> = {
  parse: ({ search }) =>
    parseProjectComponentsValue(new URLSearchParams(search), rememberedProjectComponentsValue(preferences)),
  format: (value) => ({ query: formatProjectComponentsValue(value) }),
};
