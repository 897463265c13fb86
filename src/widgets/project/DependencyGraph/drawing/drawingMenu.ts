import type { IntlShape } from 'react-intl';
import type { MenuItem } from '../../../../ui/overlay/MenuItem.js';
import { messages } from './GraphDrawing.messages.js';
import type { GraphDrawingProps } from './GraphDrawingProps.js';

/** Returns the menu of actions for the complete drawing. */
export function drawingMenu(
  intl: IntlShape,
  layout: GraphDrawingProps['layout'],
  pngScale: number,
  actions: { openLevel: () => void; closeAll: () => void; save: (kind: 'svg' | 'png') => void },
): MenuItem[] {
  const { openLevel, closeAll, save } = actions;
  return [
    ...(layout === 'layers'
      ? [
          {
            id: 'open',
            label: intl.formatMessage(messages.openLevel),
            icon: 'plus' as const,
            onSelect: openLevel,
          },
          {
            id: 'close',
            label: intl.formatMessage(messages.closeAll),
            icon: 'minus' as const,
            onSelect: closeAll,
          },
        ]
      : []),
    {
      id: 'svg',
      label: intl.formatMessage(messages.saveSvg),
      icon: 'download',
      hasRule: layout === 'layers',
      onSelect: () => save('svg'),
    },
    {
      id: 'png',
      label:
        pngScale < 0.995
          ? intl.formatMessage(messages.savePngReduced, {
              scale: intl.formatNumber(Math.max(0.01, pngScale), { style: 'percent' }),
            })
          : intl.formatMessage(messages.savePng),
      icon: 'download',
      onSelect: () => save('png'),
    },
  ];
}
