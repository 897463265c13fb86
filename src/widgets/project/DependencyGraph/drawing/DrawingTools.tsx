import { useSyncExternalStore } from 'react';
import { useIntl } from '../../../../i18n/index.js';
import { IconButton } from '../../../../ui/controls/IconButton.js';
import { MoreButton } from '../../../../ui/overlay/Menu.js';
import type { MenuItem } from '../../../../ui/overlay/MenuItem.js';
import type { CanvasStage } from './CanvasStage.js';
import { messages } from './GraphDrawing.messages.js';
import { Rule, Scale, Tools } from './GraphDrawing.styles.js';

/** Props of {@link DrawingTools}. */
export interface DrawingToolsProps {
  stage: CanvasStage;
  /** More or less of it is seen: by this factor. */
  onZoom: (factor: number) => void;
  onFit: () => void;
  items: readonly MenuItem[];
}

/** The buttons over the drawing, and how large it is seen. */
export function DrawingTools({ stage, onZoom, onFit, items }: DrawingToolsProps) {
  const intl = useIntl();
  const percent = useSyncExternalStore(stage.subscribe, () =>
    Math.max(1, Math.round(stage.view.scale * 100)),
  );
  return (
    <Tools role="group" aria-label={intl.formatMessage(messages.tools)}>
      <IconButton
        icon="plus"
        size="small"
        label={intl.formatMessage(messages.zoomIn)}
        keys="I"
        onClick={() => onZoom(1.25)}
      />
      <Scale>{intl.formatNumber(percent / 100, { style: 'percent' })}</Scale>
      <IconButton
        icon="minus"
        size="small"
        label={intl.formatMessage(messages.zoomOut)}
        keys="O"
        onClick={() => onZoom(1 / 1.25)}
      />
      <Rule />
      <IconButton icon="fit" size="small" label={intl.formatMessage(messages.fit)} keys="F" onClick={onFit} />
      <MoreButton size="small" label={intl.formatMessage(messages.more)} items={items} />
    </Tools>
  );
}
