import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/index.js';
import { Button } from '../../ui/controls/Button.js';

/** Props of {@link MissingList}. */
export interface MissingListProps {
  /** Above the list: how many are missing. */
  title: ReactNode;
  missing: readonly { key: string; name: string }[];
  /** Leads to one; absent: they are only named. */
  onGoTo?: (key: string) => void;
}

/** The metrics or factors that a vector still needs. */
export function MissingList({ title, missing, onGoTo }: MissingListProps) {
  return (
    <Box>
      <span>{title}</span>
      <ul>
        {missing.map(({ key, name }) => (
          <li key={key}>
            {onGoTo ? (
              <Button variant="facet" size="small" onClick={() => onGoTo(key)}>
                {name}
              </Button>
            ) : (
              name
            )}
          </li>
        ))}
      </ul>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${theme.space.sm};
  color: ${theme.color.text.muted};
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.xs} ${theme.space.sm};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  /* Names of metrics are longer than narrow places are wide. */
  li > button[data-size] {
    block-size: auto;
    min-block-size: ${theme.size.controlSmall};
    white-space: normal;
    text-align: start;
  }
`;
