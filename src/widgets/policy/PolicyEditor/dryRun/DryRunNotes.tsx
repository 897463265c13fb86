import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { errorText, reasonText } from '../../../../data/errorText.js';
import { Message, useIntl } from '../../../../i18n/index.js';
import { projectText } from '../../../../parts/ProjectLink.js';
import type { PolicyProject } from '../../../../schema/policy.js';
import { Button } from '../../../../ui/Button.js';
import { InlineNotice } from '../../../../ui/states.js';
import { messages } from './dryRun.messages.js';
import { MOST_LISTED, type DryRunner, type DryRunState } from './DryRunner.js';

/** Props of {@link DryRunNotes}. */
export interface DryRunNotesProps {
  state: DryRunState;
  runner: DryRunner;
}

/** What was not looked at: stopped, failed, hidden, gone, inactive; and what is not listed. */
export function DryRunNotes({ state, runner }: DryRunNotesProps) {
  const intl = useIntl();
  const { status, error, isStopped, total, looked, failed, hidden, gone, inactive, hitCount } = state;
  const isOver = status === 'over';
  const left = total - looked - failed.length - hidden.length - gone.length;
  return (
    <>
      {error !== undefined && (
        <InlineNotice
          tone="danger"
          role="alert"
          title={<Message {...messages.notBegun} />}
          actions={
            <Button size="small" onClick={() => void runner.start()}>
              <Message {...messages.retry} />
            </Button>
          }
        >
          {reasonText(intl, error)}
        </InlineNotice>
      )}
      {isOver && isStopped && (
        <InlineNotice
          title={<Message {...messages.stoppedTitle} />}
          actions={
            left > 0 && (
              <Button size="small" onClick={runner.again}>
                <Message {...messages.continue} />
              </Button>
            )
          }
        >
          {left > 0 && <Message {...messages.stopped} values={{ left }} />}
        </InlineNotice>
      )}
      {isOver && failed.length > 0 && (
        <InlineNotice
          tone="danger"
          role="alert"
          title={<Message {...messages.failed} values={{ count: failed.length }} />}
          actions={
            <Button size="small" onClick={runner.again}>
              <Message {...messages.retry} />
            </Button>
          }
        >
          <Cut
            lines={failed.map(({ item, error: why }) => (
              <Message
                key={item.uuid}
                {...messages.failedOne}
                values={{ project: projectText(item), reason: errorText(intl, why).title }}
              />
            ))}
          />
        </InlineNotice>
      )}
      {hidden.length > 0 && (
        <InlineNotice
          tone="warning"
          title={<Message {...messages.hidden} values={{ count: hidden.length }} />}
        >
          <Cut lines={namesOf(hidden)} />
        </InlineNotice>
      )}
      {gone.length > 0 && (
        <InlineNotice title={<Message {...messages.gone} values={{ count: gone.length }} />}>
          <Cut lines={namesOf(gone)} />
        </InlineNotice>
      )}
      {inactive !== undefined && inactive > 0 && (
        <InlineNotice>
          <Message {...messages.inactiveLeft} values={{ count: inactive }} />
        </InlineNotice>
      )}
      {hitCount > MOST_LISTED && (
        <InlineNotice>
          <Message {...messages.cut} values={{ listed: MOST_LISTED, total: hitCount }} />
        </InlineNotice>
      )}
    </>
  );
}

function namesOf(projects: readonly PolicyProject[]): ReactNode[] {
  return projects.map((project) => <bdi key={project.uuid}>{projectText(project)}</bdi>);
}

/** The first lines of many. */
function Cut({ lines }: { lines: readonly ReactNode[] }) {
  const others = lines.length - SHOWN;
  return (
    <Lines>
      {lines.slice(0, SHOWN).map((line, place) => (
        <span key={place}>{line}</span>
      ))}
      {others > 0 && (
        <span>
          <Message {...messages.others} values={{ count: others }} />
        </span>
      )}
    </Lines>
  );
}

const SHOWN = 10;

const Lines = styled.span`
  > span {
    display: block;
  }
`;
