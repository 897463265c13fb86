import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Message, TextSpan, useIntl } from '../../../i18n/index.js';
import { countedAtText } from '../../../frames/facts/dateText.js';
import { theme } from '../../../theme/index.js';
import { onPhone } from '../../../ui/layout/mixins.js';
import { DaysChoice } from './DaysChoice.js';
import { MeasureButton } from './MeasureButton.js';
import { messages } from './trends.messages.js';
import type { Measuring } from './useMeasuring.js';

/** Props of {@link TrendHead}. */
export interface TrendHeadProps {
  title: ReactNode;
  days: number;
  onDaysChange: (days: number) => void;
  measuring: Measuring;
  /** True when something new has arrived that these metrics do not count. */
  isBehind?: boolean;
}

/**
 * Shown above metrics over time: when they were calculated, how far they look back, and the button to
 * recalculate them.
 */
export function TrendHead({ title, days, onDaysChange, measuring, isBehind }: TrendHeadProps) {
  const intl = useIntl();
  const { measuredAt } = measuring;
  return (
    <Head>
      <TextSpan>{title}</TextSpan>
      {measuredAt !== undefined && (
        <Measured>
          <Message {...messages.measured} values={{ time: countedAtText(intl, measuredAt) }} />
          {isBehind && (
            <>
              {' '}
              <Message {...messages.isBehind} />
            </>
          )}
        </Measured>
      )}
      <Controls>
        <DaysChoice days={days} onDaysChange={onDaysChange} />
        <MeasureButton measuring={measuring} />
      </Controls>
    </Head>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.sm} ${theme.space.md};
  h2 {
    margin: 0;
    font-size: ${theme.font.size.title};
    line-height: ${theme.font.line.title};
  }
`;

const Measured = styled.span`
  color: ${theme.color.text.muted};
  font-size: ${theme.font.size.small};
`;

const Controls = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.sm};
  margin-inline-start: auto;
  ${onPhone} {
    margin-inline-start: 0;
  }
`;
