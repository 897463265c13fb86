import { memo, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme, tone as toneColor, toneRules, type Tone } from '../theme/index.js';
import { useIntl } from '../i18n/index.js';
import { hiddenText, onPhone } from './mixins.js';

/** One number of {@link CountPips}. */
export interface CountPip {
  /** What is counted, in words for screen readers and as a tip: “Critical”. */
  label: string;
  /** The same in a letter or a sign, for where no {@link CountPipsHead} stands over the cells. */
  mark: ReactNode;
  /** Absent: not known, shown as a dash. */
  count: number | undefined;
  tone: Tone;
}

/** Props of {@link CountPips}. */
export interface CountPipsProps {
  /** In a fixed order, so that the cells of several rows stand below each other. */
  cells: readonly CountPip[];
  /** Width of a cell: `wide` 32 px, else 27 px. */
  size?: 'normal' | 'wide';
  /**
   * Where the marks are seen: `phone`, because the rows of a table have no head there, or `always`, for numbers that
   * stand alone. @defaultValue 'phone'
   */
  marks?: 'phone' | 'always';
}

/** Numbers side by side in cells of a fixed width; a zero stays quiet. */
export const CountPips = memo(function CountPips(props: CountPipsProps) {
  const { cells, size = 'normal', marks = 'phone' } = props;
  const intl = useIntl();
  return (
    <Row role="list" data-size={size} data-marks={marks}>
      {cells.map(({ label, mark, count, tone }) => (
        <Cell key={label} role="listitem" data-tone={tone} data-zero={!count || undefined} title={label}>
          <span>{`${label} `}</span>
          <Mark aria-hidden>{mark}</Mark>
          {count === undefined ? '–' : intl.formatNumber(count)}
        </Cell>
      ))}
    </Row>
  );
});

/** Heads of the cells of a column of {@link CountPips}: one letter each. */
export function CountPipsHead(props: {
  letters: readonly { letter: string; label: string }[];
  size?: 'normal' | 'wide';
}) {
  return (
    <Row data-size={props.size ?? 'normal'}>
      {props.letters.map(({ letter, label }) => (
        <Letter key={label} title={label}>
          <span>{label}</span>
          <span aria-hidden>{letter}</span>
        </Letter>
      ))}
    </Row>
  );
}

const Row = styled.span`
  --bd-pip: 27px;
  display: inline-grid;
  grid-auto-flow: column;
  gap: ${theme.space['2xs']};
  &[data-size='wide'] {
    --bd-pip: 32px;
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

/** Told by colour alone, two numbers that are not below a head are the same to many people. */
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
  padding-inline: ${theme.space.xs};
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
