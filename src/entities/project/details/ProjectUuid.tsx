import { styled } from 'styled-components';
import { CopyableText } from '../../../frames/facts/CopyableText.js';
import { Message } from '../../../i18n/index.js';
import { theme } from '../../../theme/index.js';
import { messages } from './ProjectDetails.messages.js';

/** The UUID of a project, for builds that upload BOMs, and for others who use the API. */
export function ProjectUuid({ uuid }: { uuid: string }) {
  return (
    <Facts>
      <dt>
        <Message {...messages.uuid} />
      </dt>
      <dd>
        <CopyableText text={uuid} />
        <Hint>
          <Message {...messages.uuidHint} />
        </Hint>
      </dd>
    </Facts>
  );
}

const Facts = styled.dl`
  display: grid;
  gap: ${theme.space.xs};
  margin: 0;
  dt {
    font-size: ${theme.font.size.small};
  }
  dd {
    display: grid;
    gap: ${theme.space.xs};
    justify-items: start;
    margin: 0;
  }
`;

const Hint = styled.span`
  color: ${theme.color.text.muted};
  font-size: ${theme.font.size.small};
`;
