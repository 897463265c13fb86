import { styled } from 'styled-components';
import { errorText } from '../../../data/errorText.js';
import { Message, useIntl } from '../../../i18n/index.js';
import { theme } from '../../../theme/index.js';
import { Button } from '../../../ui/controls/Button.js';
import { ProgressBar } from '../../../ui/controls/ProgressBar.js';
import { InlineNotice } from '../../../ui/layout/states.js';
import type { PortfolioScanner, ScanState } from './PortfolioScanner.js';
import { messages } from './scan.messages.js';
import type { ScanWords } from './ScanWords.js';

/** Props of {@link ScanProgress}. */
export interface ScanProgressProps {
  state: ScanState;
  scanner: Pick<PortfolioScanner<unknown>, 'resume'>;
  words: ScanWords;
}

/** Shows the progress of a scan, and its matches so far. */
export function ScanProgress({ state, scanner, words }: ScanProgressProps) {
  const intl = useIntl();
  const { status, found, looked, total, left } = state;
  const isFinding = status === 'finding';
  const isOver = status === 'over';
  const looking = found ? intl.formatMessage(messages.found, found) : intl.formatMessage(messages.finding);
  const text = isFinding ? looking : intl.formatMessage(messages.looked, { looked, total });
  const bar = isFinding ? found : { done: total - left, total };
  const result = !isFinding && <Result state={state} words={words} />;
  return (
    <>
      {!isOver && (
        <ProgressBar
          label={intl.formatMessage(words.heading)}
          value={bar?.done}
          max={bar?.total}
          valueText={text}
        />
      )}
      {(isFinding || total > 0) && <Counts>{text}</Counts>}
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
      {!isOver && result}
      {/* The result is announced once, when the scan is over. Screen readers announce only content that appears in an element that existed before. */}
      <Said role="status">{isOver && result}</Said>
    </>
  );
}

/** Shows the matches of a scan. */
function Result({ state, words }: Pick<ScanProgressProps, 'state' | 'words'>) {
  const { status, error, isStopped, total, left, looked, failed, components, hitCount, byProject } = state;
  const isOver = status === 'over';
  if (error !== undefined || (total === 0 && (!isOver || isStopped))) return null;
  const isFinal = isOver && left === 0 && failed.length === 0;
  return (
    <p style={NO_MARGIN}>
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

const Said = styled.div`
  &:empty {
    position: absolute;
  }
`;

const Counts = styled.span`
  color: ${theme.color.text.muted};
  font-variant-numeric: tabular-nums;
`;
