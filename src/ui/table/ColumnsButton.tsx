import type { ReactNode } from 'react';
import { useIntl } from '../../i18n/index.js';
import { deferred } from '../later/deferred.js';
import { LoadingRows } from '../layout/states.js';
import { PopoverButton } from '../overlay/Popover.js';
import { messages } from './ColumnsButton.messages.js';
import type { TableColumn, TableLayout } from './interfaces.js';

/** Props of {@link ColumnsButton}. @public */
export interface ColumnsButtonProps {
  /** Those of the table. */
  columns: readonly TableColumn<never>[];
  /** The layout of the table. */
  layout: TableLayout;
  /** Called with each change, as the table calls it. */
  onLayoutChange: (layout: TableLayout) => void;
  /** Below the columns, such as the choice of the density. */
  children?: ReactNode;
}

/** Opens the choice of the columns of a table: which are shown, in which order, how wide. @public */
export function ColumnsButton(props: ColumnsButtonProps) {
  const intl = useIntl();
  return (
    <PopoverButton
      label={intl.formatMessage(messages.columns)}
      icon="columns"
      isIconOnly
      variant="secondary"
      placement="bottom-end"
    >
      <ColumnsList fallback={<LoadingRows />} {...props} />
    </PopoverButton>
  );
}

const ColumnsList = deferred(() => import('./ColumnsList.js').then((module) => module.ColumnsList));
