import { styled } from 'styled-components';
import { errorText } from '../../../data/errorText.js';
import { Message, useIntl } from '../../../i18n/index.js';
import { timeText } from '../../../frames/facts/dateText.js';
import { useTargetLink } from '../../../frames/facts/useTargetLink.js';
import type { Project } from '../../../schema/project.js';
import { theme } from '../../../theme/index.js';
import { Button } from '../../../ui/controls/Button.js';
import { Dialog } from '../../../ui/overlay/Dialog.js';
import { Stack } from '../../../ui/form/form.styles.js';
import { ButtonLink } from '../../../ui/controls/Link.js';
import { ProgressBar } from '../../../ui/controls/ProgressBar.js';
import { InlineNotice } from '../../../ui/layout/states.js';
import { usePassFocusOn } from '../../../ui/focus/usePassFocusOn.js';
import { isComplete, type CopyCount, type CopyOutcome } from './copyOutcome.js';
import { messages } from './ProjectCopy.messages.js';
import { outcomeTitle, type CopyJob, type CopyState } from './useProjectCopy.js';

/** Props of {@link CopyWindow}. */
export interface CopyWindowProps {
  state: Exclude<CopyState, { step: 'form' }>;
  title: string;
  /** Called to continue following the copy, or to check its result again. */
  onWaitOn: () => void;
  onClose: () => void;
}

/** The progress and the result of a new version. */
export function CopyWindow({ state, title, onWaitOn, onClose }: CopyWindowProps) {
  const intl = useIntl();
  const passFocusOn = usePassFocusOn();
  const made = state.step === 'done' && state.outcome.status === 'made' ? state.outcome.project : undefined;
  return (
    <Dialog
      title={state.step === 'running' ? intl.formatMessage(messages.creating) : title}
      subtitle={state.step === 'running' ? title : undefined}
      onClose={onClose}
      foot={
        <span ref={passFocusOn}>
          <Buttons>
            <Button variant={made ? 'quiet' : 'secondary'} onClick={onClose}>
              <Message {...messages.close} />
            </Button>
            {state.step === 'unfinished' && (
              <Button variant="primary" onClick={onWaitOn}>
                <Message {...(state.error === undefined ? messages.waitOn : messages.retry)} />
              </Button>
            )}
            {made && <OpenVersion project={made} onClose={onClose} />}
          </Buttons>
        </span>
      }
    >
      <Stack>
        {state.step === 'running' && <Running job={state.job} trouble={state.trouble} />}
        {state.step === 'unfinished' && <Unfinished error={state.error} />}
        {state.step === 'done' && <Outcome job={state.job} outcome={state.outcome} />}
      </Stack>
    </Dialog>
  );
}

function Running({ job, trouble }: { job: CopyJob; trouble: unknown }) {
  const intl = useIntl();
  return (
    <>
      <ProgressBar label={intl.formatMessage(messages.creating)} />
      <p role="status">
        <Message
          {...messages.running}
          values={{ version: job.version, time: timeText(intl, job.startedAt) }}
        />{' '}
        <Message {...messages.mayClose} />
      </p>
      {trouble !== undefined && (
        <InlineNotice tone="warning" role="status" title={errorText(intl, trouble).title}>
          <Message {...messages.unanswered} />
        </InlineNotice>
      )}
    </>
  );
}

function Unfinished({ error }: { error: unknown }) {
  const intl = useIntl();
  return error === undefined ? (
    <InlineNotice tone="warning" role="status" title={<Message {...messages.unfinished} />} />
  ) : (
    <InlineNotice tone="danger" role="alert" title={errorText(intl, error).title}>
      <Message {...messages.unread} />
    </InlineNotice>
  );
}

function Outcome({ job, outcome }: { job: CopyJob; outcome: CopyOutcome }) {
  const intl = useIntl();
  const title = outcomeTitle(intl, job, outcome);
  if (outcome.status === 'missing') {
    return (
      <InlineNotice tone="danger" role="alert" title={title}>
        <Message {...messages.missingAdvice} />
      </InlineNotice>
    );
  }
  if (outcome.status === 'hidden') {
    return (
      <InlineNotice tone="warning" role="status" title={title}>
        <Message {...messages.hiddenAdvice} />
      </InlineNotice>
    );
  }
  return (
    <>
      <InlineNotice tone={isComplete(outcome) ? 'success' : 'warning'} role="status" title={title} />
      {outcome.counts.length > 0 && (
        <Counts aria-label={intl.formatMessage(messages.result)}>
          {outcome.counts.map((count) => (
            <Count key={count.content} count={count} />
          ))}
        </Counts>
      )}
    </>
  );
}

function Count({ count: { content, all, copied } }: { count: CopyCount }) {
  return (
    <li data-lacks={copied !== all || undefined}>
      <span>
        <Message {...messages[content]} />
      </span>
      <span>
        {copied === all ? (
          <Message {...messages.copiedAll} values={{ count: copied }} />
        ) : (
          <Message {...messages.copiedSome} values={{ count: copied, all }} />
        )}
      </span>
    </li>
  );
}

function OpenVersion({ project, onClose }: { project: Project; onClose: () => void }) {
  const link = useTargetLink({ to: 'project', projectId: project.uuid });
  if (!link) return null;
  const { href, onNavigate } = link;
  return (
    <ButtonLink
      variant="primary"
      href={href}
      onNavigate={
        onNavigate &&
        ((event) => {
          onClose();
          onNavigate(event);
        })
      }
    >
      <Message {...messages.open} values={{ version: project.version ?? '' }} />
    </ButtonLink>
  );
}

const Buttons = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.sm};
  justify-content: flex-end;
`;

const Counts = styled.ul`
  display: grid;
  gap: ${theme.space.xs};
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.xs} ${theme.space.md};
    justify-content: space-between;
  }
  [data-lacks] {
    color: ${theme.color.danger.text};
  }
`;
