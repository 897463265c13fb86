import { styled } from 'styled-components';
import { Link } from '../ui/Link.js';
import { cut } from '../ui/mixins.js';

/** A name that leads somewhere and ends in dots where it is too long; the name itself is cut, so that none of it lies below what stands beside it. */
export const CutLink = styled(Link)`
  ${cut}
  > bdi {
    display: block;
    ${cut}
  }
`;
