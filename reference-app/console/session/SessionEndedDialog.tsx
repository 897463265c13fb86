import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { Message } from 'bomdeck/i18n';
import { theme } from 'bomdeck/theme';
import { Button, Dialog } from 'bomdeck/ui';
import { SignIn, type SignInProps } from 'bomdeck/SignIn';
import { hasUnsaved, subscribeToUnsaved } from '../shell/unsaved.js';
import { messages } from './session.messages.js';

/** Props of {@link SessionEndedDialog}. */
export interface SessionEndedDialogProps extends Pick<SignInProps, 'onSignedIn' | 'identityProvider'> {
  /** The name of the user who was signed in. */
  username: string;
  onLeave: () => void;
}

/** Comes over the page when the server stops taking the token; the page stays as it is, with all that was typed. */
export function SessionEndedDialog(props: SessionEndedDialogProps) {
  const { username, onSignedIn, identityProvider, onLeave } = props;
  const isDirty = useSyncExternalStore(subscribeToUnsaved, hasUnsaved);
  return (
    <Dialog
      size="small"
      title={<Message {...messages.ended} />}
      onClose={onLeave}
      isDirty={isDirty}
      footStart={
        <Button variant="quiet" onClick={onLeave}>
          <Message {...messages.leave} />
        </Button>
      }
    >
      <Body>
        <p>
          <Message {...messages.endedAdvice} />
        </p>
        {identityProvider && (
          <p>
            <Message {...messages.endedInNewTab} />
          </p>
        )}
        <SignIn defaultUsername={username} onSignedIn={onSignedIn} identityProvider={identityProvider} />
        <small>
          <Message {...messages.endedElse} />
        </small>
      </Body>
    </Dialog>
  );
}

const Body = styled.div`
  display: grid;
  gap: ${theme.space.lg};
  small {
    color: ${theme.color.text.muted};
    font-size: ${theme.font.size.small};
  }
`;
