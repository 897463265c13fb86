import { timeOf } from '../../domain/timeOf.js';
import { useIntl } from '../../i18n/index.js';
import { Dash, NumberText } from '../../ui/table/cell.styles.js';
import { dateText } from './dateText.js';

/** In a cell: a date that the API writes as text, in the words of the language; a dash for none. */
export function DateValue({ date }: { date: string | undefined }) {
  const intl = useIntl();
  const time = timeOf(date);
  return time === undefined ? <Dash /> : <NumberText>{dateText(intl, time)}</NumberText>;
}
