import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { TextSpan } from '../../i18n/index.js';
import { theme } from '../../theme/index.js';
import { Icon, type IconName } from '../controls/Icon.js';
import { boxLook } from './Checkbox.js';
import { splitFrame, type FieldFrameProps } from './Field.js';
import { FieldGroup } from './FieldGroup.js';

/** One choice of {@link RadioCards}. @public */
export interface RadioCard<Value extends string = string> {
  /** The value of the card. */
  value: Value;
  /** Its words. */
  label: ReactNode;
  /** A sentence that explains the choice. */
  description?: ReactNode;
  /** Before its words. */
  icon?: IconName;
  /** Shown, but not to be chosen. */
  isDisabled?: boolean;
}

/** Props of {@link RadioCards}. @public */
export interface RadioCardsProps<Value extends string = string> extends FieldFrameProps {
  /** The chosen value. A value without a card, such as `''`, means that nothing is chosen yet. */
  value: Value | '';
  /** Called with the chosen value. */
  onValueChange: (value: Value) => void;
  /** The choices, two to five. */
  options: readonly RadioCard<Value>[];
  /** Shows the choice and takes none. */
  isReadOnly?: boolean;
  /** Called when a card is left. */
  onBlur?: () => void;
  /** Name of the inputs; made up when absent. */
  name?: string;
}

/** One of a few choices that need a sentence each. Arrow keys choose, as among all radio buttons. @public */
export function RadioCards<Value extends string = string>(props: RadioCardsProps<Value>) {
  const [frame, own] = splitFrame(props);
  const { value, onValueChange, options, isReadOnly, onBlur, name } = own;
  // Two groups of one name would be one group.
  const id = useId();
  return (
    <FieldGroup {...frame} role="radiogroup">
      {(group) => (
        <Cards {...group} aria-readonly={isReadOnly || undefined}>
          {options.map((option, index) => (
            <Card key={option.value} data-checked={option.value === value || undefined}>
              <input
                type="radio"
                name={`${name ?? ''}${id}`}
                value={option.value}
                checked={option.value === value}
                disabled={option.isDisabled || (isReadOnly && option.value !== value)}
                onChange={() => onValueChange(option.value)}
                onBlur={onBlur}
                aria-labelledby={`${id}-${index}`}
                aria-describedby={option.description ? `${id}-${index}-more` : undefined}
              />
              <span>
                <Name id={`${id}-${index}`}>
                  {option.icon && <Icon name={option.icon} />}
                  <TextSpan>{option.label}</TextSpan>
                </Name>
                {option.description && <More id={`${id}-${index}-more`}>{option.description}</More>}
              </span>
            </Card>
          ))}
        </Cards>
      )}
    </FieldGroup>
  );
}

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  gap: ${theme.space.sm};
`;

const Card = styled.label`
  display: flex;
  position: relative;
  gap: ${theme.space.sm};
  padding: ${theme.space.md};
  border: ${theme.border.width} solid ${theme.color.border.control};
  border-radius: ${theme.radius.md};
  background: var(--bd-field-surface, ${theme.color.surface.base});
  cursor: pointer;
  > span {
    display: grid;
    gap: ${theme.space['2xs']};
    align-content: start;
    min-inline-size: 0;
  }
  input {
    ${boxLook}
    margin-block-start: 2px;
  }
  &:hover {
    border-color: ${theme.color.text.muted};
  }
  &[data-checked] {
    border-color: ${theme.color.accent.solid};
    background: ${theme.color.surface.selected};
  }
  &:has(:disabled) {
    border-color: ${theme.color.border.default};
    color: ${theme.color.text.disabled};
    cursor: not-allowed;
  }
  [aria-invalid='true'] > & {
    border-color: ${theme.color.danger.solid};
  }
`;

const Name = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.xs};
  font-weight: ${theme.font.weight.medium};
`;

const More = styled.span`
  color: ${theme.color.text.subtle};
  font-size: ${theme.font.size.small};
  line-height: ${theme.font.line.small};
  label:has(:disabled) & {
    color: inherit;
  }
`;
