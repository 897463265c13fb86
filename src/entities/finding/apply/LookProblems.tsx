import { styled } from 'styled-components';
import { hasStatus } from '../../../api/errors.js';
import { reasonText } from '../../../data/errorText.js';
import { Message, TextSpan, useIntl } from '../../../i18n/index.js';
import { projectText } from '../../project/index.js';
import { theme } from '../../../theme/index.js';
import { Button } from '../../../ui/controls/Button.js';
import { InlineNotice } from '../../../ui/layout/states.js';
import { applyMessages as messages } from './ApplyDecisions.messages.js';
import type { ApplyReview } from './useApplyReview.js';

/**
 * Lists the projects that could not be searched and why, and those that were not because the search was
 * stopped, each kind with a way to continue.
 */
export function LookProblems({ review }: { review: ApplyReview }) {
  const { run, failed, notLooked, look } = review;
  const intl = useIntl();
  if (run) return null;
  const forbidden = failed.filter(({ error }) => hasStatus(error, 403));
  const others = failed.filter(({ error }) => !hasStatus(error, 403));
  const first = others[0];
  return (
    <>
      {forbidden.length > 0 && (
        <InlineNotice
          tone="warning"
          role="status"
          title={
            <Message
              {...messages.forbiddenProjects}
              values={{
                count: forbidden.length,
                names: intl.formatList(forbidden.map(({ target }) => projectText(target))),
              }}
            />
          }
        />
      )}
      {first && (
        <InlineNotice
          tone="danger"
          role="alert"
          title={
            others.length === 1 ? (
              <Message {...messages.failedProject} values={{ project: projectText(first.target) }} />
            ) : (
              <Message {...messages.failedProjects} values={{ count: others.length }} />
            )
          }
          actions={
            <Button size="small" icon="refresh" onClick={() => look(others.map(({ target }) => target))}>
              <Message {...(others.length === 1 ? messages.retry : messages.retryAll)} />
            </Button>
          }
        >
          {others.length === 1 ? (
            reasonText(intl, first.error)
          ) : (
            <Lines>
              {others.map(({ target, error }) => (
                <li key={target.uuid}>
                  <span dir="auto">
                    <TextSpan>
                      {projectText(target)}
                      {': '}
                      {reasonText(intl, error)}
                    </TextSpan>
                  </span>{' '}
                  <Button
                    variant="quiet"
                    size="small"
                    aria-label={intl.formatMessage(messages.retryProject, { project: projectText(target) })}
                    onClick={() => look([target])}
                  >
                    <Message {...messages.retry} />
                  </Button>
                </li>
              ))}
            </Lines>
          )}
        </InlineNotice>
      )}
      {notLooked.length > 0 && (
        <InlineNotice
          tone="warning"
          role="status"
          title={<Message {...messages.notLooked} values={{ count: notLooked.length }} />}
          actions={
            <Button size="small" onClick={() => look(notLooked)}>
              <Message {...messages.continue} />
            </Button>
          }
        />
      )}
    </>
  );
}

const Lines = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.xs};
  max-block-size: 160px;
  overflow: auto;
`;
