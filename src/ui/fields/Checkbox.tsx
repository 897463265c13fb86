import { useEffect, useRef, type InputHTMLAttributes, type MouseEvent, type ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { touch } from '../../theme/deviceCss.js';
import { theme } from '../../theme/index.js';
import { focusRing, hiddenText } from '../layout/mixins.js';

/** Props of {@link Checkbox}; other attributes go to the input. @public */
export interface CheckboxProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'checked' | 'onChange' | 'type' | 'onClick'
> {
  /** The label of the checkbox. */
  label: ReactNode;
  /** Keeps the label for screen readers only. */
  isLabelHidden?: boolean;
  /** `mixed` when some of the items the checkbox represents are checked. */
  checked: boolean | 'mixed';
  /**
   * Called when the checkbox is checked or cleared, with the click, which shows whether Shift was pressed.
   */
  onCheckedChange: (checked: boolean, event: MouseEvent<HTMLInputElement>) => void;
  /** Shows the value and takes none. */
  isReadOnly?: boolean;
}

/** A box to tick. @public */
export function Checkbox(props: CheckboxProps) {
  const { label, isLabelHidden, checked, onCheckedChange, isReadOnly, className, ...rest } = props;
  const input = useRef<HTMLInputElement>(null);
  const isMixed = checked === 'mixed';
  useEffect(() => {
    if (input.current) input.current.indeterminate = isMixed;
  }, [isMixed]);
  return (
    <CheckLabel className={className}>
      <Box
        {...rest}
        ref={input}
        type="checkbox"
        checked={checked === true}
        // React requires it beside `checked`. The click handler is needed because only a click reports Shift.
        onChange={() => undefined}
        onClick={(event) => {
          if (isReadOnly) event.preventDefault();
          else onCheckedChange(event.currentTarget.checked, event);
        }}
        aria-readonly={isReadOnly || undefined}
        data-mixed={isMixed || undefined}
      />
      <span data-hidden={isLabelHidden || undefined}>{label}</span>
    </CheckLabel>
  );
}

/** The look of the box alone, for tables: a plain element in each of thousands of rows. */
export const boxLook = css`
  appearance: none;
  display: grid;
  position: relative;
  box-sizing: border-box;
  flex: none;
  place-content: center;
  inline-size: 16px;
  block-size: 16px;
  margin: 0;
  border: 1px solid ${theme.color.border.control};
  border-radius: ${theme.radius.sm};
  background: ${theme.color.surface.base};
  cursor: pointer;
  forced-color-adjust: none;
  ${focusRing}

  &:hover {
    border-color: ${theme.color.text.default};
  }
  &:is(:checked, [data-checked], [data-mixed]) {
    border-color: ${theme.color.accent.solid};
    background: ${theme.color.accent.solid};
  }
  &:is(:checked, [data-checked])::before {
    content: '';
    inline-size: 8px;
    block-size: 4px;
    border: solid ${theme.color.accent.onSolid};
    border-width: 0 0 2px 2px;
    transform: translateY(-1px) rotate(-45deg);
  }
  &[data-mixed]::before {
    content: '';
    inline-size: 8px;
    block-size: 0;
    border: 0 solid ${theme.color.accent.onSolid};
    border-block-start-width: 2px;
    transform: none;
  }
  &[type='radio'] {
    border-radius: 50%;
  }
  &[type='radio']:checked::before {
    inline-size: 6px;
    block-size: 6px;
    border: 0;
    border-radius: 50%;
    background: ${theme.color.accent.onSolid};
    transform: none;
  }
  &:is(:disabled, [aria-readonly='true']) {
    border-color: ${theme.color.border.default};
    background: ${theme.color.surface.sunken};
    cursor: not-allowed;
  }
  &:is(:disabled, [aria-readonly='true'])::before {
    border-color: ${theme.color.text.subtle};
  }
  /* A target of 24 px around a box of 16 px. */
  &::after {
    content: '';
    position: absolute;
    inset: -5px;
  }
`;

const Box = styled.input`
  ${boxLook}
`;

/** A control with its words behind it. */
export const CheckLabel = styled.label`
  display: inline-flex;
  position: relative;
  align-items: center;
  align-self: flex-start;
  gap: ${theme.space.sm};
  min-block-size: ${touch.check};
  cursor: pointer;
  [data-hidden] {
    ${hiddenText}
  }
`;
