/** Replacements for content: empty, forbidden, not found, failed, still loading. */
import { useId, useState, type ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { theme, tone as toneColor, toneRules } from '../../theme/index.js';
import { Message, TextSpan, useIntl } from '../../i18n/index.js';
import { Button } from '../controls/Button.js';
import { Icon, type IconName } from '../controls/Icon.js';
import { IconButton } from '../controls/IconButton.js';
import { usePassFocusOn } from '../focus/usePassFocusOn.js';
import { breathing, Skeleton } from './Skeleton.js';
import { useSkeletonDelay } from '../hooks/useSkeletonDelay.js';
import { VisuallyHidden } from '../controls/VisuallyHidden.js';
import { messages } from './states.messages.js';

/** Props of {@link EmptyState}. @public */
export interface EmptyStateProps {
  /** Above the title. */
  icon?: IconName;
  /** A title that names the missing content. */
  title: ReactNode;
  /** One sentence: what would be here, or what hides it. */
  children?: ReactNode;
  /** The actions that fill it, or bring the content back. */
  actions?: ReactNode;
  /** Level of the title among the headings of the page. @defaultValue 2 */
  headingLevel?: 2 | 3 | 4;
}

/** Nothing is here, and what to do about it. @public */
export function EmptyState(props: EmptyStateProps) {
  const { icon = 'search', title, children, actions, headingLevel = 2 } = props;
  return (
    <Centre>
      <Icon name={icon} size={24} />
      <Title as={`h${headingLevel}`}>{title}</Title>
      {children && <Text>{children}</Text>}
      {actions && <Actions>{actions}</Actions>}
    </Centre>
  );
}

/** Props of {@link ErrorState}. @public */
export interface ErrorStateProps {
  /** The action that failed: “Could not load findings”. */
  title: ReactNode;
  /** Why, in the server's words if it has some. */
  children?: ReactNode;
  /** Called to try again; absent: no button. */
  onRetry?: () => void;
  /** While it is tried again. */
  isRetrying?: boolean;
  /** For who has to find the cause: status, address, time. Shown on demand. */
  details?: ReactNode;
  /** Other ways out. */
  actions?: ReactNode;
  /** Level of the title among the headings of the page. */
  headingLevel?: 2 | 3 | 4;
}

/** It failed: what, why, and once more. Announced to screen readers. @public */
export function ErrorState(props: ErrorStateProps) {
  const { title, children, onRetry, isRetrying, details, actions, headingLevel = 2 } = props;
  const [isOpen, setIsOpen] = useState(false);
  const detailsId = useId();
  return (
    <Centre role="alert">
      <Icon name="alert" size={24} />
      <Title as={`h${headingLevel}`}>{title}</Title>
      {children && <Text>{children}</Text>}
      {(onRetry || details || actions) && (
        <Actions>
          {onRetry && (
            <Button icon="refresh" onClick={onRetry} isBusy={isRetrying}>
              <Message {...messages.retry} />
            </Button>
          )}
          <TextSpan>{actions}</TextSpan>
          {details && (
            <Button
              variant="quiet"
              aria-expanded={isOpen}
              aria-controls={detailsId}
              onClick={() => setIsOpen(!isOpen)}
            >
              <Message {...messages.details} />
            </Button>
          )}
        </Actions>
      )}
      {details && (
        <Details id={detailsId} hidden={!isOpen}>
          {details}
        </Details>
      )}
    </Centre>
  );
}

/** Props of {@link ForbiddenState}. @public */
export interface ForbiddenStateProps {
  /** “You may not see findings”. */
  title: ReactNode;
  /** The missing permission by its label in Administration. */
  permission?: string;
  /** Instead of the sentence about the permission. */
  children?: ReactNode;
  /** Ways out. */
  actions?: ReactNode;
  /** Level of the title among the headings of the page. */
  headingLevel?: 2 | 3 | 4;
}

/** Not allowed, and whom to ask; trying again would not help. @public */
export function ForbiddenState(props: ForbiddenStateProps) {
  const { title, permission, children, actions, headingLevel } = props;
  return (
    <EmptyState icon="lock" title={title} actions={actions} headingLevel={headingLevel}>
      {children ?? (permission && <Message {...messages.permission} values={{ permission }} />)}
    </EmptyState>
  );
}

/** The requested item does not exist. `actions` contain the way to the list. @public */
export function NotFoundState(props: Omit<EmptyStateProps, 'icon'>) {
  return <EmptyState icon="search" {...props} />;
}

/** Props of {@link LoadingRows}. @public */
export interface LoadingRowsProps {
  /** The number of lines the content will have. @defaultValue 3 */
  rows?: number;
  /** The content that is loading, for screen readers. */
  label?: string;
}

/** Placeholder lines for text that is loading, shown after 150 ms. @public */
export function LoadingRows(props: LoadingRowsProps) {
  const { rows = 3, label } = props;
  const intl = useIntl();
  const isShown = useSkeletonDelay(true);
  return (
    <Lines role="status" aria-busy data-waiting={isShown ? undefined : ''}>
      <VisuallyHidden>{label ?? intl.formatMessage(messages.loading)}</VisuallyHidden>
      {Array.from({ length: rows }, (_, i) => (
        <div key={i}>
          <Skeleton />
        </div>
      ))}
    </Lines>
  );
}

/** Props of {@link InlineNotice}. @public */
export interface InlineNoticeProps {
  /** The severity. @defaultValue 'info' */
  tone?: 'info' | 'warning' | 'danger' | 'success';
  /** The fact, in bold. */
  title?: ReactNode;
  /** The consequences, and links. */
  children?: ReactNode;
  /** The way screen readers announce it on appearing: `alert` interrupts, `status` waits. */
  role?: 'alert' | 'status';
  /** The actions for the notice. */
  actions?: ReactNode;
  /** Called to take it away; absent: it stays. */
  onDismiss?: () => void;
}

/** A remark in the flow of the page. @public */
export function InlineNotice(props: InlineNoticeProps) {
  const passFocusOn = usePassFocusOn();
  const { tone = 'info', title, children, role, actions, onDismiss } = props;
  const intl = useIntl();
  return (
    <Note ref={passFocusOn} data-tone={tone} role={role}>
      <Icon name={tone === 'info' ? 'info' : tone === 'success' ? 'check' : 'alert'} />
      <div>
        {title && <b>{title}</b>} {children && <span>{children}</span>}
        {actions && <Actions data-start="">{actions}</Actions>}
      </div>
      {onDismiss && (
        <IconButton
          icon="close"
          size="tiny"
          label={intl.formatMessage(messages.dismiss)}
          onClick={onDismiss}
        />
      )}
    </Note>
  );
}

const Centre = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${theme.space.sm};
  padding: ${theme.space['2xl']} ${theme.space.xl};
  text-align: center;
  > svg {
    margin-block-end: ${theme.space.xs};
    color: ${theme.color.text.subtle};
  }
`;

const Title = styled.h3`
  margin: 0;
  font-size: ${theme.font.size.body};
  font-weight: ${theme.font.weight.strong};
  line-height: ${theme.font.line.body};
  overflow-wrap: anywhere;
`;

const Text = styled.div`
  max-inline-size: 46ch;
  color: ${theme.color.text.muted};
  overflow-wrap: anywhere;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${theme.space.sm};
  &[data-start] {
    justify-content: flex-start;
    margin-block-start: ${theme.space.sm};
  }
`;

const Details = styled.div`
  box-sizing: border-box;
  max-inline-size: 100%;
  padding: ${theme.space.sm} ${theme.space.md};
  border-radius: ${theme.radius.md};
  background: ${theme.color.surface.sunken};
  color: ${theme.color.text.muted};
  font-size: ${theme.font.size.small};
  text-align: start;
  overflow-wrap: anywhere;
  &[hidden] {
    display: none;
  }
`;

/**
 * For content that replaces {@link LoadingRows}: at least as high as they were, so that the content below
 * does not move up.
 * @param rows - the number of lines there were
 */
export function placeOfRows(rows: number) {
  return css`
    align-content: start;
    min-block-size: calc(${rows} * ${theme.size.row});
  `;
}

const Lines = styled.div`
  position: relative;
  ${breathing}
  &[data-waiting] {
    visibility: hidden;
  }
  > div {
    display: flex;
    align-items: center;
    block-size: ${theme.size.row};
    border-block-end: 1px solid ${theme.color.border.subtle};
  }
  > div > span {
    inline-size: 70%;
  }
  > div:nth-child(even) > span {
    inline-size: 45%;
  }
`;

const Note = styled.div`
  ${toneRules}
  display: flex;
  box-sizing: border-box;
  gap: 10px;
  padding: 10px ${theme.space.md};
  border: 1px solid ${toneColor.border};
  border-radius: ${theme.radius.md};
  background: ${toneColor.surface};
  color: ${theme.color.text.default};
  overflow-wrap: anywhere;
  > svg {
    margin-block-start: 2px;
    color: ${toneColor.text};
  }
  > div {
    flex: 1;
    min-inline-size: 0;
  }
  > div > b {
    font-weight: ${theme.font.weight.strong};
  }
  > div > span {
    color: ${theme.color.text.muted};
  }
`;
