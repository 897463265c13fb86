import type { Ref, SelectHTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/index.js';
import { Icon } from '../controls/Icon.js';
import { withRef } from '../controls/withRef.js';
import { Field, inputBox, splitFrame, type FieldFrameProps } from './Field.js';
import { useEarlyInput } from './useEarlyInput.js';

/** One choice of a {@link Select}. @public */
export interface SelectOption<Value extends string = string> {
  /** The value of the option. */
  value: Value;
  /** Its words. */
  label: string;
  /** Shown, but not to be chosen. */
  isDisabled?: boolean;
  /** The heading above the option. Options of the same group must be adjacent. */
  group?: string;
}

/** Props of {@link Select}; other attributes go to the select. @public */
export interface SelectProps<Value extends string = string>
  extends
    FieldFrameProps,
    Omit<SelectHTMLAttributes<HTMLSelectElement>, 'value' | 'onChange' | 'size' | 'id'> {
  /** A value without an option, such as `''`, shows `placeholder`. */
  value: Value | '';
  /** Called with the chosen value. */
  onValueChange: (value: Value) => void;
  /** The choices. */
  options: readonly SelectOption<Value>[];
  /** Shown while nothing is chosen; cannot be chosen itself. */
  placeholder?: string;
  /** Shows the value and takes none. */
  isReadOnly?: boolean;
  /** Height. */
  size?: 'small' | 'medium' | 'tall';
  /** The select. */
  ref?: Ref<HTMLSelectElement>;
}

/**
 * One of a few choices, with the list of the operating system. Arrow keys only choose. Saving is up to the
 * owner. @public
 */
export const Select = withRef(function Select<Value extends string = string>(props: SelectProps<Value>) {
  const [frame, own] = splitFrame(props);
  const { value, onValueChange, options, placeholder, isReadOnly, size = 'medium', ref, ...rest } = own;
  const chosen = options.find((option) => option.value === value);
  const shown = chosen ? value : '';
  const control = useEarlyInput(ref, shown, (early) => onValueChange(early as Value));
  return (
    <Field {...frame}>
      {(attributes) =>
        isReadOnly ? (
          <ReadOnly
            {...attributes}
            readOnly
            value={chosen?.label ?? placeholder ?? value}
            data-size={size}
            dir="auto"
          />
        ) : (
          <Box>
            <Control
              {...rest}
              {...attributes}
              ref={control}
              value={shown}
              onChange={(event) => onValueChange(event.target.value as Value)}
              data-size={size}
              data-empty={chosen ? undefined : ''}
            >
              {!chosen && (
                <option value="" disabled hidden>
                  {placeholder ?? ''}
                </option>
              )}
              {grouped(options).map(({ group, members }) =>
                group === undefined ? (
                  members.map(optionOf)
                ) : (
                  <optgroup key={group} label={group}>
                    {members.map(optionOf)}
                  </optgroup>
                ),
              )}
            </Control>
            <Icon name="chevron-down" size={14} />
          </Box>
        )
      }
    </Field>
  );
});

function optionOf(option: SelectOption) {
  return (
    <option key={option.value} value={option.value} disabled={option.isDisabled}>
      {option.label}
    </option>
  );
}

function grouped(options: readonly SelectOption[]) {
  const groups: { group: string | undefined; members: SelectOption[] }[] = [];
  for (const option of options) {
    const last = groups[groups.length - 1];
    if (last && last.group === option.group) last.members.push(option);
    else groups.push({ group: option.group, members: [option] });
  }
  return groups;
}

const Box = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  min-inline-size: 0;
  > svg {
    position: absolute;
    inset-inline-end: 9px;
    color: ${theme.color.text.muted};
    pointer-events: none;
  }
`;

const Control = styled.select`
  ${inputBox}
  appearance: none;
  padding-inline-end: ${theme.space['2xl']};
  text-overflow: ellipsis;
  cursor: pointer;
  &[data-empty] {
    color: ${theme.color.text.subtle};
  }
  option,
  optgroup {
    background: ${theme.color.surface.overlay};
    color: ${theme.color.text.default};
  }
`;

const ReadOnly = styled.input`
  ${inputBox}
`;
