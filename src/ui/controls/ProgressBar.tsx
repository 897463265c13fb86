import { keyframes, styled } from 'styled-components';
import { theme } from '../../theme/index.js';
import { whenStill } from '../layout/mixins.js';

/** Props of {@link ProgressBar}. */
export interface ProgressBarProps {
  /** The work in progress. */
  label: string;
  /** Done so far, 0–`max`. Absent: the end is not known. */
  value?: number;
  /** @defaultValue 1 */
  max?: number;
  /** The state in words, such as “2.4 of 6 MB”, for screen readers; put the same words beside the bar. */
  valueText?: string;
}

/** Shows how much of a task is done. The number must appear as text beside it. */
export function ProgressBar(props: ProgressBarProps) {
  const { label, value, max = 1, valueText } = props;
  const share = value === undefined ? undefined : Math.min(1, Math.max(0, max > 0 ? value / max : 0));
  return (
    <Track
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={share === undefined ? undefined : Math.round(share * 100)}
      aria-valuetext={valueText}
    >
      {/* An attribute of SVG needs no style attribute, which a strict policy would refuse in server HTML. */}
      <svg width="100%" height="100%" aria-hidden focusable="false">
        <Bar
          width={share === undefined ? '30%' : `${share * 100}%`}
          height="100%"
          data-unknown={share === undefined || undefined}
        />
      </svg>
    </Track>
  );
}

const run = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(340%); }
`;

const Track = styled.div`
  box-sizing: border-box;
  block-size: 6px;
  border: 1px solid ${theme.color.border.default};
  border-radius: ${theme.radius.sm};
  background: ${theme.color.surface.sunken};
  overflow: hidden;
  line-height: 0;

  [dir='rtl'] & svg {
    transform: scaleX(-1);
  }
`;

const Bar = styled.rect`
  fill: ${theme.color.accent.solid};
  transition: width ${theme.motion.normal} ${theme.motion.ease};
  &[data-unknown] {
    animation: ${run} 1.4s ${theme.motion.ease} infinite;
    transform-box: fill-box;
  }
  ${whenStill} {
    &[data-unknown] {
      animation: none;
      width: 100%;
      opacity: 0.5;
    }
  }
  @media (forced-colors: active) {
    fill: Highlight;
  }
`;
