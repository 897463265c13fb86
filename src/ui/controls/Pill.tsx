import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/index.js';
import { useIntl } from '../../i18n/index.js';
import { Icon } from './Icon.js';
import { messages } from './Pill.messages.js';
import { bare, cut, focusRing, onTouch } from '../layout/mixins.js';
import { usePassFocusOn } from '../focus/usePassFocusOn.js';

/** Props of {@link Pill}. */
export interface PillProps {
  /** The text of the pill, such as “Severity is Critical, High”. */
  children: ReactNode;
  /** The same in plain text; names the remove button. */
  label: string;
  /** Opens what changes it. Absent: plain text. */
  onEdit?: () => void;
  /** Takes it away. Absent: it stays. */
  onRemove?: () => void;
  /** The name of the remove button, where “Remove …” would be unclear. */
  removeLabel?: string;
}

/** One applied filter: a click edits it, the cross removes it. */
export function Pill(props: PillProps) {
  const { children, label, onEdit, onRemove, removeLabel } = props;
  const intl = useIntl();
  const passFocusOn = usePassFocusOn();
  return (
    <Frame ref={passFocusOn}>
      {onEdit ? (
        <Words as="button" type="button" onClick={onEdit}>
          {children}
        </Words>
      ) : (
        <Words>{children}</Words>
      )}
      {onRemove && (
        <Remove
          type="button"
          onClick={onRemove}
          aria-label={removeLabel ?? intl.formatMessage(messages.remove, { name: label })}
        >
          <Icon name="close" size={12} />
        </Remove>
      )}
    </Frame>
  );
}

const Frame = styled.span`
  display: inline-flex;
  box-sizing: border-box;
  align-items: stretch;
  block-size: 26px;
  max-inline-size: 100%;
  border: 1px solid ${theme.color.border.default};
  border-radius: ${theme.radius.md};
  background: ${theme.color.surface.base};
  font-size: ${theme.font.size.small};
  ${onTouch} {
    block-size: 36px;
  }
`;

const innerRadius = `calc(${theme.radius.md} - ${theme.border.width})`;

const Words = styled.span`
  ${bare}
  ${focusRing}
  ${cut}
  align-content: center;
  padding-inline: ${theme.space.sm};
  cursor: inherit;
  border-radius: ${innerRadius};
  font-size: ${theme.font.size.small};
  line-height: 24px;
  &:is(button) {
    cursor: pointer;
  }
  &:is(button):hover {
    background: ${theme.color.surface.hover};
  }
  b {
    font-weight: ${theme.font.weight.strong};
  }
`;

const Remove = styled.button`
  ${bare}
  ${focusRing}
  display: grid;
  flex: none;
  place-items: center;
  min-inline-size: 25px;
  border-inline-start: 1px solid ${theme.color.border.subtle};
  border-start-end-radius: ${innerRadius};
  border-end-end-radius: ${innerRadius};
  color: ${theme.color.text.subtle};
  &:hover {
    background: ${theme.color.surface.hover};
    color: ${theme.color.text.default};
  }
  ${onTouch} {
    min-inline-size: 36px;
  }
`;
