import { useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { signIn, signInRefusalOf } from '../../../api/users.js';
import { useSubmit } from '../../../data/useSubmit.js';
import { splitHostProps, useHostProps } from '../../../host/KitProvider.js';
import type { HostProps } from '../../../host/types.js';
import { tellHost } from '../../../ui/faults/tellHost.js';
import { Widget } from '../../../host/Widget.js';
import { Message, useIntl } from '../../../i18n/index.js';
import { theme } from '../../../theme/index.js';
import { Button } from '../../../ui/controls/Button.js';
import { TextField } from '../../../ui/fields/TextField.js';
import { FaultNotice, type Fault } from './FaultNotice.js';
import { IdentityProviderChoice, type SignInIdentityProvider } from './IdentityProviderChoice.js';
import { messages } from './SignIn.messages.js';

/** Props of {@link SignIn}. @public */
export interface SignInProps extends HostProps {
  /** The initial text of the username field. The password field then has the focus. */
  defaultUsername?: string;
  /** Called with the session token after the server accepted the sign-in. Where it is kept is the host's decision. */
  onSignedIn: (event: SignedInEvent) => void;
  /** Called when the password is correct but must be changed first. Absent: the form shows this. */
  onPasswordChangeRequired?: (event: PasswordChangeRequiredEvent) => void;
  /** Another way in, offered first; the form is then behind a button. Absent: the form alone. */
  identityProvider?: SignInIdentityProvider;
}

/** A sign-in that the server accepted. @public */
export interface SignedInEvent {
  /** Sent as bearer token from now on. */
  token: string;
  /** Login name as it was typed. */
  username: string;
}

/** A sign-in that needs another password. @public */
export interface PasswordChangeRequiredEvent {
  /** Login name as it was typed. */
  username: string;
}

/**
 * Signs in with a user name and a password, and shows the way to an identity provider if the host has one. It needs `api`
 * only: no user is signed in yet.
 * @public
 */
export function SignIn(props: SignInProps) {
  const [host, own] = splitHostProps(props);
  return (
    <Widget host={host}>
      <Ways {...own} />
    </Widget>
  );
}

type OwnProps = Omit<SignInProps, keyof HostProps>;

function Ways({ identityProvider, ...form }: OwnProps) {
  const [isPasswordChosen, setIsPasswordChosen] = useState(false);
  if (!identityProvider) return <PasswordForm {...form} />;
  return (
    <Column>
      <IdentityProviderChoice
        provider={identityProvider}
        onPasswordChosen={isPasswordChosen ? undefined : () => setIsPasswordChosen(true)}
      />
      {isPasswordChosen && <PasswordForm {...form} />}
    </Column>
  );
}

function PasswordForm(props: Omit<OwnProps, 'identityProvider'>) {
  const { defaultUsername = '', onSignedIn, onPasswordChangeRequired } = props;
  const { api } = useHostProps();
  if (!api)
    throw new Error(
      'Bomdeck: no api. Pass it to <SignIn api={…}>, or wrap the widget in <KitProvider api={…}>.',
    );
  const intl = useIntl();
  const [username, setUsername] = useState(defaultUsername);
  const [password, setPassword] = useState('');
  const [isMissing, setIsMissing] = useState({ username: false, password: false });
  const [isCapsLock, setIsCapsLock] = useState(false);
  const [fault, setFault] = useState<Fault>();
  // True after a rejection until the text changes. The notice stays, so that nothing moves while the user
  // types.
  const [isRefused, setIsRefused] = useState(false);
  const faultId = useId();
  const usernameInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const { submit, isRunning } = useSubmit({
    save: (typed: { username: string; password: string }) => signIn(api, typed),
    isPublic: true,
    saved: (token, typed) => onSignedIn({ token, username: typed.username }),
    refused: (error, typed) => {
      const refusal = signInRefusalOf(error);
      if (refusal === 'FORCE_PASSWORD_CHANGE' && onPasswordChangeRequired) {
        tellHost(() => onPasswordChangeRequired({ username: typed.username }));
        return {};
      }
      setFault(refusal ? { kind: 'refused', refusal } : { kind: 'failed', error });
      setIsRefused(refusal === 'INVALID_CREDENTIALS');
      if (refusal) {
        passwordInput.current?.focus();
        passwordInput.current?.select();
      }
      return {};
    },
  });

  function check(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isRunning) return;
    // Password managers fill the fields; not all of them say so.
    const typed = {
      username: usernameInput.current?.value ?? username,
      password: passwordInput.current?.value ?? password,
    };
    const missing = { username: typed.username.trim() === '', password: typed.password === '' };
    setIsMissing(missing);
    setIsRefused(false);
    if (missing.username || missing.password) {
      setFault(undefined);
      (missing.username ? usernameInput : passwordInput).current?.focus();
      return;
    }
    void submit(typed);
  }

  return (
    <Form aria-label={intl.formatMessage(messages.form)} onSubmit={check} noValidate>
      {fault && (
        <div id={faultId}>
          <FaultNotice fault={fault} />
        </div>
      )}
      <TextField
        ref={usernameInput}
        label={<Message {...messages.username} />}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        autoFocus={defaultUsername === ''}
        required
        size="tall"
        value={username}
        onValueChange={(text) => {
          setUsername(text);
          setIsRefused(false);
        }}
        error={isMissing.username && username.trim() === '' && <Message {...messages.usernameMissing} />}
      />
      <TextField
        ref={passwordInput}
        label={<Message {...messages.password} />}
        type="password"
        name="password"
        autoComplete="current-password"
        autoFocus={defaultUsername !== ''}
        // In a dialog the browser looks for the first control; this is the one that people came for.
        data-autofocus={defaultUsername !== '' || undefined}
        required
        size="tall"
        value={password}
        onValueChange={(text) => {
          setPassword(text);
          setIsRefused(false);
        }}
        onKeyUp={(event: KeyboardEvent) => setIsCapsLock(event.getModifierState('CapsLock'))}
        onBlur={() => setIsCapsLock(false)}
        hint={isCapsLock && <Message {...messages.capsLock} />}
        // The server does not report which of the two is wrong. Users correct the password first.
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? faultId : undefined}
        error={isMissing.password && password === '' && <Message {...messages.passwordMissing} />}
      />
      <Button
        type="submit"
        variant="primary"
        size="tall"
        isWide
        isBusy={isRunning}
        busyLabel={<Message {...messages.submitting} />}
      >
        <Message {...messages.submit} />
      </Button>
    </Form>
  );
}

const Column = styled.div`
  display: grid;
  gap: ${theme.space.lg};
`;

const Form = styled.form`
  display: grid;
  gap: ${theme.space.lg};
`;
