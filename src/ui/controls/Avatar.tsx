import { styled } from 'styled-components';
import { theme } from '../../theme/index.js';

/** Props of {@link Avatar}. @public */
export interface AvatarProps {
  /**
   * The name of the person. The avatar shows its initials, so the name must be beside the avatar or label the
   * control.
   */
  name: string;
  /** Edge in pixels. @defaultValue 26 */
  size?: 20 | 26;
}

/** The initials of a person in a circle; decoration beside the name. @public */
export function Avatar(props: AvatarProps) {
  const { name, size = 26 } = props;
  return (
    <Circle aria-hidden data-size={size}>
      {initialsOf(name)}
    </Circle>
  );
}

/**
 * Returns the first letters of the first and last word: `Mira Halvorsen` is `MH`. Takes complete characters,
 * never half an emoji.
 */
export function initialsOf(name: string): string {
  const words = name.split(/[\s._-]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const picked = words.length > 1 ? [words[0], words[words.length - 1]] : words;
  return picked
    .map((word) => [...(word ?? '')].find((c) => /[\p{L}\p{N}]/u.test(c)) ?? '')
    .join('')
    .toLocaleUpperCase();
}

const Circle = styled.span`
  display: inline-grid;
  box-sizing: border-box;
  flex: none;
  place-items: center;
  inline-size: 26px;
  block-size: 26px;
  border: 1px solid ${theme.color.border.default};
  border-radius: ${theme.radius.full};
  background: ${theme.color.surface.sunken};
  color: ${theme.color.text.muted};
  font-size: ${theme.font.size.micro};
  font-weight: ${theme.font.weight.strong};

  &[data-size='20'] {
    inline-size: 20px;
    block-size: 20px;
    font-size: calc(${theme.font.size.micro} * 0.8);
  }
`;
