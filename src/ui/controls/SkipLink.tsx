import { styled } from 'styled-components';
import { theme } from '../../theme/index.js';
import { bare, focusRing, hiddenText } from '../layout/mixins.js';

/** Props of {@link SkipLink}. @public */
export interface SkipLinkProps {
  /** The words. */
  children: string;
  /** Puts focus where the link says; the address in the browser is the host's and stays as it is. */
  onSkip: () => void;
}

/** The first stop of Tab: jumps over what is repeated. Seen only while it has focus. @public */
export function SkipLink(props: SkipLinkProps) {
  return (
    <Skip type="button" onClick={props.onSkip}>
      {props.children}
    </Skip>
  );
}

const Skip = styled.button`
  &:not(:focus) {
    ${hiddenText}
  }
  &:focus {
    ${bare}
    ${focusRing}
    position: absolute;
    z-index: ${theme.z.tooltip};
    padding: ${theme.space.sm} ${theme.space.md};
    border: 1px solid ${theme.color.border.strong};
    border-radius: ${theme.radius.md};
    background: ${theme.color.surface.overlay};
    box-shadow: ${theme.shadow.overlay};
    color: ${theme.color.text.link};
    font-weight: ${theme.font.weight.medium};
  }
`;
