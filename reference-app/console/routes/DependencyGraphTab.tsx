import { useMemo } from 'react';
import {
  DependencyGraph,
  formatDependencyGraphValue,
  parseDependencyGraphValue,
  rememberedDependencyGraphValue,
  type DependencyGraphValue,
} from 'bomdeck/DependencyGraph';
import { Message } from 'bomdeck/i18n';
import { VisuallyHidden } from 'bomdeck/ui';
import { preferences } from '../preferences.js';
import { pathOfTarget, projectPlaceOf } from './paths.js';
import { messages } from './routes.messages.js';
import { useUrlValue, type UrlCodec } from './useUrlValue.js';

/**
 * The dependency graph of a project. The path contains the components in focus, and the rest of the URL
 * contains the other state.
 */
export function DependencyGraphTab({ projectId }: { projectId: string }) {
  const codec = useMemo(() => codecOf(projectId), [projectId]);
  const [value, setValue] = useUrlValue(codec);
  return (
    <>
      <VisuallyHidden as="h2">
        <Message {...messages.dependencyGraph} />
      </VisuallyHidden>
      <DependencyGraph projectId={projectId} value={value} onValueChange={setValue} />
    </>
  );
}

function codecOf(projectId: string): UrlCodec<DependencyGraphValue> {
  return {
    parse({ pathname, search }) {
      const place = projectPlaceOf(pathname);
      const value = parseDependencyGraphValue(
        new URLSearchParams(search),
        rememberedDependencyGraphValue(preferences),
      );
      return place.kind === 'graph' ? { ...value, componentIds: place.componentIds } : value;
    },
    format: (value) => ({
      pathname: pathOfTarget({ to: 'dependencyGraph', projectId, componentIds: value.componentIds ?? [] }),
      query: formatDependencyGraphValue(value),
    }),
  };
}
