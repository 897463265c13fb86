import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { TextSpan } from '../../i18n/index.js';
import { theme } from '../../theme/index.js';
import { Icon, type IconName } from '../controls/Icon.js';
import { hiddenText, onTouch } from '../layout/mixins.js';

/** One choice of a {@link SegmentedControl}. @public */
export interface Segment<Value extends string = string> {
  /** The value of the segment. */
  value: Value;
  /** Its words. */
  label: ReactNode;
  /** Before its words. */
  icon?: IconName;
  /** Shown, but not to be chosen. */
  isDisabled?: boolean;
}

/** Props of {@link SegmentedControl}. @public */
export interface SegmentedControlProps<Value extends string = string> {
  /** The name of the choice, for screen readers. */
  label: string;
  /** The chosen value. */
  value: Value;
  /** Called with the chosen value. */
  onValueChange: (value: Value) => void;
  /** The choices. */
  options: readonly Segment<Value>[];
  /** Shows the choice and takes none. */
  isReadOnly?: boolean;
  /** Class of the root. */
  className?: string;
}

/** One of two to five choices that are all visible. @public */
export function SegmentedControl<Value extends string = string>(props: SegmentedControlProps<Value>) {
  const { label, value, onValueChange, options, isReadOnly, className } = props;
  const name = useId();
  return (
    <SegmentGroup
      className={className}
      role="radiogroup"
      aria-label={label}
      aria-readonly={isReadOnly || undefined}
    >
      {options.map((option) => (
        <label key={option.value} data-checked={option.value === value || undefined}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.isDisabled || (isReadOnly && option.value !== value)}
            onChange={() => onValueChange(option.value)}
          />
          {option.icon && <Icon name={option.icon} />}
          <TextSpan>{option.label}</TextSpan>
        </label>
      ))}
    </SegmentGroup>
  );
}

/** The look of radio buttons side by side: labels around hidden inputs. */
export const SegmentGroup = styled.div`
  display: inline-flex;
  box-sizing: border-box;
  align-self: flex-start;
  gap: ${theme.space['2xs']};
  padding: ${theme.space['2xs']};
  border: 1px solid ${theme.color.border.subtle};
  border-radius: ${theme.radius.md};
  background: ${theme.color.surface.sunken};

  > label {
    display: inline-flex;
    position: relative;
    box-sizing: border-box;
    align-items: center;
    justify-content: center;
    gap: 6px;
    min-block-size: 26px;
    padding-inline: 10px;
    border: 1px solid transparent;
    border-radius: calc(${theme.radius.md} - ${theme.space['2xs']});
    color: ${theme.color.text.muted};
    font-weight: ${theme.font.weight.medium};
    white-space: nowrap;
    cursor: pointer;
  }
  > label:hover {
    color: ${theme.color.text.default};
  }
  > label[data-checked] {
    border-color: ${theme.color.border.control};
    background: ${theme.color.surface.base};
    box-shadow: ${theme.shadow.raised};
    color: ${theme.color.text.default};
  }
  > label:has(:focus-visible) {
    outline: ${theme.border.focusWidth} solid ${theme.color.focus};
    outline-offset: 1px;
  }
  > label:has(:disabled) {
    color: ${theme.color.text.disabled};
    cursor: not-allowed;
  }
  input {
    ${hiddenText}
    opacity: 0;
  }
  ${onTouch} {
    > label {
      min-block-size: 36px;
    }
  }
  @media (forced-colors: active) {
    > label[data-checked] {
      border-color: Highlight;
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;
