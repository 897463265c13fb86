import { styled } from 'styled-components';
import { unlessStill } from '../../theme/deviceCss.js';

import { Icon } from './Icon.js';
import { spin } from '../layout/mixins.js';

/** Props of {@link Spinner}. */
export interface SpinnerProps {
  /** The work in progress. Absent when words appear beside the spinner. */
  label?: string;
  /** Edge in pixels. @defaultValue 16 */
  size?: 12 | 14 | 16 | 24;
}

/** Shows work in progress of unknown duration. Does not move for users who prefer reduced motion. */
export function Spinner(props: SpinnerProps) {
  return <Turning name="spinner" {...props} />;
}

const Turning = styled(Icon)`
  animation: ${spin} 0.9s linear infinite ${unlessStill};
`;
