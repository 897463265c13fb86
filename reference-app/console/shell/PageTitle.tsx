import { styled } from 'styled-components';
import { theme } from 'bomdeck/theme';

/** The heading of a page. */
export const PageTitle = styled.h1`
  font-size: ${theme.font.size.title};
  line-height: ${theme.font.line.title};
  font-weight: ${theme.font.weight.strong};
  letter-spacing: -0.012em;
`;
