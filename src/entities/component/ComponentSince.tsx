import { styled } from 'styled-components';
import * as components from '../../data/resources/components.js';
import { useResource } from '../../data/useResource.js';
import { dateText } from '../../frames/facts/dateText.js';
import { Message, useIntl } from '../../i18n/index.js';
import { Dash, NumberText, PhoneOnly } from '../../ui/table/cell.styles.js';
import { onPhone } from '../../ui/layout/mixins.js';
import { messages } from './componentHits.messages.js';

/**
 * The day since when a component is known to be in its project. Nothing while it loads, a dash where it is not
 * known. `isLabeled` where no table head says what it is.
 */
export function ComponentSince({ componentId, isLabeled }: { componentId: string; isLabeled?: boolean }) {
  const intl = useIntl();
  const first = useResource(components.firstMeasured(componentId), { freshForMs: HOUR, keptForMs: HOUR });
  if (first.status === 'loading') return null;
  if (first.status === 'failed') {
    return (
      <span title={intl.formatMessage(messages.sinceFailed)}>
        <Dash />
      </span>
    );
  }
  if (first.data === null) return <Dash />;
  const date = dateText(intl, first.data);
  if (isLabeled) {
    return (
      <NumberText>
        <Message {...messages.sinceDate} values={{ date }} />
      </NumberText>
    );
  }
  return (
    <NumberText>
      <NotOnPhone>{date}</NotOnPhone>
      <PhoneOnly>
        <Message {...messages.sinceDate} values={{ date }} />
      </PhoneOnly>
    </NumberText>
  );
}

/** It does not change while the component exists. */
const HOUR = 3_600_000;

const NotOnPhone = styled.span`
  ${onPhone} {
    display: none;
  }
`;
