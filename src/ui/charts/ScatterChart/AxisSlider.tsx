import { useId } from 'react';
import { styled } from 'styled-components';
import { useIntl } from '../../../i18n/index.js';
import { theme } from '../../../theme/index.js';
import { onTouch } from '../../layout/mixins.js';
import type { AxisRange } from './brushShape.js';
import type { AxisWords } from './markWords.js';
import { messages } from './ScatterChart.messages.js';
import { partOf, valueAt, type ScatterAxis } from './scatterShape.js';

/** Props of {@link AxisSlider}. */
export interface AxisSliderProps {
  axis: ScatterAxis;
  words: AxisWords;
  /** Undefined: all of the axis. */
  range: AxisRange | undefined;
  /** Called with each step; undefined: all of the axis. */
  onRangeChange: (range: AxisRange | undefined) => void;
}

/** One side of the rectangle of a chart of points, as a slider with two thumbs: for keys, and for exact values. */
export function AxisSlider({ axis, words, range, onRangeChange }: AxisSliderProps) {
  const intl = useIntl();
  const id = useId();
  const { from, to } = range ?? axis;
  const change = (next: AxisRange) =>
    onRangeChange(next.from <= axis.from && next.to >= axis.to ? undefined : next);
  const thumb = (name: string, value: number, onValueChange: (value: number) => void) => (
    <input
      type="range"
      aria-label={name}
      aria-valuetext={words.format(value)}
      min={0}
      max={STEPS}
      step={1}
      value={Math.round(partOf(axis, value) * STEPS)}
      onChange={({ target }) => onValueChange(valueAt(axis, Number(target.value) / STEPS))}
    />
  );
  return (
    <Row role="group" aria-labelledby={id}>
      <Label id={id}>{words.label}</Label>
      <Track dir="ltr">
        {/* Not by a style, which some policies keep out of pages that a server renders. */}
        <svg aria-hidden focusable="false">
          <rect
            x={`${partOf(axis, from) * 100}%`}
            width={`${(partOf(axis, to) - partOf(axis, from)) * 100}%`}
            height={4}
          />
        </svg>
        {thumb(intl.formatMessage(messages.from, { axis: words.label }), from, (value) =>
          change({ from: Math.min(value, to), to }),
        )}
        {thumb(intl.formatMessage(messages.to, { axis: words.label }), to, (value) =>
          change({ from, to: Math.max(value, from) }),
        )}
      </Track>
      <Text>{intl.formatMessage(messages.range, { from: words.format(from), to: words.format(to) })}</Text>
    </Row>
  );
}

/** From one end to the other: a step of CVSS is 0.1. */
const STEPS = 100;

const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(96px, 1fr) 15ch;
  flex: 1 1 280px;
  align-items: center;
  gap: ${theme.space.md};
  min-inline-size: 0;
  font-size: ${theme.font.size.small};
`;

const Label = styled.span`
  color: ${theme.color.text.muted};
`;

const Text = styled.span`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

const Track = styled.div`
  position: relative;
  block-size: ${theme.size.control};
  margin-inline: ${theme.space.sm};
  &::before {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block-start: calc(50% - 2px);
    block-size: 4px;
    border-radius: ${theme.radius.full};
    background: ${theme.color.border.default};
  }
  svg {
    position: absolute;
    inset-inline: 0;
    inset-block-start: calc(50% - 2px);
    inline-size: 100%;
    block-size: 4px;
    fill: ${theme.chart.line};
  }
  /* Both lie on each other: only their thumbs take the pointer. */
  input {
    position: absolute;
    inset-block: 0;
    inset-inline: -8px;
    inline-size: calc(100% + 16px);
    margin: 0;
    appearance: none;
    background: none;
    pointer-events: none;
    &:focus-visible {
      outline: none;
    }
    &::-webkit-slider-thumb {
      ${thumbStyles()}
    }
    &::-moz-range-thumb {
      ${thumbStyles()}
    }
    &:focus-visible::-webkit-slider-thumb {
      outline: ${theme.border.focusWidth} solid ${theme.color.focus};
      outline-offset: ${theme.border.focusOffset};
    }
    &:focus-visible::-moz-range-thumb {
      outline: ${theme.border.focusWidth} solid ${theme.color.focus};
      outline-offset: ${theme.border.focusOffset};
    }
    ${onTouch} {
      &::-webkit-slider-thumb {
        inline-size: 24px;
        block-size: 24px;
      }
      &::-moz-range-thumb {
        inline-size: 24px;
        block-size: 24px;
      }
    }
  }
`;

function thumbStyles() {
  return `
    appearance: none;
    box-sizing: border-box;
    inline-size: 16px;
    block-size: 16px;
    border: 2px solid ${theme.chart.line};
    border-radius: ${theme.radius.full};
    background: ${theme.color.surface.base};
    cursor: ew-resize;
    pointer-events: auto;
  `;
}
