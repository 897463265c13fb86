import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useDebouncedText } from '../../../ui/fields/useDebouncedText.js';
import { theme } from '../../../theme/index.js';
import { SearchField } from '../../../ui/fields/SearchField.js';
import { MatchCount, Toolbar, ToolbarEnd } from '../../../ui/table/list.styles.js';

/** Props of {@link ListHead}. */
export interface ListHeadProps {
  title: ReactNode;
  /** Beside the title. */
  meta?: ReactNode;
  filterLabel: string;
  filterText: string;
  onFilterTextChange: (text: string) => void;
  /** The number of matches, while a filter is active. */
  matchText?: string;
  /** At the end. */
  children?: ReactNode;
}

/** The header of a list of the graph: its subject, its filter, and its actions. */
export function ListHead(props: ListHeadProps) {
  const { title, meta, filterLabel, filterText, onFilterTextChange, matchText, children } = props;
  const filter = useDebouncedText(filterText, onFilterTextChange);
  return (
    <>
      <Heading>
        <h3>{title}</h3>
        {meta && <MatchCount>{meta}</MatchCount>}
      </Heading>
      <Toolbar data-searched="">
        <SearchField
          label={filterLabel}
          placeholder={filterLabel}
          value={filter.draft}
          onValueChange={filter.setDraft}
          onKeyDown={(event) => event.key === 'Enter' && filter.commit()}
        />
        <Matches role="status">{filterText && matchText}</Matches>
        <ToolbarEnd>{children}</ToolbarEnd>
      </Toolbar>
    </>
  );
}

// Without words it takes no room; screen readers hear of what comes into it all the same.
const Matches = styled(MatchCount)`
  &:empty {
    position: absolute;
  }
`;

const Heading = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${theme.space.md};
  > h3 {
    margin: 0;
    font-size: ${theme.font.size.heading};
    font-weight: ${theme.font.weight.strong};
    line-height: ${theme.font.line.heading};
    overflow-wrap: anywhere;
  }
`;
