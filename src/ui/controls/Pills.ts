import { styled } from 'styled-components';
import { onPhone } from '../layout/mixins.js';

/** Pills in a row; on a phone they scroll sideways instead of filling the screen. */
export const Pills = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px;
  min-inline-size: 0;
  ${onPhone} {
    flex-wrap: nowrap;
    overflow-x: auto;
    scrollbar-width: none;
    > * {
      flex: none;
    }
  }
`;
