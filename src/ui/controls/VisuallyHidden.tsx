import type { ElementType, FunctionComponent, HTMLAttributes, Ref } from 'react';
import { styled } from 'styled-components';
import { hiddenText } from '../layout/mixins.js';

/** Props of {@link VisuallyHidden}; everything of an HTML element too. @public */
export interface VisuallyHiddenProps extends HTMLAttributes<HTMLElement> {
  /** The element that it is, such as `h2`. @defaultValue 'span' */
  as?: ElementType;
  /** The element. */
  ref?: Ref<HTMLElement>;
}

/** Text for screen readers only. @public */
export const VisuallyHidden: FunctionComponent<VisuallyHiddenProps> = styled.span`
  ${hiddenText}
`;
