import { useId, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { TextSpan } from '../../i18n/index.js';
import { theme } from '../../theme/index.js';
import { Icon } from '../controls/Icon.js';
import { bare, focusRing } from './mixins.js';

/** Props of {@link Disclosure}. */
export interface DisclosureProps {
  /** The heading that opens it. */
  summary: ReactNode;
  children: ReactNode;
  /** @defaultValue false */
  defaultIsOpen?: boolean;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/** More on demand. The content stays mounted while it is closed, so nothing typed in it is lost. */
export function Disclosure(props: DisclosureProps) {
  const { summary, children, defaultIsOpen = false, onOpenChange } = props;
  const [own, setOwn] = useState(defaultIsOpen);
  const isOpen = props.isOpen ?? own;
  const id = useId();
  return (
    <div>
      <Summary
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => {
          setOwn(!isOpen);
          onOpenChange?.(!isOpen);
        }}
      >
        <Icon name="chevron-right" size={14} />
        <TextSpan>{summary}</TextSpan>
      </Summary>
      <div id={id} hidden={!isOpen}>
        {children}
      </div>
    </div>
  );
}

const Summary = styled.button`
  ${bare}
  ${focusRing}
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-block-size: 28px;
  border-radius: ${theme.radius.sm};
  color: ${theme.color.text.muted};
  font-weight: ${theme.font.weight.medium};
  &:hover {
    color: ${theme.color.text.default};
  }
  &[aria-expanded='true'] > svg {
    transform: rotate(90deg) !important;
  }
`;
