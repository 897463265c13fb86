import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/index.js';
import { Message, TextSpan, useIntl } from '../../i18n/index.js';
import { Select } from '../fields/Select.js';
import { IconButton } from '../controls/IconButton.js';
import { Foot } from './DataTable.styles.js';
import { messages } from './DataTable.messages.js';
import type { TablePaging } from './interfaces.js';

/** Props of {@link TableFoot}. */
export interface TableFootProps {
  paging?: TablePaging;
  /** While nothing is known of the rows yet: its place without anything in it. */
  isWaiting: boolean;
  /** Behind the range of rows: where the numbers come from. */
  children?: ReactNode;
}

/** Below the rows: which part of the list this is, and the way to the others. */
export function TableFoot(props: TableFootProps) {
  const { paging, isWaiting, children } = props;
  const intl = useIntl();
  // An empty list shows that it is empty where its rows would be, and only after the placeholders are
  // removed.
  if (!paging || (paging.total === 0 && !isWaiting))
    return children ? <Foot data-waiting={isWaiting || undefined}>{children}</Foot> : null;

  const { pageIndex, pageSize, pageSizes, total, onChange } = paging;
  const pages = total === undefined ? undefined : Math.max(1, Math.ceil(total / pageSize));
  const from = pageIndex * pageSize + 1;
  const to = Math.min((pageIndex + 1) * pageSize, total ?? Infinity);
  return (
    <Foot data-waiting={isWaiting || undefined}>
      <Range>
        {total !== undefined && (
          <span>
            <Message {...messages.range} values={{ from: Math.min(from, total), to, total }} />
          </span>
        )}
        <TextSpan>{children}</TextSpan>
      </Range>
      <Controls role="group" aria-label={intl.formatMessage(messages.pages)}>
        {pageSizes && (
          <Sizes>
            <span aria-hidden>
              <Message {...messages.rowsPerPage} />
            </span>
            <Select
              label={intl.formatMessage(messages.rowsPerPage)}
              isLabelHidden
              size="small"
              value={String(pageSize)}
              options={withOwn(pageSizes, pageSize).map((size) => ({
                value: String(size),
                label: intl.formatNumber(size),
              }))}
              // Stays where it is: the first row of this page is on the new page too.
              onValueChange={(size) =>
                onChange({
                  pageSize: Number(size),
                  pageIndex: Math.floor((pageIndex * pageSize) / Number(size)),
                })
              }
            />
          </Sizes>
        )}
        <Turn>
          <IconButton
            icon="chevron-left"
            variant="secondary"
            size="small"
            label={intl.formatMessage(messages.previousPage)}
            aria-disabled={pageIndex <= 0}
            onClick={() => onChange({ pageSize, pageIndex: pageIndex - 1 })}
          />
          {pages !== undefined && (
            <span>
              <Message {...messages.page} values={{ page: Math.min(pageIndex + 1, pages), pages }} />
            </span>
          )}
          <IconButton
            icon="chevron-right"
            variant="secondary"
            size="small"
            label={intl.formatMessage(messages.nextPage)}
            aria-disabled={pages !== undefined && pageIndex >= pages - 1}
            onClick={() => onChange({ pageSize, pageIndex: pageIndex + 1 })}
          />
        </Turn>
      </Controls>
    </Foot>
  );
}

function withOwn(sizes: readonly number[], own: number): number[] {
  return [...new Set([...sizes, own])].sort((a, b) => a - b);
}

const Range = styled.span`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${theme.space.xs};
`;

const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.sm} ${theme.space.lg};
  margin-inline-start: auto;
  white-space: nowrap;
`;

const Sizes = styled.div`
  display: flex;
  align-items: center;
  gap: 6px;
  > div {
    inline-size: 64px;
  }
`;

const Turn = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.xs};
  font-variant-numeric: tabular-nums;
`;
