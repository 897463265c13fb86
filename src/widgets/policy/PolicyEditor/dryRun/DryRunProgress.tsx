import { styled } from 'styled-components';
import { errorText } from '../../../../data/errorText.js';
import { Message, useIntl } from '../../../../i18n/index.js';
import { theme } from '../../../../theme/index.js';
import { Button } from '../../../../ui/Button.js';
import { ProgressBar } from '../../../../ui/ProgressBar.js';
import { InlineNotice } from '../../../../ui/states.js';
import { messages } from './dryRun.messages.js';
import type { DryRunner, DryRunState } from './DryRunner.js';

/** Props of {@link DryRunProgress}. */
export interface DryRunProgressProps {
  state: DryRunState;
  runner: DryRunner;
}

/** How far a dry run is, and what it found so far. */
export function DryRunProgress({ state, runner }: DryRunProgressProps) {
  const intl = useIntl();
  const { status, found, looked, total, failed, hidden, gone } = state;
  const label = intl.formatMessage(messages.heading);
  if (status === 'finding') {
    const text = found ? intl.formatMessage(messages.found, found) : intl.formatMessage(messages.finding);
    return (
      <>
        <ProgressBar label={label} {...(found && { value: found.done, max: found.total })} valueText={text} />
        <Counts>{text}</Counts>
      </>
    );
  }
  const text = intl.formatMessage(messages.looked, { looked, total });
  return (
    <>
      {status !== 'over' && (
        <ProgressBar
          label={label}
          value={looked + failed.length + hidden.length + gone.length}
          max={total}
          valueText={text}
        />
      )}
      {total > 0 && <Counts>{text}</Counts>}
      {status === 'waiting' && (
        <InlineNotice
          tone="warning"
          role="alert"
          title={<Message {...messages.waiting} />}
          actions={
            <Button size="small" onClick={runner.resume}>
              <Message {...messages.continue} />
            </Button>
          }
        >
          {errorText(intl, state.obstacle).title}
        </InlineNotice>
      )}
      <Result {...state} />
    </>
  );
}

/** What it found. It is said when it is over, not each time that something comes. */
function Result({ status, error, isStopped, total, looked, components, hitCount, byProject }: DryRunState) {
  const isOver = status === 'over';
  if (error !== undefined || (isOver && isStopped && total === 0)) return null;
  const isFinal = isOver && looked === total;
  return (
    <p role={isOver ? 'status' : undefined} style={NO_MARGIN}>
      {total === 0 ? (
        <b>
          <Message {...messages.noProjects} />
        </b>
      ) : (
        <>
          <b>
            {hitCount > 0 ? (
              <Message {...messages.hits} values={{ components: hitCount, projects: byProject.length }} />
            ) : (
              <Message {...(isFinal ? messages.noHits : messages.noHitsYet)} />
            )}
          </b>{' '}
          <Message {...messages.among} values={{ components, projects: looked }} />
        </>
      )}
    </p>
  );
}

const NO_MARGIN = { margin: 0 };

const Counts = styled.span`
  color: ${theme.color.text.muted};
  font-variant-numeric: tabular-nums;
`;
