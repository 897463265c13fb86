import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { css, keyframes, styled } from 'styled-components';
import { BREAKPOINTS, Portal, PortalTarget, theme } from '../../theme/index.js';
import { Message, TextSpan, useIntl } from '../../i18n/index.js';
import { Button } from '../controls/Button.js';
import { messages } from './Dialog.messages.js';
import { DialogContext } from './DialogContext.js';
import { focusableIn } from '../focus/focusable.js';
import { focusedNear } from '../focus/focusedNear.js';
import { IconButton } from '../controls/IconButton.js';
import { useBottomBar } from './bottomBars.js';
import { lines, whenWindowNarrowerThan } from '../layout/mixins.js';
import { enterDialog } from './topDialog.js';
import { useHoldUnsaved } from '../form/unsaved.js';
import { isKeyUsed, markKeyUsed } from '../controls/usedKeys.js';
import { useLayoutEffect } from '../hooks/useLayoutEffect.js';
import { useTypedIntoFields } from '../hooks/useTypedIntoFields.js';

/** Props of {@link Dialog}. @public */
export interface DialogProps {
  /** The action and its object: “Delete payments-gateway 4.12.0?” */
  title: ReactNode;
  /** The subject of the dialog, below the title. */
  subtitle?: ReactNode;
  /** 420, 600 or 880 px; `sheet`: full height, from the end side. On a phone all fill the screen. @defaultValue 'medium' */
  size?: 'small' | 'medium' | 'large' | 'sheet';
  /** The content of the dialog. */
  children?: ReactNode;
  /** Buttons at the end of the foot: cancel, then the action. */
  foot?: ReactNode;
  /** A third action, at the start of the foot. */
  footStart?: ReactNode;
  /** Called when it should go away; the owner stops drawing it. */
  onClose: () => void;
  /**
   * True when closing would lose something. Every way to close it then asks first, and the host is notified
   * (`onUnsavedChange`).
   * @defaultValue true when something was typed into a text field
   */
  isDirty?: boolean;
  /** While its work runs it cannot be closed. */
  isBusy?: boolean;
  /** Makes body and foot one form. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  /** `alertdialog` for questions that must be answered. @defaultValue 'dialog' */
  role?: 'dialog' | 'alertdialog';
}

/**
 * A window over the page that is drawn as long as it is open. Everything else is out of reach in the
 * meantime. Closing it puts the focus back. Never open one dialog over another.
 * @public
 */
export function Dialog(props: DialogProps) {
  const {
    title,
    subtitle,
    size = 'medium',
    children,
    foot,
    footStart,
    onClose,
    isBusy,
    onSubmit,
    role,
  } = props;
  const intl = useIntl();
  const titleId = useId();
  const bodyId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const [portal, setPortal] = useState<HTMLElement | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [footElement, setFootElement] = useState<HTMLElement | null>(null);
  useBottomBar(footElement);

  useModal(dialog, body);
  const typed = useTypedIntoFields(body);
  const isDirty = props.isDirty ?? typed.isTyped;
  // Values on their way to the server are not lost. A host navigates on as soon as they are saved, before
  // this is drawn again.
  useHoldUnsaved(isDirty && !isBusy);

  const requestClose = useCallback(() => {
    if (isBusy) return;
    if (isDirty) setIsAsking(true);
    else onClose();
  }, [isBusy, isDirty, onClose]);

  const onKeyDown = (event: KeyboardEvent) => {
    // Keys of the page behind have no business here.
    event.stopPropagation();
    if (event.key !== 'Escape' || isKeyUsed(event)) return;
    markKeyUsed(event);
    if (isAsking) setIsAsking(false);
    else requestClose();
  };

  const onMouseDown = (event: MouseEvent) => {
    if (event.target === dialog.current) requestClose();
  };

  const content = (
    <>
      <Head>
        <div>
          <Title id={titleId}>{title}</Title>
          {subtitle && <Subtitle>{subtitle}</Subtitle>}
        </div>
        <IconButton
          icon="close"
          label={intl.formatMessage(messages.close)}
          disabledReason={isBusy ? intl.formatMessage(messages.staysWhileBusy) : undefined}
          onClick={requestClose}
        />
      </Head>
      <Body ref={body} id={bodyId}>
        {children}
      </Body>
      {isAsking ? (
        <DiscardQuestion
          footRef={setFootElement}
          body={body}
          onKeep={() => setIsAsking(false)}
          onDiscard={onClose}
        />
      ) : (
        (foot || footStart) && (
          <Foot ref={setFootElement} data-foot="">
            {footStart && <Start>{footStart}</Start>}
            <TextSpan>{foot}</TextSpan>
          </Foot>
        )
      )}
    </>
  );

  return (
    <Portal>
      <Window
        ref={dialog}
        role={role}
        aria-labelledby={titleId}
        aria-describedby={role === 'alertdialog' ? bodyId : undefined}
        data-size={size}
        data-floating=""
        onKeyDown={onKeyDown}
        onMouseDown={onMouseDown}
        onChangeCapture={typed.onChange}
        onClick={(event) => event.stopPropagation()}
        onCancel={(event) => {
          if (event.target !== dialog.current) return;
          event.preventDefault();
          requestClose();
        }}
      >
        <PortalTarget node={portal}>
          <DialogContext.Provider value={requestClose}>
            {onSubmit ? (
              <FormContent
                noValidate
                onSubmit={(event) => {
                  // React lets it bubble to forms around the place the dialog is written in.
                  event.stopPropagation();
                  onSubmit(event);
                }}
              >
                {content}
              </FormContent>
            ) : (
              <Content>{content}</Content>
            )}
          </DialogContext.Provider>
        </PortalTarget>
        <div ref={setPortal} />
      </Window>
    </Portal>
  );
}

/** Keeps everything else out of reach while a dialog is drawn, and gives the focus back after that. */
function useModal(dialog: RefObject<HTMLDialogElement | null>, body: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const before = focusedNear(element);
    element.showModal();
    const leave = enterDialog(element);
    // The browser would take the cross; the first field is what people came for.
    const wanted = element.querySelector<HTMLElement>('[autofocus], [data-autofocus]');
    (
      wanted ??
      focusableIn(body.current ?? element)[0] ??
      element.querySelector<HTMLElement>('[data-foot] button:last-child')
    )?.focus();
    return () => {
      element.close();
      leave();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [dialog, body]);
}

/** Replaces the buttons when closing would lose something. */
function DiscardQuestion(props: {
  footRef: (element: HTMLElement | null) => void;
  /** The container of the fields, one of which gets the focus back if the user keeps editing. */
  body: RefObject<HTMLElement | null>;
  onKeep: () => void;
  onDiscard: () => void;
}) {
  const { footRef, body, onKeep, onDiscard } = props;
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const button = keep.current;
    const fields = body.current;
    if (!button || !fields) return;
    const before = focusedNear(button);
    button.focus();
    return () => {
      // After a decision to discard, the dialog no longer exists.
      if (!fields.isConnected) return;
      const isThere = before instanceof HTMLElement && fields.contains(before);
      (isThere ? before : focusableIn(fields)[0])?.focus();
    };
  }, [body]);
  return (
    <Foot ref={footRef} role="alert">
      <Question>
        <Message {...messages.askDiscard} />
      </Question>
      <Button ref={keep} variant="quiet" onClick={onKeep}>
        <Message {...messages.keep} />
      </Button>
      <Button variant="danger" onClick={onDiscard}>
        <Message {...messages.discard} />
      </Button>
    </Foot>
  );
}

const appear = keyframes`
  from { opacity: 0; translate: 0 8px; }
`;

const Window = styled.dialog`
  display: flex;
  position: fixed;
  inset: 12vh auto auto 50%;
  box-sizing: border-box;
  inline-size: ${theme.size.dialog};
  max-inline-size: calc(100vw - ${theme.space['2xl']});
  max-block-size: 80vh;
  margin: 0;
  margin-inline-start: calc(min(${theme.size.dialog}, 100vw - ${theme.space['2xl']}) / -2);
  padding: 0;
  border: 1px solid ${theme.color.border.default};
  border-radius: ${theme.radius.xl};
  background: ${theme.color.surface.overlay};
  box-shadow: ${theme.shadow.dialog};
  color: inherit;
  overflow: hidden;
  animation: ${appear} ${theme.motion.slow} ${theme.motion.ease};
  --bd-field-surface: ${theme.color.surface.overlay};

  &[data-size='small'] {
    inline-size: ${theme.size.dialogSmall};
    margin-inline-start: calc(min(${theme.size.dialogSmall}, 100vw - ${theme.space['2xl']}) / -2);
  }
  &[data-size='large'] {
    inline-size: ${theme.size.dialogLarge};
    margin-inline-start: calc(min(${theme.size.dialogLarge}, 100vw - ${theme.space['2xl']}) / -2);
  }
  @media (min-width: ${BREAKPOINTS.tablet}) {
    &&[data-size='sheet'] {
      inset: 0;
      inset-inline-start: auto;
      block-size: 100%;
      max-block-size: none;
      margin: 0;
      border-width: 0;
      border-inline-start-width: 1px;
      border-radius: 0;
    }
  }
  &::backdrop {
    background: ${theme.color.scrim};
  }
  [dir='rtl'] & {
    inset: 12vh 50% auto auto;
  }
  ${whenWindowNarrowerThan('tablet')} {
    &&,
    [dir='rtl'] && {
      inset: 0;
      inline-size: 100%;
      block-size: 100%;
      max-inline-size: none;
      max-block-size: none;
      margin: 0;
      border: 0;
      border-radius: 0;
    }
  }
`;

const column = css`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
  min-block-size: 0;
`;

const Content = styled.div`
  ${column}
`;

const FormContent = styled.form`
  ${column}
`;

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${theme.space.md};
  padding: ${theme.space.md} ${theme.space.md} ${theme.space.sm} 20px;
  padding-inline: 20px ${theme.space.md};
  > div {
    flex: 1;
    min-inline-size: 0;
    /* Level with the cross. */
    padding-block-start: 6px;
  }
`;

// Names and versions can have any length. The fields must stay visible.
const Title = styled.h2`
  ${lines(3)}
  margin: 0;
  font-size: ${theme.font.size.heading};
  font-weight: ${theme.font.weight.strong};
  line-height: ${theme.font.line.heading};
  letter-spacing: -0.005em;
`;

const Subtitle = styled.div`
  ${lines(2)}
  margin-block-start: 2px;
  color: ${theme.color.text.subtle};
  font-size: ${theme.font.size.small};
  line-height: ${theme.font.line.small};
`;

const Body = styled.div`
  container-type: inline-size;
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${theme.space.md};
  min-block-size: 0;
  padding: ${theme.space.xs} 20px ${theme.space.lg};
  overflow: auto;
  overscroll-behavior: contain;
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${theme.space.sm};
  padding: ${theme.space.md} 20px;
  border-block-start: 1px solid ${theme.color.border.subtle};
  background: ${theme.color.surface.overlay};
`;

const Start = styled.div`
  display: flex;
  gap: ${theme.space.sm};
  margin-inline-end: auto;
`;

const Question = styled.span`
  margin-inline-end: auto;
  font-weight: ${theme.font.weight.medium};
`;
