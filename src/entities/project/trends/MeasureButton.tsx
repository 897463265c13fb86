import { useHost } from '../../../host/KitProvider.js';
import { Message } from '../../../i18n/index.js';
import { Button } from '../../../ui/controls/Button.js';
import { messages } from './trends.messages.js';
import { useMeasuring, type Measuring } from './useMeasuring.js';

/** Has the server measure again, for those who may. */
export function MeasureButton({ measuring }: { measuring: Measuring }) {
  const { mayChange } = useHost();
  const { start, isRunning } = useMeasuring(measuring);
  if (!mayChange('PORTFOLIO_MANAGEMENT', 'UPDATE')) return null;
  return (
    <Button icon="refresh" isBusy={isRunning} onClick={start}>
      <Message {...messages.recalculate} />
    </Button>
  );
}
