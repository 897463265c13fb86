import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { changePassword, signInRefusalOf } from '../../../api/users.js';
import { ApiError } from '../../../api/errors.js';
import { errorText } from '../../../data/errorText.js';
import { serverSays } from '../../../data/refusalErrors.js';
import { useSubmit } from '../../../data/useSubmit.js';
import { refusedFields } from '../../../domain/refusedFields.js';
import { splitHostProps, useHostProps } from '../../../host/KitProvider.js';
import type { HostProps } from '../../../host/types.js';
import { Widget } from '../../../host/Widget.js';
import { Message, useIntl } from '../../../i18n/index.js';
import { theme } from '../../../theme/index.js';
import { Button } from '../../../ui/controls/Button.js';
import { TextField } from '../../../ui/fields/TextField.js';
import { useHoldUnsaved } from '../../../ui/form/unsaved.js';
import { InlineNotice } from '../../../ui/layout/states.js';
import { problemsOf, FIELDS, type FieldName, type Passwords } from './passwordProblems.js';
import { messages } from './PasswordChange.messages.js';

/** Props of {@link PasswordChange}. @public */
export interface PasswordChangeProps extends HostProps {
  /**
   * The user whose password changes, known from a sign-in, so that it does not have to be typed again. It can
   * still be corrected.
   */
  defaultUsername?: string;
  /**
   * Called after the server accepted the new password. Sessions continue with 4.x servers. The embedded
   * server ends them. Users who had to change it sign in again.
   */
  onPasswordChanged: (event: PasswordChangedEvent) => void;
  /** Called when the user leaves the form. Absent: the button is not shown. */
  onCancel?: () => void;
}

/** A password that was changed. @public */
export interface PasswordChangedEvent {
  /** Login name as it was typed. */
  username: string;
}

/** Changes the password of a user of the server. It needs `api` only: the user does not have to be signed in. @public */
export function PasswordChange(props: PasswordChangeProps) {
  const [host, own] = splitHostProps(props);
  return (
    <Widget host={host}>
      <PasswordForm {...own} />
    </Widget>
  );
}

function PasswordForm(props: Omit<PasswordChangeProps, keyof HostProps>) {
  const { defaultUsername = '', onPasswordChanged, onCancel } = props;
  const { api } = useHostProps();
  if (!api) {
    throw new Error(
      'Bomdeck: no api. Pass it to <PasswordChange api={…}>, or wrap the widget in <KitProvider api={…}>.',
    );
  }
  const intl = useIntl();
  const [values, setValues] = useState<Passwords>({ ...EMPTY, username: defaultUsername });
  const [isChecked, setIsChecked] = useState(false);
  const [capsLockIn, setCapsLockIn] = useState<FieldName>();
  const form = useRef<HTMLFormElement>(null);
  const problems = isChecked ? problemsOf(values) : {};

  const { submit, reset, isRunning, error, fieldErrors } = useSubmit({
    save: (typed: Passwords) => changePassword(api, typed),
    isPublic: true,
    saved: (_, { username }) => onPasswordChanged({ username }),
    refused: (failure) => {
      if (!(failure instanceof ApiError)) return {};
      const refused = refusedFields(failure.violations, FIELDS) ?? {};
      const first = FIELDS.find((name) => refused[name]);
      focusField(form.current, first ?? (failure.status === 406 ? 'newPassword' : 'password'));
      return Object.fromEntries(
        Object.entries(refused).map(([name, reasons]) => [name, serverSays(intl, reasons.join(' · '))]),
      );
    },
  });

  const isTyped = FIELDS.some((name) => values[name] !== (name === 'username' ? defaultUsername : ''));
  useHoldUnsaved(isTyped && !isRunning);

  function check(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isRunning) return;
    const typed = typedIn(event.currentTarget, values);
    setValues(typed);
    setIsChecked(true);
    const first = FIELDS.find((name) => problemsOf(typed)[name]);
    if (first) {
      focusField(form.current, first);
      return;
    }
    void submit(typed);
  }

  const firstEmpty = defaultUsername === '' ? 'username' : 'password';
  return (
    <Form ref={form} aria-label={intl.formatMessage(messages.form)} onSubmit={check} noValidate>
      {error !== undefined && !FIELDS.some((name) => fieldErrors?.[name] !== undefined) && (
        <ErrorNotice error={error} />
      )}
      {FIELDS.map((name) => {
        const { label, autoComplete } = LOOKS[name];
        const isSecret = name !== 'username';
        return (
          <TextField
            key={name}
            label={<Message {...messages[label]} />}
            type={isSecret ? 'password' : 'text'}
            name={name}
            autoComplete={autoComplete}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            autoFocus={name === firstEmpty}
            required
            size="tall"
            value={values[name]}
            onValueChange={(value) => {
              if (fieldErrors?.[name]) reset();
              setValues((old) => ({ ...old, [name]: value }));
            }}
            onKeyUp={(event: KeyboardEvent) =>
              setCapsLockIn(isSecret && event.getModifierState('CapsLock') ? name : undefined)
            }
            onBlur={() => setCapsLockIn(undefined)}
            hint={capsLockIn === name && <Message {...messages.capsLock} />}
            error={problems[name] ? <Message {...messages[problems[name]]} /> : fieldErrors?.[name]}
          />
        );
      })}
      <Actions>
        {onCancel && (
          <Button size="tall" onClick={onCancel}>
            <Message {...messages.cancel} />
          </Button>
        )}
        <Button
          type="submit"
          variant="primary"
          size="tall"
          isBusy={isRunning}
          busyLabel={<Message {...messages.submitting} />}
        >
          <Message {...messages.submit} />
        </Button>
      </Actions>
    </Form>
  );
}

const EMPTY: Passwords = { username: '', password: '', newPassword: '', confirmPassword: '' };

const LOOKS: Record<FieldName, { label: keyof typeof messages; autoComplete: string }> = {
  username: { label: 'username', autoComplete: 'username' },
  password: { label: 'current', autoComplete: 'current-password' },
  newPassword: { label: 'next', autoComplete: 'new-password' },
  confirmPassword: { label: 'confirm', autoComplete: 'new-password' },
};

/** Password managers fill the fields; not all of them say so. */
function typedIn(form: HTMLFormElement, known: Passwords): Passwords {
  const data = new FormData(form);
  const typed = { ...known };
  for (const name of FIELDS) {
    const value = data.get(name);
    if (typeof value === 'string') typed[name] = value;
  }
  return typed;
}

function focusField(form: HTMLFormElement | null, name: FieldName) {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLInputElement) field.focus();
}

function ErrorNotice({ error }: { error: unknown }) {
  const intl = useIntl();
  if (error instanceof ApiError && error.status === 406) {
    return (
      <InlineNotice tone="danger" role="alert" title={<Message {...messages.notAcceptable} />}>
        <Message {...messages.notAcceptableAdvice} />
      </InlineNotice>
    );
  }
  const refusal = signInRefusalOf(error);
  if (refusal) {
    const title =
      refusal === 'INVALID_CREDENTIALS' ? 'invalid' : refusal === 'SUSPENDED' ? 'suspended' : 'refused';
    return <InlineNotice tone="danger" role="alert" title={<Message {...messages[title]} />} />;
  }
  const { title, detail } = errorText(intl, error);
  return (
    <InlineNotice tone="danger" role="alert" title={title}>
      {detail}
    </InlineNotice>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space.lg};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${theme.space.sm};
`;
