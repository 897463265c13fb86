import { useId } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/index.js';
import {
  ChangedBadge,
  FieldError,
  FieldFrame,
  FieldHint,
  splitFrame,
  type FieldFrameProps,
} from './Field.js';
import { Switch, SWITCH_WIDTH, type SwitchProps } from './Switch.js';

/** Props of {@link SwitchField}; other attributes go to the input. @public */
export interface SwitchFieldProps
  extends Omit<FieldFrameProps, 'isOptional'>, Omit<SwitchProps, 'label' | 'id' | 'className'> {
  /** True when the switch is on. */
  checked: boolean;
  /** Called when it is turned on or off. */
  onCheckedChange: (checked: boolean) => void;
  /** Shows the value and takes none. */
  isReadOnly?: boolean;
}

/** A switch with a description below its words, which says what is wrong and what was changed as every field does. @public */
export function SwitchField(props: SwitchFieldProps) {
  const [frame, own] = splitFrame(props);
  const { label, isLabelHidden, hint, error, isChanged, className } = frame;
  const ownId = useId();
  const id = frame.id ?? ownId;
  const described = [error && `${id}-error`, frame['aria-describedby'], hint && `${id}-hint`];
  return (
    <FieldFrame className={className}>
      <Line>
        <Switch
          {...own}
          id={id}
          label={label}
          isLabelHidden={isLabelHidden}
          aria-describedby={described.filter(Boolean).join(' ') || undefined}
          aria-invalid={error ? true : frame['aria-invalid']}
        />
        {isChanged && <ChangedBadge />}
      </Line>
      {(error || hint) && (
        <Below>
          {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
          {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
        </Below>
      )}
    </FieldFrame>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs} ${theme.space.sm};
  align-items: center;
`;

const Below = styled.div`
  display: grid;
  gap: ${theme.space.xs};
  /* Under the words. */
  padding-inline-start: calc(${SWITCH_WIDTH} + ${theme.space.sm});
`;
