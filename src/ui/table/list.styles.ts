/** The content around the table of a list, so that all lists look alike. */
import { styled } from 'styled-components';
import { theme } from '../../theme/index.js';
import { onPhone } from '../layout/mixins.js';

/** Toolbar, notes and table below each other. */
export const ListFrame = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.md};
  min-inline-size: 0;
`;

/** As high as the placeholder of a list, for its replacement. The content below does not move up. */
export const ListPlace = styled.div`
  box-sizing: border-box;
  min-block-size: calc(8 * ${theme.size.row} + 80px);
  /* Of a table, whose rows are cards there, and of a table with its toolbar. */
  ${onPhone} {
    &[data-place='table'] {
      min-block-size: calc(12 * ${theme.size.row} + 80px);
    }
    &[data-place='list'] {
      min-block-size: calc(14 * ${theme.size.row} + 100px);
    }
  }
`;

/** The frame of the table, for its replacement. */
export const ListCard = styled(ListPlace)`
  border: 1px solid ${theme.color.border.subtle};
  border-radius: ${theme.radius.lg};
`;

/** Search first, then filters, then `ToolbarEnd`. */
export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.sm};
  /* Beside filters of several lines it stays in the first. */
  &[data-searched] > :first-child:not(label) {
    align-self: flex-start;
  }
`;

/** The place of a toolbar that needs what is loaded. */
export const ToolbarPlace = styled.div`
  block-size: ${theme.size.control};
  /* A line for the search, one of words, one of buttons. */
  ${onPhone} {
    block-size: calc(2 * ${theme.size.control} + 20px + 2 * ${theme.space.sm});
  }
`;

/** Controls that change the view but not the list. */
export const ToolbarEnd = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.sm};
  margin-inline-start: auto;
  > label {
    align-self: center;
  }
  /* A count that is not known takes no room: what follows begins the line. */
  > [role='status']:empty {
    margin-inline-end: calc(-1 * ${theme.space.sm});
  }
  ${onPhone} {
    margin-inline-start: 0;
  }
`;

/** The number of rows that match. */
export const MatchCount = styled.span`
  color: ${theme.color.text.muted};
  font-size: ${theme.font.size.small};
  font-variant-numeric: tabular-nums;
`;

/** Below the toolbar: the filters that are on, and what they leave. */
export const PillsLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.sm};
`;
