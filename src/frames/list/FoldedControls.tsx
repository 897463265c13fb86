import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { Message, TextSpan, useIntl } from '../../i18n/index.js';
import { theme } from '../../theme/index.js';
import { Button } from '../../ui/controls/Button.js';
import { MatchCount, ToolbarEnd } from '../../ui/table/list.styles.js';
import { onPhone } from '../../ui/layout/mixins.js';
import { messages } from './foldedControls.messages.js';
import type { ListControlsProps } from './ListDefinition.js';

/**
 * The filters and buttons of a list. On a phone, everything except the number of matching rows is behind one
 * button. @public
 */
export function FoldedControls(props: ListControlsProps) {
  const { count, children } = props;
  const intl = useIntl();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <PhoneToggle>
        <Button icon="filter" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
          <Message {...messages.filters} />
          <TextSpan>{count > 0 && ` (${intl.formatNumber(count)})`}</TextSpan>
        </Button>
      </PhoneToggle>
      <Controls id={id} data-open={isOpen || undefined}>
        {children}
      </Controls>
    </>
  );
}

const PhoneToggle = styled.span`
  display: none;
  ${onPhone} {
    display: inline-flex;
  }
`;

const Controls = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.sm};
  ${onPhone} {
    flex: 1 0 100%;
    &:not([data-open]) {
      display: contents;
    }
    &:not([data-open]) > :not(${ToolbarEnd}),
    &:not([data-open]) > ${ToolbarEnd} > :not(${MatchCount}) {
      display: none;
    }
  }
`;
