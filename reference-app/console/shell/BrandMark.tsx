import { styled } from 'styled-components';
import { theme } from 'bomdeck/theme';

/** The sign of the product; decoration beside its name. */
export function BrandMark({ size = 22 }: { size?: number }) {
  return (
    <Svg viewBox="0 0 22 22" width={size} height={size} fill="none" aria-hidden focusable="false">
      <path d="M11 2.2 20 6.7 11 11.2 2 6.7z" fill="currentColor" />
      <path d="M2.4 11 11 15.3 19.6 11" />
      <path d="M2.4 15.2 11 19.5l8.6-4.3" opacity={0.55} />
    </Svg>
  );
}

const Svg = styled.svg`
  flex: none;
  color: ${theme.color.accent.solid};
  stroke: currentColor;
  stroke-width: 1.8;
  stroke-linecap: round;
  stroke-linejoin: round;
  path:first-child {
    stroke: none;
  }
`;
