import type { InputHTMLAttributes, ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/index.js';
import { focusRing } from '../layout/mixins.js';
import { CheckLabel } from './Checkbox.js';

/** Props of {@link Switch}; other attributes go to the input. @public */
export interface SwitchProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'checked' | 'onChange' | 'type'
> {
  /** The label of the switch. */
  label: ReactNode;
  /** Keeps the label for screen readers only. */
  isLabelHidden?: boolean;
  /** True when the switch is on. */
  checked: boolean;
  /** Called when it is turned on or off. */
  onCheckedChange: (checked: boolean) => void;
  /** Shows the value and takes none. */
  isReadOnly?: boolean;
}

/** Turns something on or off, either immediately or with the form around it. @public */
export function Switch(props: SwitchProps) {
  const { label, isLabelHidden, checked, onCheckedChange, isReadOnly, className, ...rest } = props;
  return (
    <CheckLabel className={className}>
      <Track
        {...rest}
        type="checkbox"
        role="switch"
        checked={checked}
        onChange={(event) => !isReadOnly && onCheckedChange(event.target.checked)}
        aria-readonly={isReadOnly || undefined}
      />
      <span data-hidden={isLabelHidden || undefined}>{label}</span>
    </CheckLabel>
  );
}

/** The width of a switch without its label. */
export const SWITCH_WIDTH = '30px';

const Track = styled.input`
  appearance: none;
  position: relative;
  box-sizing: border-box;
  flex: none;
  inline-size: ${SWITCH_WIDTH};
  block-size: 18px;
  margin: 0;
  border: 1px solid ${theme.color.border.control};
  border-radius: ${theme.radius.full};
  background: ${theme.color.surface.sunken};
  cursor: pointer;
  transition: background ${theme.motion.fast};
  forced-color-adjust: none;
  ${focusRing}

  &::before {
    content: '';
    position: absolute;
    inset-block-start: 2px;
    inset-inline-start: 2px;
    inline-size: 12px;
    block-size: 12px;
    border-radius: 50%;
    background: ${theme.color.border.control};
    transition: inset-inline-start ${theme.motion.fast};
  }
  &:checked {
    border-color: ${theme.color.accent.solid};
    background: ${theme.color.accent.solid};
  }
  &:checked::before {
    inset-inline-start: 14px;
    background: ${theme.color.accent.onSolid};
  }
  &::after {
    content: '';
    position: absolute;
    inset: -5px;
  }
  &:is(:disabled, [aria-readonly='true']) {
    opacity: 0.5;
    cursor: not-allowed;
  }
`;
