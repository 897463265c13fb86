import { styled } from 'styled-components';
import { theme } from '../../theme/index.js';
import { sparklinePath, type SparklinePoint } from './sparklinePath.js';

/** Props of {@link Sparkline}. */
export interface SparklineProps {
  /** Oldest first. */
  points: readonly SparklinePoint[];
  /** End of the time axis, epoch milliseconds. */
  until: number;
}

/**
 * Shows the trend of a number beside that number. The number's text describes the same trend, so screen
 * readers ignore the sparkline.
 */
export function Sparkline({ points, until }: SparklineProps) {
  const shape = sparklinePath(points, until, SIZE);
  if (!shape) return null;
  const rises = points.at(-1)!.value > points[0]!.value;
  return (
    <Drawing
      {...SIZE}
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      aria-hidden
      focusable="false"
      data-rises={rises || undefined}
    >
      <path d={shape.area} data-area="" />
      <path d={shape.line} />
      <circle cx={shape.end.x} cy={shape.end.y} r={2} />
    </Drawing>
  );
}

const SIZE = { width: 84, height: 22 };

const Drawing = styled.svg`
  flex: none;
  color: ${theme.chart.rest};
  &[data-rises] {
    color: ${theme.chart.line};
  }
  path {
    fill: none;
    stroke: currentColor;
    stroke-width: 1.5;
  }
  path[data-area] {
    fill: currentColor;
    stroke: none;
    opacity: ${theme.chart.bandOpacity};
  }
  circle {
    fill: currentColor;
  }
`;
