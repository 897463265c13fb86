import {
  formatProjectOverviewValue,
  parseProjectOverviewValue,
  ProjectOverview,
  rememberedProjectOverviewValue,
  type ProjectOverviewValue,
} from 'bomdeck/ProjectOverview';
import { preferences } from '../preferences.js';
import { useUrlValue, type UrlCodec } from './useUrlValue.js';

/** The overview of a project. The URL contains the length of the period shown. */
export function OverviewTab({ projectId }: { projectId: string }) {
  const [value, setValue] = useUrlValue(CODEC);
  return <ProjectOverview projectId={projectId} value={value} onValueChange={setValue} />;
}

const CODEC: UrlCodec<ProjectOverviewValue> = {
  parse: ({ search }) =>
    parseProjectOverviewValue(new URLSearchParams(search), rememberedProjectOverviewValue(preferences)),
  format: (value) => ({ query: formatProjectOverviewValue(value) }),
};
