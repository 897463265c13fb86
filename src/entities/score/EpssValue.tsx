import { styled } from 'styled-components';
import { TextSpan, useIntl } from '../../i18n/index.js';
import { theme } from '../../theme/index.js';

/** Props of {@link EpssValue}. */
export interface EpssValueProps {
  /** Probability of exploitation within 30 days, 0–1. Absent: a dash. */
  score: number | undefined;
}

/** An EPSS probability in percent, with a bar to compare by. */
export function EpssValue({ score }: EpssValueProps) {
  const intl = useIntl();
  if (score === undefined) return <Missing>–</Missing>;
  const part = Math.max(0, Math.min(1, score)) * WIDTH;
  return (
    <Value>
      <TextSpan>{epssText(intl, score)}</TextSpan>
      <svg width={WIDTH} height={4} aria-hidden focusable="false">
        <rect width={Math.max(1, part)} height={4} rx={2} />
      </svg>
    </Value>
  );
}

/** A probability or a percentile, 0–1, in percent with one decimal. Only 1 itself reads 100 %. */
export function epssText(intl: ReturnType<typeof useIntl>, score: number): string {
  const shown = score < 1 ? Math.min(score, 0.999) : score;
  return intl.formatNumber(shown, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** Returns a percentile, 0–1, as a number out of 100 with two decimals. Only 1 itself reads 100. */
export function percentileText(intl: ReturnType<typeof useIntl>, percentile: number): string {
  return intl.formatNumber(below1(percentile) * 100, TWO_DECIMALS);
}

/** Returns a percentile, 0–1, in percent, with the decimals of its number. */
export function percentileShareText(intl: ReturnType<typeof useIntl>, percentile: number): string {
  return intl.formatNumber(below1(percentile), { style: 'percent', ...TWO_DECIMALS });
}

function below1(percentile: number): number {
  return percentile < 1 ? Math.min(percentile, 0.9999) : percentile;
}

const TWO_DECIMALS = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

const WIDTH = 34;

const Value = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  > svg {
    overflow: visible;
    border-radius: 2px;
    background: ${theme.color.border.default};
    fill: ${theme.color.text.muted};
  }
  [dir='rtl'] & > svg {
    transform: scaleX(-1);
  }
`;

const Missing = styled.span`
  color: ${theme.color.text.subtle};
`;
