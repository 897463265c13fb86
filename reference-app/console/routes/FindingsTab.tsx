import { useMemo } from 'react';
import { ProjectFindings } from 'bomdeck/ProjectFindings';
import { Message } from 'bomdeck/i18n';
import { VisuallyHidden } from 'bomdeck/ui';
import { preferences } from '../preferences.js';
import { findingsCodec, placeAfter } from './findingsAddress.js';
import { messages } from './routes.messages.js';
import { useUrlValue } from './useUrlValue.js';

/**
 * The findings of a project. The URL contains the state of the list, and the finding that a link leads to.
 */
export function FindingsTab({ projectId }: { projectId: string }) {
  const codec = useMemo(() => findingsCodec(projectId, preferences), [projectId]);
  const [place, setPlace] = useUrlValue(codec);
  return (
    <>
      <VisuallyHidden as="h2">
        <Message {...messages.findings} />
      </VisuallyHidden>
      <ProjectFindings
        projectId={projectId}
        value={place.value}
        onValueChange={(value, change) => setPlace(placeAfter(place, value), change)}
        focus={place.focus}
        onFocusClosed={() => setPlace({ value: place.value }, { isStep: true })}
      />
    </>
  );
}
