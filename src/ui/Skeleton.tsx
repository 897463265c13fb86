import { keyframes, styled } from 'styled-components';
import { theme } from '../theme/index.js';
import { whenStill } from './mixins.js';

const shine = keyframes`
  from { background-position: 100% 0; }
  to { background-position: -50% 0; }
`;

/** Stands for one line of text that is loading; decoration, say what loads with `aria-busy` around it. */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true })`
  display: block;
  block-size: 10px;
  border-radius: 5px;
  background: linear-gradient(
      90deg,
      ${theme.color.skeleton} 30%,
      ${theme.color.skeletonShine} 50%,
      ${theme.color.skeleton} 70%
    )
    0 0 / 300% 100%;
  animation: ${shine} 1.6s linear infinite;
  ${whenStill} {
    animation: none;
  }
  @media (forced-colors: active) {
    border: 1px solid GrayText;
  }
`;
