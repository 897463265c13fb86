import { styled } from 'styled-components';
import { Message } from '../../i18n/index.js';
import { theme } from '../../theme/index.js';
import { Icon } from '../controls/Icon.js';
import { messages } from './form.messages.js';

/** Shows in the foot of a form that stays open that it was saved. No other place shows it. */
export function SavedMark() {
  return (
    <Saved>
      <Icon name="check" size={14} />
      <Message {...messages.saved} />
    </Saved>
  );
}

/** A remark in the foot of a form, with its sign. */
export const Remark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.xs};
`;

const Saved = styled(Remark)`
  color: ${theme.color.success.text};
`;
