import { useIntl } from '../../i18n/index.js';
import { deferred } from '../deferred.js';
import { LoadingRows } from '../states.js';
import { PopoverButton } from '../Popover.js';
import { messages } from './ColumnsButton.messages.js';
import type { ColumnsListProps } from './ColumnsList.js';

/** Opens the choice of the columns of a table: which are shown, in which order, how wide. */
export function ColumnsButton(props: ColumnsListProps) {
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

const ColumnsList = deferred(() => import('../onDemand.js').then((module) => module.ColumnsList));
