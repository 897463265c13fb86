import { styled } from 'styled-components';
import type { CvssVersion } from '../../../domain/scores/cvssMetrics.js';
import { theme } from '../../../theme/index.js';

/** Props of {@link CvssGauge}. */
export interface CvssGaugeProps {
  /** 0.0–10.0; absent: an empty scale. */
  score: number | undefined;
  /** v2 knows no critical scores. */
  version: CvssVersion;
  /** The score in words, in the middle. */
  text: string;
}

/** Shows the position of a score on the severity scale. The words beside it contain the same information. */
export function CvssGauge({ score, version, text }: CvssGaugeProps) {
  const bands = version === '2.0' ? BANDS_2 : BANDS;
  return (
    <Svg viewBox="0 0 200 116" aria-hidden focusable="false">
      {bands.map(({ from, to, severity }) => (
        <path
          key={severity}
          d={arc(from === 0 ? 0 : from + 0.06, to === 10 ? 10 : to - 0.06)}
          stroke={score === undefined ? theme.color.border.default : theme.severity[severity].solid}
        />
      ))}
      {bands.slice(1).map(({ from }) => {
        const { x, y } = at(from, 94);
        return (
          <text key={from} x={x} y={y + 3} fontSize={10} data-tick="">
            {from}
          </text>
        );
      })}
      {score !== undefined && <Needle score={score} />}
      <text x={100} y={90} fontSize={38} data-score="">
        {text}
      </text>
    </Svg>
  );
}

function Needle({ score }: { score: number }) {
  const [a, b] = [at(score, 70), at(score, 88)];
  return <line x1={a.x} y1={a.y} x2={b.x} y2={b.y} />;
}

const BANDS_2 = [
  { from: 0, to: 4, severity: 'LOW' },
  { from: 4, to: 7, severity: 'MEDIUM' },
  { from: 7, to: 10, severity: 'HIGH' },
] as const;
const BANDS = [
  ...BANDS_2.slice(0, 2),
  { from: 7, to: 9, severity: 'HIGH' },
  { from: 9, to: 10, severity: 'CRITICAL' },
] as const;

const RADIUS = 79;

/** A point of the half circle, from the start at 0 over the top to the end at 10. */
function at(score: number, radius: number) {
  const angle = Math.PI * (1 - score / 10);
  return { x: round(100 + radius * Math.cos(angle)), y: round(104 - radius * Math.sin(angle)) };
}

function arc(from: number, to: number): string {
  const [a, b] = [at(from, RADIUS), at(to, RADIUS)];
  return `M${a.x} ${a.y}A${RADIUS} ${RADIUS} 0 0 1 ${b.x} ${b.y}`;
}

const round = (length: number) => Math.round(length * 100) / 100;

const Svg = styled.svg`
  inline-size: 200px;
  max-inline-size: 100%;
  direction: ltr;
  path {
    fill: none;
    stroke-width: 8;
  }
  line {
    stroke: ${theme.color.text.default};
    stroke-width: 3;
    stroke-linecap: round;
  }
  text {
    fill: ${theme.color.text.subtle};
    font-family: ${theme.font.family.sans};
    text-anchor: middle;
  }
  [data-score] {
    fill: ${theme.color.text.default};
    font-weight: ${theme.font.weight.strong};
    font-variant-numeric: tabular-nums;
  }
  @media (forced-colors: active) {
    path {
      stroke: CanvasText !important;
    }
  }
`;
