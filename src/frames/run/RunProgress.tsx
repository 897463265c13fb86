import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { errorText } from '../../data/errorText.js';
import { phaseOf } from '../../data/saveRun.js';
import type { RunView } from '../../data/SaveRunner.js';
import { Message, useIntl } from '../../i18n/index.js';
import { Button } from '../../ui/controls/Button.js';
import { ProgressBar } from '../../ui/controls/ProgressBar.js';
import { InlineNotice } from '../../ui/layout/states.js';
import { messages } from './run.messages.js';

/** Props of {@link RunProgress}. */
export interface RunProgressProps {
  runner: RunView;
  /** The name of the operation. */
  label: string;
}

/**
 * Shows the progress of a change of many items. While it waits, shows the reason and the way to resume it.
 */
export function RunProgress({ runner, label }: RunProgressProps) {
  const intl = useIntl();
  const run = useSyncExternalStore(runner.subscribe, runner.getSnapshot);
  const counts = { done: run.done.length, total: run.total, refused: run.refused.length };
  const text = intl.formatMessage(messages.progress, counts);
  return (
    <>
      <ProgressBar label={label} value={counts.done + counts.refused} max={counts.total} valueText={text} />
      <Counts>{text}</Counts>
      {phaseOf(run) === 'waiting' && (
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
          {errorText(intl, run.obstacle).title}
        </InlineNotice>
      )}
    </>
  );
}

const Counts = styled.span`
  font-variant-numeric: tabular-nums;
`;
