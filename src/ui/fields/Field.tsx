import { useId, type AriaAttributes, type HTMLAttributes, type ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { touch } from '../../theme/deviceCss.js';
import { theme } from '../../theme/index.js';
import { Message, TextSpan } from '../../i18n/index.js';
import { deferred } from '../later/deferred.js';
import { Icon } from '../controls/Icon.js';
import { hiddenText } from '../layout/mixins.js';
import { messages } from './Field.messages.js';

/** The props of every field around its control. @public */
export interface FieldFrameProps {
  /** The label of the field. */
  label: ReactNode;
  /** Keeps the label for screen readers only. Something else must show it to everyone else. */
  isLabelHidden?: boolean;
  /** Below the control; stays while there is an error. */
  hint?: ReactNode;
  /** The problem and its solution. Absent or empty: there is no problem. */
  error?: ReactNode;
  /** Marks the field as optional beside the label. */
  isOptional?: boolean;
  /** True when the value differs from the saved one. */
  isChanged?: boolean;
  /** Id of the control; made up when absent. */
  id?: string;
  /** Class of the root. */
  className?: HTMLAttributes<HTMLElement>['className'];
  /** Texts elsewhere that describe the control, besides its own hint and error. */
  'aria-describedby'?: AriaAttributes['aria-describedby'];
  /** Marks the control as invalid when the reason is shown elsewhere. An `error` marks it automatically. */
  'aria-invalid'?: AriaAttributes['aria-invalid'];
}

/** The attributes that tie a control to its label, hint and error. */
export interface FieldControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': AriaAttributes['aria-invalid'];
}

/** Parts the props of a labelled control into those of its frame and those of the control itself. */
export function splitFrame<Props extends FieldFrameProps>(props: Props) {
  const { label, isLabelHidden, hint, error, isOptional, isChanged, id, className, ...rest } = props;
  const { 'aria-describedby': describedBy, 'aria-invalid': isInvalid, ...own } = rest;
  const frame = { label, isLabelHidden, hint, error, isOptional, isChanged, id, className };
  return [{ ...frame, 'aria-describedby': describedBy, 'aria-invalid': isInvalid }, own] as const;
}

/** Label, hint and error around any control. */
export function Field(
  props: FieldFrameProps & { children: (control: FieldControlProps) => ReactNode; note?: ReactNode },
) {
  const { label, isLabelHidden, hint, error, isOptional, isChanged, className, note, children } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const noteId = `${id}-note`;
  const described = [error && errorId, props['aria-describedby'], hint && hintId, note && noteId];
  return (
    <FieldFrame className={className}>
      <FieldLabel htmlFor={id} data-hidden={isLabelHidden || undefined}>
        <TextSpan>{label}</TextSpan>
        {isOptional && (
          <Optional>
            {' '}
            <Message {...messages.optional} />
          </Optional>
        )}
        {/* The space keeps the words apart where they are read aloud. */}
        <TextSpan>{isChanged && ' '}</TextSpan>
        {isChanged && <ChangedBadge />}
      </FieldLabel>
      {children({
        id,
        'aria-describedby': described.filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : props['aria-invalid'],
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
      {note && <FieldHint id={noteId}>{note}</FieldHint>}
    </FieldFrame>
  );
}

/** The message of a field that is wrong. */
export function FieldError(props: { id?: string; children: ReactNode }) {
  return (
    <ErrorLine id={props.id}>
      <Icon name="alert" size={14} />
      <span>{props.children}</span>
    </ErrorLine>
  );
}

/** The size of letters in a field. */
export const fieldText = (size: string) => `max(${size}, ${touch.text})`;

/** The look of a box that text is typed into. */
export const inputBox = css`
  box-sizing: border-box;
  margin: 0;
  inline-size: 100%;
  min-inline-size: 0;
  block-size: ${theme.size.control};
  min-block-size: ${touch.field};
  padding-block: 0;
  padding-inline: 10px;
  border: 1px solid ${theme.color.border.control};
  border-radius: ${theme.radius.md};
  background-color: var(--bd-field-surface, ${theme.color.surface.base});
  color: ${theme.color.text.default};
  font: inherit;
  font-size: ${fieldText('1em')};
  letter-spacing: inherit;
  text-align: start;

  &::placeholder {
    color: ${theme.color.text.subtle};
    opacity: 1;
  }
  &:hover {
    border-color: ${theme.color.text.muted};
  }
  &:is(:focus-visible, [data-focus-within]:focus-within) {
    border-color: transparent;
    outline: ${theme.border.focusWidth} solid ${theme.color.focus};
    outline-offset: -1px;
  }
  &[aria-invalid='true'] {
    border-color: ${theme.color.danger.solid};
    box-shadow: inset 3px 0 0 ${theme.color.danger.solid};
  }
  [dir='rtl'] &[aria-invalid='true'] {
    box-shadow: inset -3px 0 0 ${theme.color.danger.solid};
  }
  &:disabled {
    border-color: ${theme.color.border.default};
    background-color: ${theme.color.surface.sunken};
    color: ${theme.color.text.disabled};
    opacity: 1;
    cursor: not-allowed;
  }
  &[readonly] {
    border-color: transparent;
    background-color: ${theme.color.surface.sunken};
  }
  &[data-size='small'] {
    block-size: ${theme.size.controlSmall};
    padding-inline-start: ${theme.space.sm};
    font-size: ${fieldText(theme.font.size.small)};
  }
  &[data-size='tall'] {
    block-size: 38px;
  }
  &[data-mono] {
    font-family: ${theme.font.family.mono};
    font-size: ${fieldText(theme.font.size.small)};
    direction: ltr;
  }
`;

/** Says that a value differs from the saved one; loaded on demand, because most fields never show it. */
export const ChangedBadge = deferred(
  () => import('./ChangedBadge.js').then((module) => module.ChangedBadge),
  'fallback',
);

/** A label above a control. */
export const FieldLabel = styled.label`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  align-self: flex-start;
  color: ${theme.color.text.default};
  font-size: ${theme.font.size.small};
  font-weight: ${theme.font.weight.medium};
  line-height: ${theme.font.line.small};
  > [data-tone] {
    block-size: 16px;
  }
  &[data-hidden] {
    ${hiddenText}
  }
`;

/** Stacks the label, the control, and its texts. */
export const FieldFrame = styled.div`
  display: flex;
  position: relative;
  flex-direction: column;
  gap: ${theme.space.xs};
  min-inline-size: 0;
`;

const Optional = styled.span`
  color: ${theme.color.text.subtle};
  font-weight: ${theme.font.weight.regular};
`;

/** A remark below a control. */
export const FieldHint = styled.div`
  color: ${theme.color.text.subtle};
  font-size: ${theme.font.size.small};
  line-height: ${theme.font.line.small};
`;

const ErrorLine = styled.div`
  display: flex;
  gap: 6px;
  color: ${theme.color.danger.text};
  font-size: ${theme.font.size.small};
  line-height: ${theme.font.line.small};
  overflow-wrap: anywhere;
  > svg {
    margin-block-start: 1px;
  }
`;
