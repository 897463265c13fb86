import { css, keyframes, styled } from 'styled-components';
import { unlessStill } from '../../theme/deviceCss.js';
import { theme } from '../../theme/index.js';

/** Represents one line of text that is loading. It is decoration. Set `aria-busy` around it. */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true })`
  display: block;
  block-size: 10px;
  border-radius: ${theme.radius.full};
  background: ${theme.color.skeleton};
  forced-color-adjust: none;
`;

const breathe = keyframes`
  50% { opacity: 0.5; }
`;

/**
 * For the block around skeletons. The compositor draws one opacity animation for all of them. A shine that
 * moves over each of them would be painted by the page, frame by frame, while it has data to read. It starts
 * only when loading takes long: without a graphics card, each frame costs processor time while there is data
 * to read.
 */
export const breathing = css`
  animation: ${breathe} 1.6s ease-in-out 1s infinite ${unlessStill};
`;
