import { useState } from 'react';
import { FailureLine } from '../../../data/FailureState.js';
import * as projects from '../../../data/resources/projects.js';
import { useResource } from '../../../data/useResource.js';
import { measuredRiskScore } from '../../../domain/measuredMetrics.js';
import { Message, useIntl } from '../../../i18n/index.js';
import { ProjectRows } from '../../../entities/project/ProjectRows.js';
import { Button } from '../../../ui/controls/Button.js';
import { Card } from '../../../ui/layout/Card.js';
import { LoadingRows } from '../../../ui/layout/states.js';
import { messages } from './ProjectOverview.messages.js';

/** The projects whose parent this one is, those with the highest risk first; nothing where there are none. */
export function ChildProjects({ projectId }: { projectId: string }) {
  const intl = useIntl();
  const [isWhole, setIsWhole] = useState(false);
  const children = useResource(projects.children(projectId, true));
  if (children.status === 'ready' && children.data.length === 0) return null;
  const rows =
    children.status === 'ready'
      ? [...children.data].sort((a, b) => (measuredRiskScore(b) ?? LAST) - (measuredRiskScore(a) ?? LAST))
      : [];
  const shown = isWhole ? rows : rows.slice(0, FEW);
  return (
    <Card
      title={intl.formatMessage(messages.children)}
      note={
        shown.length < rows.length && (
          <Message {...messages.someChildren} values={{ count: shown.length, total: rows.length }} />
        )
      }
    >
      {children.status === 'loading' ? (
        <LoadingRows rows={4} />
      ) : children.status === 'failed' ? (
        <FailureLine title={<Message {...messages.childrenFailed} />} failure={children} />
      ) : (
        <ProjectRows projects={shown} label={intl.formatMessage(messages.children)} />
      )}
      {shown.length < rows.length && (
        <Button onClick={() => setIsWhole(true)}>
          <Message {...messages.allChildren} values={{ count: rows.length }} />
        </Button>
      )}
    </Card>
  );
}

const FEW = 12;
/** Less than what was analyzed and has no risk. */
const LAST = -1;
