import { memo, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme, tone as toneColor, toneRules, type Tone } from '../../theme/index.js';
import { TextSpan, useIntl } from '../../i18n/index.js';
import { messages } from './CountPips.messages.js';
import { hiddenText, onPhone } from '../layout/mixins.js';

/** One number of {@link CountPips}. */
export interface CountPip {
  /** The name of the counted items, for screen readers and as a tip: “Critical”. */
  label: string;
  /** The same as a letter or a sign, for places without a {@link CountPipsHead} above the cells. */
  mark: ReactNode;
  /** Absent: not known, shown as a dash. */
  count: number | undefined;
  tone: Tone;
}

/** Props of {@link CountPips}. */
export interface CountPipsProps {
  /** The cells in a fixed order, so that the cells of several rows line up. */
  cells: readonly CountPip[];
  /**
   * The places where marks are visible: `phone`, because the rows of a table have no head there, or `always`,
   * for standalone numbers. @defaultValue 'phone'
   */
  marks?: 'phone' | 'always';
}

/**
 * Shows numbers side by side in cells of the same width. Zeros are subdued. Long numbers are shortened. Their
 * words and tip show them in full.
 */
export const CountPips = memo(function CountPips(props: CountPipsProps) {
  const { cells, marks = 'phone' } = props;
  const intl = useIntl();
  return (
    <Row role="list" data-marks={marks}>
      {cells.map(({ label, mark, count, tone }) => {
        const whole = count === undefined ? '–' : intl.formatNumber(count);
        const isLong = count !== undefined && count >= LONG;
        const words = isLong ? `${label} ${whole}` : label;
        return (
          <Cell key={label} role="listitem" data-tone={tone} data-zero={!count || undefined} title={words}>
            <span>{`${words} `}</span>
            <Mark aria-hidden>{mark}</Mark>
            <TextSpan>
              {isLong ? (
                <span aria-hidden>
                  {intl.formatMessage(messages.thousands, { count: inThousands(count) })}
                </span>
              ) : (
                whole
              )}
            </TextSpan>
          </Cell>
        );
      })}
    </Row>
  );
});

/** From here on numbers are shortened to thousands. */
const LONG = 10_000;

/** Three digits of it, as long as there are no more in front of the point: 12,431 are 12.4. */
function inThousands(count: number): number {
  return count < 100_000 ? Math.round(count / 100) / 10 : Math.round(count / 1000);
}

/** Heads of the cells of a column of {@link CountPips}: one letter each. */
export function CountPipsHead({ letters }: { letters: readonly { letter: string; label: string }[] }) {
  return (
    <Row>
      {letters.map(({ letter, label }) => (
        <Letter key={label} title={label}>
          <span>{label}</span>
          <span aria-hidden>{letter}</span>
        </Letter>
      ))}
    </Row>
  );
}

const Row = styled.span`
  /* Room for four digits, or the words above, so that the cells of a column stand below its head. */
  --bd-pip: var(--bd-pip-inline, 36px);
  display: inline-grid;
  grid-auto-flow: column;
  justify-content: start;
  gap: ${theme.space.xs};
  /* Cells of tables may be broken anywhere; a number that is takes less room than it has, and runs into the next. */
  overflow-wrap: normal;
  &[data-marks='always'] {
    --bd-pip: 27px;
  }
  ${onPhone} {
    --bd-pip: 27px;
    display: inline-flex;
    flex-wrap: wrap;
  }
`;

const Letter = styled.span`
  position: relative;
  min-inline-size: var(--bd-pip);
  text-align: center;
  > :first-child {
    ${hiddenText}
  }
`;

/** Without a head above them, many users cannot distinguish two numbers by color alone. */
const Mark = styled.span`
  display: none;
  margin-inline-end: 3px;
  font-weight: ${theme.font.weight.regular};
  > svg {
    vertical-align: -2px;
  }
  [data-marks='always'] & {
    display: inline;
  }
  ${onPhone} {
    display: inline;
  }
`;

const Cell = styled.span`
  ${toneRules}
  position: relative;
  display: inline-flex;
  box-sizing: border-box;
  align-items: center;
  justify-content: center;
  min-inline-size: var(--bd-pip);
  block-size: 20px;
  padding-inline: ${theme.space['2xs']};
  border-radius: ${theme.radius.sm};
  background: ${toneColor.surface};
  box-shadow: inset 0 -2px 0 ${toneColor.solid};
  color: ${toneColor.text};
  font-size: ${theme.font.size.small};
  font-weight: ${theme.font.weight.strong};
  font-variant-numeric: tabular-nums;

  &[data-zero] {
    background: transparent;
    box-shadow: none;
    color: ${theme.color.text.subtle};
    font-weight: ${theme.font.weight.regular};
  }
  > :first-child {
    ${hiddenText}
  }
  @media (forced-colors: active) {
    &:not([data-zero]) {
      border-block-end: 2px solid;
    }
  }
`;
