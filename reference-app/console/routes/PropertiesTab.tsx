import { Message } from 'bomdeck/i18n';
import {
  formatProjectPropertiesValue,
  parseProjectPropertiesValue,
  ProjectProperties,
  rememberedProjectPropertiesValue,
  type ProjectPropertiesValue,
} from 'bomdeck/ProjectProperties';
import { VisuallyHidden } from 'bomdeck/ui';
import { preferences } from '../preferences.js';
import { messages } from './routes.messages.js';
import { useUrlValue, type UrlCodec } from './useUrlValue.js';

/** The properties of a project. The URL contains the state of the list. */
export function PropertiesTab({ projectId }: { projectId: string }) {
  const [value, setValue] = useUrlValue(CODEC);
  return (
    <>
      <VisuallyHidden as="h2">
        <Message {...messages.properties} />
      </VisuallyHidden>
      <ProjectProperties projectId={projectId} value={value} onValueChange={setValue} />
    </>
  );
}

const CODEC: UrlCodec<ProjectPropertiesValue> = {
  parse: ({ search }) =>
    parseProjectPropertiesValue(new URLSearchParams(search), rememberedProjectPropertiesValue(preferences)),
  format: (value) => ({ query: formatProjectPropertiesValue(value) }),
};
