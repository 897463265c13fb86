import { useSyncExternalStore } from 'react';
import { TextSpan, useIntl } from '../../../../i18n/index.js';
import { Button } from '../../../../ui/controls/Button.js';
import { Spinner } from '../../../../ui/controls/Spinner.js';
import { InlineNotice } from '../../../../ui/layout/states.js';
import { useSettled } from '../../../../ui/hooks/useSettled.js';
import type { CanvasStage } from './CanvasStage.js';
import { messages } from './GraphDrawing.messages.js';
import { Failure, Working } from './GraphDrawing.styles.js';
import type { GraphDrawingProps } from './GraphDrawingProps.js';

/** While the layout is under way; what takes a moment only is not worth the words. */
export function WorkingNote({ progress, onStop }: { progress: number; onStop: () => void }) {
  const intl = useIntl();
  const isLong = useSettled(true, 150);
  if (!isLong) return null;
  return (
    <Working>
      <Spinner size={14} />
      <TextSpan>
        {intl.formatMessage(messages.layingOut, {
          share: intl.formatNumber(progress, { style: 'percent' }),
        })}
      </TextSpan>
      <Button size="small" variant="quiet" onClick={onStop}>
        {intl.formatMessage(messages.stop)}
      </Button>
    </Working>
  );
}

/** The note in place of a picture that could not be painted. */
export function BlankNote({
  stage,
  onShowTree,
}: { stage: CanvasStage } & Pick<GraphDrawingProps, 'onShowTree'>) {
  const intl = useIntl();
  const isBlank = useSyncExternalStore(stage.subscribeToBlank, stage.isBlank, stage.isBlank);
  if (!isBlank) return null;
  return (
    <Failure>
      <InlineNotice
        tone="danger"
        role="alert"
        title={intl.formatMessage(messages.notPainted)}
        actions={
          <>
            {onShowTree && (
              <Button size="small" onClick={onShowTree}>
                {intl.formatMessage(messages.showTree)}
              </Button>
            )}
            <Button size="small" variant="quiet" onClick={() => stage.refresh()}>
              {intl.formatMessage(messages.paintAgain)}
            </Button>
          </>
        }
      >
        {intl.formatMessage(messages.notPaintedAdvice)}
      </InlineNotice>
    </Failure>
  );
}

/** In front of a drawing that could not be saved. */
export function SaveFailedNote({ onDismiss }: { onDismiss: () => void }) {
  const intl = useIntl();
  return (
    <Failure>
      <InlineNotice tone="danger" role="alert" onDismiss={onDismiss}>
        {intl.formatMessage(messages.saveFailed)}
      </InlineNotice>
    </Failure>
  );
}
