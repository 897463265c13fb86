import { styled } from 'styled-components';
import { useIntl } from '../../../i18n/index.js';
import { Badge } from '../../../ui/controls/Badge.js';
import { unsavedMessages as messages } from './UnsavedBadge.messages.js';

/** Something was typed and not saved. Where there is no room for the word, its sign says it alone. */
export function UnsavedBadge() {
  const text = useIntl().formatMessage(messages.unsaved);
  return (
    <Shrinking tone="warning" icon="comment" title={text}>
      <span>{text}</span>
    </Shrinking>
  );
}

// The word goes to a second line, which is not seen, before the source beside it (`givesWay`) loses a letter.
const Shrinking = styled(Badge)`
  flex: 0 1000000000000 auto;
  flex-wrap: wrap;
  align-content: flex-start;
  justify-content: center;
  row-gap: 0;
  min-inline-size: 26px;
  overflow: hidden;
  > svg {
    margin-block: 3px;
  }
`;
