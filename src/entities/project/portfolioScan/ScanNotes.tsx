import type { ReactNode } from 'react';
import { errorText, reasonText } from '../../../data/errorText.js';
import { Message, useIntl } from '../../../i18n/index.js';
import { projectText } from '../ProjectLink.js';
import type { PolicyProject } from '../../../schema/policy.js';
import { Button } from '../../../ui/controls/Button.js';
import { InlineNotice } from '../../../ui/layout/states.js';
import { CutLines } from './CutLines.js';
import { MOST_LISTED, type PortfolioScanner, type ScanState } from './PortfolioScanner.js';
import { messages } from './scan.messages.js';

/** Props of {@link ScanNotes}. */
export interface ScanNotesProps {
  state: ScanState;
  scanner: Pick<PortfolioScanner<unknown>, 'start' | 'again'>;
}

/**
 * Shows what was not scanned: stopped, failed, hidden, deleted, or inactive projects. Also shows what is not
 * listed.
 */
export function ScanNotes({ state, scanner }: ScanNotesProps) {
  const intl = useIntl();
  const { status, error, isStopped, left, failed, hidden, gone, inactive, hitCount } = state;
  const isOver = status === 'over';
  return (
    <>
      {error !== undefined && (
        <InlineNotice
          tone="danger"
          role="alert"
          title={<Message {...messages.notBegun} />}
          actions={
            <Button size="small" onClick={() => void scanner.start()}>
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
              <Button size="small" onClick={scanner.again}>
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
            <Button size="small" onClick={scanner.again}>
              <Message {...messages.retry} />
            </Button>
          }
        >
          <CutLines
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
          <CutLines lines={namesOf(hidden)} />
        </InlineNotice>
      )}
      {gone.length > 0 && (
        <InlineNotice title={<Message {...messages.gone} values={{ count: gone.length }} />}>
          <CutLines lines={namesOf(gone)} />
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
