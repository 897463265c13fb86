import { styled } from 'styled-components';
import { theme } from '../../../theme/index.js';
import { whenWindowNarrowerThan } from '../../../ui/layout/mixins.js';

export const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.md};
  min-inline-size: 0;
`;

export const Rows = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.xl};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Row = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.sm};
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

/** Name and version beside each other. */
export const Names = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  gap: ${theme.space.md};
  ${whenWindowNarrowerThan('phone')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Fields = styled.div`
  display: grid;
  gap: ${theme.space.md};
  padding-block: ${theme.space.sm};
`;

export const Said = styled.div`
  color: ${theme.color.text.muted};
  font-size: ${theme.font.size.small};
  line-height: ${theme.font.line.small};
  &[data-problem] {
    color: ${theme.color.danger.text};
  }
  &[data-good] {
    color: ${theme.color.success.text};
  }
`;
