import { useMemo, useState } from 'react';
import {
  formatFindingsValue,
  parseFindingsValue,
  ProjectFindings,
  type ProjectFindingsValue,
} from 'bomdeck/ProjectFindings';
import { Message } from 'bomdeck/i18n';
import { VisuallyHidden } from 'bomdeck/ui';
import { preferences } from '../preferences.js';
import { LeaveGuard } from './LeaveGuard.js';
import { messages } from './routes.messages.js';
import { useUrlValue, type UrlCodec } from './useUrlValue.js';

/** Props of {@link FindingsTab}. */
export interface FindingsTabProps {
  projectId: string;
  /** Identifier or UUID that a link leads to. */
  vulnerability?: string;
  /** UUID of the component of that finding. */
  componentId?: string;
}

/** The findings of a project; what the list shows stands in the address. */
export function FindingsTab({ projectId, vulnerability, componentId }: FindingsTabProps) {
  const [value, setValue] = useUrlValue(CODEC);
  const [unsaved, setUnsaved] = useState(0);
  const focus = useMemo(
    () => (vulnerability === undefined ? undefined : { vulnerability, componentId }),
    [vulnerability, componentId],
  );
  return (
    <>
      <VisuallyHidden as="h2">
        <Message {...messages.findings} />
      </VisuallyHidden>
      <ProjectFindings
        projectId={projectId}
        value={value}
        onValueChange={setValue}
        focus={focus}
        onDirtyChange={({ count }) => setUnsaved(count)}
      />
      <LeaveGuard isActive={unsaved > 0} />
    </>
  );
}

const CODEC: UrlCodec<ProjectFindingsValue> = {
  parse(query) {
    const value = parseFindingsValue(query);
    // What the address leaves open is as the user left it, under the names that the widget keeps it by.
    return {
      ...value,
      suppression:
        !query.has('suppressed') && preferences.get('ProjectFindingsShowSuppressedFindings') === 'true'
          ? 'shown'
          : value.suppression,
      isGrouped: query.has('rows') ? value.isGrouped : preferences.get('ProjectFindingsGrouped') !== 'false',
    };
  },
  format: formatFindingsValue,
  isTyping: (from, to) => from.search !== to.search,
};
