import { styled } from 'styled-components';
import type { LeftOutCondition, PlacedCondition } from '../../../../domain/policy/dryRun/dryRunPlan.js';
import { Message } from '../../../../i18n/index.js';
import { InlineNotice } from '../../../../ui/layout/states.js';
import { messages } from './incomplete.messages.js';

/** Says which conditions a dry run leaves out, why, and what that means for its result. */
export function LeftOutNotice(props: { leftOut: readonly LeftOutCondition[]; isAll: boolean }) {
  const { leftOut, isAll } = props;
  if (leftOut.length === 0) return null;
  return (
    <InlineNotice tone="warning" title={<Message {...messages.leftOut} values={{ count: leftOut.length }} />}>
      <Lines>
        {leftOut.map(({ place, reason }) => (
          <span key={place}>
            <Message {...messages[reason]} values={{ place: place + 1 }} />
          </span>
        ))}
        <span>
          <Message {...(isAll ? messages.fewerAll : messages.moreAny)} />
        </span>
      </Lines>
    </InlineNotice>
  );
}

/** Shows which data of the scanned components the server does not know. */
export function LacksNotice(props: {
  lacking: Readonly<Record<number, number>>;
  conditions: readonly PlacedCondition[];
}) {
  const { lacking, conditions } = props;
  const lines = conditions.flatMap(({ place, subject }) => {
    const count = lacking[place] ?? 0;
    const words = LACKING[subject];
    return count > 0 && words ? [{ place, count, words }] : [];
  });
  if (lines.length === 0) return null;
  return (
    <InlineNotice tone="warning" title={<Message {...messages.lacking} />}>
      <Lines>
        {lines.map(({ place, count, words }) => (
          <span key={place}>
            <Message {...words} values={{ place: place + 1, count }} />
          </span>
        ))}
        <span>
          <Message {...messages.notMet} />
        </span>
      </Lines>
    </InlineNotice>
  );
}

const LACKING: Readonly<Record<string, typeof messages.lackingAGE | undefined>> = {
  AGE: messages.lackingAGE,
  VERSION_DISTANCE: messages.lackingVERSION_DISTANCE,
  EPSS: messages.lackingEPSS,
  IS_INTERNAL: messages.lackingIS_INTERNAL,
};

const Lines = styled.span`
  > span {
    display: block;
  }
`;
