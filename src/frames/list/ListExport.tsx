import { useState } from 'react';
import { styled } from 'styled-components';
import type { ReadProgress } from '../../api/readAllPages.js';
import { reasonText } from '../../data/errorText.js';
import { useAction } from '../../data/useAction.js';
import { Message, useIntl } from '../../i18n/index.js';
import { theme } from '../../theme/index.js';
import { Button } from '../../ui/controls/Button.js';
import { deferred } from '../../ui/later/deferred.js';
import { usePassFocusOn } from '../../ui/focus/usePassFocusOn.js';
import { ProgressBar } from '../../ui/controls/ProgressBar.js';
import { InlineNotice } from '../../ui/layout/states.js';
import { messages as states } from '../../ui/layout/states.messages.js';
import { useSkeletonDelay } from '../../ui/hooks/useSkeletonDelay.js';
import { VisuallyHidden } from '../../ui/controls/VisuallyHidden.js';
import { exportList } from './exportList.js';
import type { ExportFormat } from './exportRows.js';
import type { ExportSource, List } from './List.js';
import { messages } from './listExport.messages.js';

/** Props of {@link ListExport}. */
export interface ListExportProps {
  list: List<never, never>;
  source: ExportSource;
  /** The button that opens the menu. */
  button: HTMLElement;
  /** Id of the menu, which the button names. */
  menuId: string;
  isMenuOpen: boolean;
  onMenuClose: () => void;
}

/** The menu of file formats; then, above the list, how much of it has been read for the file, or why there is none. */
export function ListExport(props: ListExportProps) {
  const { list, source, button, menuId, isMenuOpen, onMenuClose } = props;
  const intl = useIntl();
  const [format, setFormat] = useState<ExportFormat>('csv');
  const [progress, setProgress] = useState<ReadProgress>();
  const { run, stop, reset, isRunning, error } = useAction(
    (wanted: ExportFormat, signal) =>
      exportList({ intl, source, list, format: wanted, signal, onProgress: setProgress }),
    { isBoundToView: true },
  );
  // Most lists are read before anyone could read the progress.
  const showsProgress = useSkeletonDelay(isRunning);
  const start = (wanted: ExportFormat) => {
    setFormat(wanted);
    setProgress(undefined);
    void run(wanted);
  };
  return (
    <>
      {isMenuOpen && (
        <MenuPopup
          id={menuId}
          anchor={button}
          placement="bottom-end"
          label={button.ariaLabel ?? ''}
          items={FORMATS.map((id, place) => ({
            id,
            heading: place === 0 ? intl.formatMessage(messages.heading) : undefined,
            label: intl.formatMessage(messages[id]),
            disabledReason: isRunning ? intl.formatMessage(messages.busy) : undefined,
            onSelect: () => start(id),
          }))}
          focuses="first"
          onClose={(returnsFocus) => {
            onMenuClose();
            if (returnsFocus) button.focus();
          }}
        />
      )}
      {showsProgress && (
        <ReadingLine
          progress={progress}
          onStop={() => {
            stop();
            button.focus();
          }}
        />
      )}
      {!isRunning && !showsProgress && error !== undefined && (
        <InlineNotice
          tone="warning"
          role="alert"
          title={<Message {...messages.failed} />}
          onDismiss={reset}
          actions={
            <Button size="small" onClick={() => start(format)}>
              <Message {...states.retry} />
            </Button>
          }
        >
          {reasonText(intl, error)}
        </InlineNotice>
      )}
    </>
  );
}

const MenuPopup = deferred(() => import('../../ui/overlay/MenuPopup.js').then((module) => module.MenuPopup));

const FORMATS: readonly ExportFormat[] = ['csv', 'json'];

function ReadingLine({ progress, onStop }: { progress: ReadProgress | undefined; onStop: () => void }) {
  const passFocusOn = usePassFocusOn();
  const intl = useIntl();
  const words = progress && intl.formatMessage(messages.progress, progress);
  return (
    <Line ref={passFocusOn}>
      <VisuallyHidden role="status">
        <Message {...messages.reading} />
      </VisuallyHidden>
      <ProgressBar
        label={intl.formatMessage(messages.reading)}
        value={progress?.done}
        max={progress?.total}
        valueText={words}
      />
      {words && <span aria-hidden>{words}</span>}
      <Button size="small" onClick={onStop}>
        <Message {...messages.stop} />
      </Button>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.sm} ${theme.space.md};
  font-variant-numeric: tabular-nums;
  > [role='progressbar'] {
    flex: 1 1 160px;
  }
`;
