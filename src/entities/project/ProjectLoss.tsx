import { useState } from 'react';
import { styled } from 'styled-components';
import { FailureLine } from '../../data/FailureState.js';
import type { Subtree } from '../../data/loadSubtree.js';
import * as projectResources from '../../data/resources/projects.js';
import { useLatest, useProgress, type Progress } from '../../data/useProgress.js';
import { useResource } from '../../data/useResource.js';
import { deletionLoss } from '../../domain/deletionLoss.js';
import { useHost } from '../../host/KitProvider.js';
import { Message, useIntl } from '../../i18n/index.js';
import { countedAtText } from '../../frames/facts/dateText.js';
import { projectText } from './ProjectLink.js';
import type { Project } from '../../schema/project.js';
import { theme } from '../../theme/index.js';
import { Badge } from '../../ui/controls/Badge.js';
import { Button } from '../../ui/controls/Button.js';
import { Stack } from '../../ui/form/form.styles.js';
import { messages } from './projectLoss.messages.js';

/** Props of {@link ProjectLoss}. */
export interface ProjectLossProps {
  /** Those that are to be deleted; with them go all below. */
  projects: readonly Project[];
}

/** The data that is lost with projects: all projects below them, by name, and how much they contain. */
export function ProjectLoss({ projects }: ProjectLossProps) {
  const progress = useProgress<number>();
  const subtree = useResource(projectResources.subtree(projects, progress.note), { freshForMs: 0 });
  return (
    <Stack>
      <p>
        <Message {...messages.consequence} />
      </p>
      <div aria-live="polite">
        {subtree.status === 'loading' ? (
          <Searching progress={progress} />
        ) : subtree.status === 'failed' ? (
          <>
            <FailureLine title={<Message {...messages.failed} />} failure={subtree} />
            <p>
              <Message {...messages.failedAdvice} />
            </p>
          </>
        ) : (
          <Numbers subtree={subtree.data} />
        )}
      </div>
      {subtree.status === 'ready' && subtree.data.entries.length > 1 && <Names subtree={subtree.data} />}
    </Stack>
  );
}

function Searching({ progress }: { progress: Progress<number> }) {
  const count = useLatest(progress) ?? 0;
  return (
    <p>
      <Message {...messages.searching} values={{ count }} />
    </p>
  );
}

function Numbers({ subtree }: { subtree: Subtree }) {
  const intl = useIntl();
  const { entries, isWhole, hidden } = subtree;
  const { can } = useHost();
  const loss = deletionLoss(entries.map(({ project }) => project));
  const { projects: count, inactive } = loss;
  // The permission that lifts the limits depends on the server.
  const seesAll = can('ACCESS_MANAGEMENT') || can('PORTFOLIO_ACCESS_CONTROL_BYPASS');
  return (
    <>
      <Title>
        <Message {...messages.deleted} />
      </Title>
      <Counts>
        <li>
          {!isWhole ? (
            <Message {...messages.moreThan} values={{ count }} />
          ) : inactive > 0 ? (
            <Message {...messages.projectsInactive} values={{ count, inactive }} />
          ) : (
            <Message {...messages.projects} values={{ count }} />
          )}
        </li>
        {COUNTED.filter((what) => loss[what] > 0).map((what) => (
          <li key={what}>
            <Message {...messages[what]} values={{ count: loss[what] }} />
          </li>
        ))}
      </Counts>
      {loss.asOf !== undefined && (
        <Note>
          <Message {...messages.asOf} values={{ time: countedAtText(intl, loss.asOf) }} />
        </Note>
      )}
      {loss.unmeasured > 0 && (
        <Note>
          <Message {...messages.unmeasured} values={{ count: loss.unmeasured }} />
        </Note>
      )}
      {hidden > 0 ? (
        <Note>
          <Message {...messages.hidden} values={{ count: hidden }} />
        </Note>
      ) : (
        !seesAll && (
          <Note>
            <Message {...messages.maybeHidden} />
          </Note>
        )
      )}
    </>
  );
}

const COUNTED = ['components', 'findings', 'decisions', 'violations'] as const;

function Names({ subtree: { entries } }: { subtree: Subtree }) {
  const intl = useIntl();
  const [isAll, setIsAll] = useState(false);
  const shown = isAll ? entries : entries.slice(0, FEW);
  return (
    <Scroller tabIndex={0} role="group" aria-label={intl.formatMessage(messages.list)}>
      <ul>
        {shown.map(({ project, level }) => (
          <li key={project.uuid} style={{ paddingInlineStart: `${Math.min(level, DEEPEST) * 16}px` }}>
            <bdi>{projectText(project)}</bdi>
            {project.active === false && (
              <Badge>
                <Message {...messages.inactive} />
              </Badge>
            )}
          </li>
        ))}
      </ul>
      {shown.length < entries.length && (
        <Button size="small" variant="quiet" onClick={() => setIsAll(true)}>
          <Message {...messages.showAll} values={{ count: entries.length - shown.length }} />
        </Button>
      )}
    </Scroller>
  );
}

/** Thousands of names are drawn only for those who want to read them. */
const FEW = 100;
const DEEPEST = 6;

const Title = styled.p`
  font-weight: ${theme.font.weight.medium};
`;

const Counts = styled.ul`
  margin: ${theme.space.xs} 0 0;
  padding-inline-start: 20px;
  list-style: disc;
  font-variant-numeric: tabular-nums;
`;

const Note = styled.p`
  margin-block-start: ${theme.space.xs};
  color: ${theme.color.text.muted};
  font-size: ${theme.font.size.small};
`;

const Scroller = styled.div`
  max-block-size: 180px;
  padding: ${theme.space.sm} ${theme.space.md};
  border: 1px solid ${theme.color.border.subtle};
  border-radius: ${theme.radius.md};
  overflow: auto;
  overflow-wrap: anywhere;
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${theme.space.sm};
  }
  &:focus-visible {
    outline: ${theme.border.focusWidth} solid ${theme.color.focus};
    outline-offset: ${theme.border.focusOffset};
  }
`;
