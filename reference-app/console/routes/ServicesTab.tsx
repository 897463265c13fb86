import { Message } from 'bomdeck/i18n';
import {
  formatProjectServicesValue,
  parseProjectServicesValue,
  ProjectServices,
  rememberedProjectServicesValue,
  type ProjectServicesValue,
} from 'bomdeck/ProjectServices';
import { VisuallyHidden } from 'bomdeck/ui';
import { preferences } from '../preferences.js';
import { messages } from './routes.messages.js';
import { useUrlValue, type UrlCodec } from './useUrlValue.js';

/** The services of a project. The URL contains the state of the list. */
export function ServicesTab({ projectId }: { projectId: string }) {
  const [value, setValue] = useUrlValue(CODEC);
  return (
    <>
      <VisuallyHidden as="h2">
        <Message {...messages.services} />
      </VisuallyHidden>
      <ProjectServices projectId={projectId} value={value} onValueChange={setValue} />
    </>
  );
}

const CODEC: UrlCodec<ProjectServicesValue> = {
  parse: ({ search }) =>
    parseProjectServicesValue(new URLSearchParams(search), rememberedProjectServicesValue(preferences)),
  format: (value) => ({ query: formatProjectServicesValue(value) }),
};
