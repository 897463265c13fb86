import { styled } from 'styled-components';
import { theme } from '../../../theme/index.js';
import { whenNarrowerThan } from '../../../ui/layout/mixins.js';

/** All parts of a metrics page, one below the other. */
export const TrendPage = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.lg};
`;

/** Cards beside each other, below each other where there is no room. One that is alone has the full width. */
export const TwoColumns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space.lg};
  > :only-child {
    grid-column: 1 / -1;
  }
  ${whenNarrowerThan('laptop')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** The same for three cards, which are as high as their placeholders. */
export const ThreeColumns = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${theme.space.lg};
  > * {
    min-block-size: calc(6 * ${theme.size.row});
  }
  ${whenNarrowerThan('laptop')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
