import { styled } from 'styled-components';
import { hiddenText } from './mixins.js';

/** Text for screen readers only. @public */
export const VisuallyHidden = styled.span`
  ${hiddenText}
`;
