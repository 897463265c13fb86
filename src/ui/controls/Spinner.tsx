import { styled } from 'styled-components';
import { unlessStill } from '../../theme/deviceCss.js';

import { Icon } from './Icon.js';
import { spin } from '../layout/mixins.js';

/** Props of {@link Spinner}. */
export interface SpinnerProps {
  /** What is being done; absent where words stand beside it. */
  label?: string;
  /** Edge in pixels. @defaultValue 16 */
  size?: 12 | 14 | 16 | 24;
}

/** Something is being done that takes an unknown time. Stands still for those who asked for no movement. */
export function Spinner(props: SpinnerProps) {
  return <Turning name="spinner" {...props} />;
}

const Turning = styled(Icon)`
  animation: ${spin} 0.9s linear infinite ${unlessStill};
`;
