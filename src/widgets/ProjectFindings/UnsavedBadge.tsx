import { styled } from 'styled-components';
import { useIntl } from '../../i18n/index.js';
import { Badge } from '../../ui/Badge.js';
import { cut, givesWay } from '../../ui/mixins.js';
import { unsavedMessages as messages } from './UnsavedBadge.messages.js';

/** Something was typed and not saved. Gives way to what it stands beside, down to its sign. */
export function UnsavedBadge() {
  const text = useIntl().formatMessage(messages.unsaved);
  return (
    <Shrinking tone="warning" icon="comment" title={text}>
      <Text>{text}</Text>
    </Shrinking>
  );
}

const Shrinking = styled(Badge)`
  ${givesWay}
  min-inline-size: 26px;
  overflow: hidden;
`;

const Text = styled.span`
  ${cut}
`;
