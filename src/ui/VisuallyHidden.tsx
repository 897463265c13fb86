import { styled } from 'styled-components';
import { hiddenText } from './mixins.js';

/** Text for screen readers only. */
export const VisuallyHidden = styled.span`
  ${hiddenText}
`;
