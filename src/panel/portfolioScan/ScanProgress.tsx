import { styled } from 'styled-components';
import { errorText } from '../../data/errorText.js';
import { Message, useIntl } from '../../i18n/index.js';
import { theme } from '../../theme/index.js';
import { Button } from '../../ui/Button.js';
import { ProgressBar } from '../../ui/ProgressBar.js';
import { InlineNotice } from '../../ui/states.js';
import type { PortfolioScanner, ScanState } from './PortfolioScanner.js';
import { messages } from './scan.messages.js';
import type { ScanWords } from './ScanWords.js';

/** Props of {@link ScanProgress}. */
export interface ScanProgressProps {
  state: ScanState;
  scanner: Pick<PortfolioScanner<unknown>, 'resume'>;
  words: ScanWords;
}

/** How far a scan is, and what it found so far. */
export function ScanProgress({ state, scanner, words }: ScanProgressProps) {
  const intl = useIntl();
  const { status, found, looked, total, left } = state;
  const label = intl.formatMessage(words.heading);
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
      {status !== 'over' && <ProgressBar label={label} value={total - left} max={total} valueText={text} />}
      {total > 0 && <Counts>{text}</Counts>}
      {status === 'waiting' && (
        <InlineNotice
          tone="warning"
          role="alert"
          title={<Message {...messages.waiting} />}
          actions={
            <Button size="small" onClick={scanner.resume}>
              <Message {...messages.continue} />
            </Button>
          }
        >
          {errorText(intl, state.obstacle).title}
        </InlineNotice>
      )}
      <Result state={state} words={words} />
    </>
  );
}

/** What it found. It is said when it is over, not each time that something comes. */
function Result({ state, words }: Pick<ScanProgressProps, 'state' | 'words'>) {
  const { status, error, isStopped, total, left, looked, failed, components, hitCount, byProject } = state;
  const isOver = status === 'over';
  if (error !== undefined || (isOver && isStopped && total === 0)) return null;
  const isFinal = isOver && left === 0 && failed.length === 0;
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
              <Message {...words.hits} values={{ components: hitCount, projects: byProject.length }} />
            ) : (
              <Message {...(isFinal ? words.noHits : messages.noHitsYet)} />
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
