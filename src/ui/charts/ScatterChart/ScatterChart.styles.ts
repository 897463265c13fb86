import { styled } from 'styled-components';
import { theme, tone, toneRules } from '../../../theme/index.js';
import { frameOf } from './chartFrame.js';
import { breathing } from '../../layout/Skeleton.js';

export const Root = styled.div`
  position: relative;
  min-inline-size: 0;
  /* Until it is measured; with all names of the kinds in one line. */
  min-block-size: ${frameOf(10_000, 1).height}px;
  &[data-waiting] {
    ${breathing}
  }
`;

export const Reader = styled.div`
  position: absolute;
  inset: 0;
  border-radius: ${theme.radius.md};
  cursor: crosshair;
  /* A finger that moves across draws, one that moves up or down turns the page. */
  touch-action: pan-y pinch-zoom;
  user-select: none;
  &:focus-visible {
    outline: ${theme.border.focusWidth} solid ${theme.color.focus};
    outline-offset: ${theme.border.focusOffset};
  }
  &[data-grip='all'] {
    cursor: move;
  }
  &[data-grip='across'] {
    cursor: ew-resize;
  }
  &[data-grip='along'] {
    cursor: ns-resize;
  }
  &[data-grip='falling'] {
    cursor: nwse-resize;
  }
  &[data-grip='rising'] {
    cursor: nesw-resize;
  }
`;

export const Drawing = styled.svg`
  display: block;
  overflow: visible;
  font-variant-numeric: tabular-nums;
  text {
    fill: ${theme.chart.axis};
    font-size: ${theme.font.size.small};
  }
  [data-name] {
    fill: ${theme.color.text.default};
  }
  [data-grid] path {
    stroke: ${theme.chart.grid};
  }
  [data-tone] {
    ${toneRules}
  }
  [data-mark] {
    > circle {
      fill: ${tone.surface};
      stroke: ${tone.solid};
      stroke-width: 1.5;
    }
    > text {
      fill: ${tone.text};
      font-size: ${theme.font.size.small};
      font-weight: ${theme.font.weight.strong};
    }
    &[data-out] {
      opacity: 0.25;
    }
  }
  [data-gap] {
    fill: ${theme.color.surface.base};
    stroke: none;
  }
  [data-solid] {
    fill: ${tone.solid};
    stroke: ${theme.chart.gap};
    stroke-width: 1;
    paint-order: stroke;
  }
  [data-line] {
    fill: none;
    stroke: ${tone.solid};
    stroke-width: 2;
  }
  [data-brush='area'] rect {
    fill: ${theme.chart.area};
    opacity: 0.4;
  }
  [data-brush='edge'] rect {
    fill: none;
    stroke: ${theme.chart.line};
    stroke-width: 1.5;
  }
  [data-cursor] circle {
    fill: none;
    stroke: ${theme.chart.cursor};
    stroke-width: 2;
  }
`;
