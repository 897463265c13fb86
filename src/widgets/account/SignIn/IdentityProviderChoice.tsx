import { useState } from 'react';
import { styled } from 'styled-components';
import { signInRefusalOf } from '../../../api/users.js';
import { Message } from '../../../i18n/index.js';
import { theme } from '../../../theme/index.js';
import { Button } from '../../../ui/controls/Button.js';
import { breathing, Skeleton } from '../../../ui/layout/Skeleton.js';
import { FaultNotice } from './FaultNotice.js';
import { messages } from './SignIn.messages.js';

/**
 * An identity provider that the host signs people in with: the widget draws its button and words the refusals of the
 * server, the host goes to the provider and comes back with tokens for {@link signInWithIdentityProvider}.
 * @public
 */
export interface SignInIdentityProvider {
  /** Words of the button, such as “Sign in with Example ID”. @defaultValue 'Sign in with OpenID Connect' */
  label?: string;
  /**
   * `checking`: its availability is not known yet, and a placeholder is shown. `ready`: it is offered.
   * `busy`: the user is on the way to the provider, or the server is checking a user who came back.
   * @defaultValue 'ready'
   */
  status?: 'checking' | 'ready' | 'busy';
  /** Called when the user chooses it. */
  onChoose: () => void;
  /**
   * The failure of {@link signInWithIdentityProvider}, shown above the button. Other failures are reported by
   * the host.
   */
  error?: unknown;
}

/** Props of {@link IdentityProviderChoice}. */
export interface IdentityProviderChoiceProps {
  provider: SignInIdentityProvider;
  /** Absent: the form is there already. */
  onPasswordChosen?: () => void;
}

/** The button of the provider, and the way to the password. */
export function IdentityProviderChoice({ provider, onPasswordChosen }: IdentityProviderChoiceProps) {
  const { label, status = 'ready', onChoose, error } = provider;
  // Later, the user may already be elsewhere.
  const [isOfferedAtOnce] = useState(status === 'ready');
  if (status === 'checking') {
    return (
      <Waiting aria-busy="true">
        <Skeleton as="div" data-size="tall" />
        <Skeleton as="div" data-size="medium" />
      </Waiting>
    );
  }
  const refusal = signInRefusalOf(error);
  return (
    <Ways>
      {error !== undefined && (
        <FaultNotice
          isOfProvider
          fault={refusal ? { kind: 'refused', refusal } : { kind: 'failed', error }}
        />
      )}
      <Button
        variant={onPasswordChosen ? 'primary' : 'secondary'}
        size="tall"
        icon="key"
        isWide
        isBusy={status === 'busy'}
        busyLabel={<Message {...messages.submitting} />}
        onClick={onChoose}
        autoFocus={isOfferedAtOnce}
      >
        {label || <Message {...messages.identityProvider} />}
      </Button>
      {onPasswordChosen ? (
        <Button variant="quiet" isWide onClick={onPasswordChosen}>
          <Message {...messages.form} />
        </Button>
      ) : (
        <Or>
          <Message {...messages.or} />
        </Or>
      )}
    </Ways>
  );
}

const Ways = styled.div`
  display: grid;
  gap: ${theme.space.md};
`;

// As high as what comes most often, so that nothing moves.
const Waiting = styled(Ways)`
  ${breathing}
  [data-size='tall'] {
    block-size: 38px;
  }
  [data-size='medium'] {
    block-size: ${theme.size.control};
    margin-inline: 20%;
  }
`;

const Or = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.md};
  color: ${theme.color.text.muted};
  font-size: ${theme.font.size.small};

  &::before,
  &::after {
    content: '';
    flex: 1;
    border-block-start: 1px solid ${theme.color.border.default};
  }
`;
