import { useId } from 'react';
import { styled } from 'styled-components';
import { Message, TextSpan, useIntl } from '../../i18n/index.js';
import { theme } from '../../theme/index.js';
import { bare, focusRing } from '../layout/mixins.js';
import { splitFrame, type FieldFrameProps } from './Field.js';
import { messages } from './SecretField.messages.js';
import { TextField } from './TextField.js';

/** The change to a stored secret: it is kept, replaced, or removed. @public */
export type SecretChange = { kind: 'keep' } | { kind: 'replace'; secret: string } | { kind: 'clear' };

/** The value of a {@link SecretField} at first. @public */
export const KEPT_SECRET: SecretChange = { kind: 'keep' };

/** Props of {@link SecretField}. @public */
export interface SecretFieldProps extends FieldFrameProps {
  /** The change to the secret, never the stored secret itself. */
  value: SecretChange;
  /** Called with what is to become of it. */
  onValueChange: (value: SecretChange) => void;
  /** True when a secret is stored. Absent: unknown. */
  isSet?: boolean;
  /** False when it cannot be removed separately. @defaultValue true */
  canRemove?: boolean;
  /** Most characters it takes. */
  maxLength?: number;
  /** Takes none; says whether one is stored. */
  isReadOnly?: boolean;
  /** Called when it is left. */
  onBlur?: () => void;
  /** Name of the input. */
  name?: string;
}

/**
 * A password or key that can be replaced and removed but is never shown or sent back. Left empty it stays; browsers are asked not
 * to fill it in.
 * @public
 */
export function SecretField(props: SecretFieldProps) {
  const [frame, own] = splitFrame(props);
  const { value, onValueChange, isSet, maxLength, isReadOnly, onBlur, name } = own;
  const intl = useIntl();
  const id = useId();
  const unknown = isReadOnly ? messages.notShown : messages.unchanged;
  const stored = isSet === undefined ? unknown : isSet ? messages.isSet : messages.isNotSet;
  const isRemoved = value.kind === 'clear';
  if (isReadOnly || isRemoved) {
    return (
      <TextField
        {...frame}
        label={<span id={id}>{frame.label}</span>}
        hint={!isReadOnly && <Way {...props} labelId={id} />}
        value={intl.formatMessage(isReadOnly ? stored : messages.isRemoved)}
        onValueChange={ignore}
        isReadOnly
      />
    );
  }
  return (
    <TextField
      {...frame}
      label={<span id={id}>{frame.label}</span>}
      hint={<Way {...props} labelId={id} />}
      type="password"
      // Offers to make a password, and does not fill in one that is known.
      autoComplete="new-password"
      value={value.kind === 'replace' ? value.secret : ''}
      onValueChange={(secret) => onValueChange(secret === '' ? KEPT_SECRET : { kind: 'replace', secret })}
      placeholder={intl.formatMessage(stored)}
      maxLength={maxLength}
      onBlur={onBlur}
      name={name}
    />
  );
}

/** Shows the change to the stored secret, and the button that reverses it. */
function Way(props: SecretFieldProps & { labelId: string }) {
  const { hint, value, onValueChange, isSet, canRemove = true, error, labelId } = props;
  const isRemoved = value.kind === 'clear';
  // An error on an empty field means that the stored secret cannot be kept.
  const isUnkept = value.kind === 'keep' && Boolean(error);
  return (
    <>
      {hint && (
        <>
          <TextSpan>{hint}</TextSpan>{' '}
        </>
      )}
      {!isRemoved && !isUnkept && <Message {...hintOf(isSet)} />}{' '}
      {isSet !== false && canRemove && (
        <InlineButton
          type="button"
          aria-describedby={labelId}
          onClick={() => onValueChange(isRemoved ? KEPT_SECRET : { kind: 'clear' })}
        >
          <Message {...(isRemoved ? messages.keep : messages.remove)} />
        </InlineButton>
      )}
    </>
  );
}

function hintOf(isSet: boolean | undefined) {
  if (isSet === undefined) return messages.unknownHint;
  return isSet ? messages.keepHint : messages.newHint;
}

function ignore() {
  // A field that is read only never calls it.
}

const InlineButton = styled.button`
  ${bare}
  ${focusRing}
  border-radius: ${theme.radius.sm};
  color: ${theme.color.text.link};
  text-decoration: underline;
  text-underline-offset: 2px;
`;
