import { createContext, useContext, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/index.js';
import { bare, cut, focusRing } from '../../ui/layout/mixins.js';

/** Opens a row by its id; set by the panel around. */
export const OpenRowContext = createContext<((id: string) => void) | undefined>(undefined);

/** The name of a row, which opens the row; text where there is no panel around. */
export function RowName({ id, children }: { id: string; children: ReactNode }) {
  const open = useContext(OpenRowContext);
  if (!open) return <bdi>{children}</bdi>;
  return (
    <Name type="button" onClick={() => open(id)}>
      <bdi>{children}</bdi>
    </Name>
  );
}

const Name = styled.button`
  ${bare}
  ${focusRing}
  ${cut}
  max-inline-size: 100%;
  border-radius: ${theme.radius.sm};
  font-weight: ${theme.font.weight.medium};
  &:hover {
    color: ${theme.color.accent.text};
    text-decoration: underline;
  }
`;
