export {
  AlertPanel,
  alertPanelCodec,
  type AlertDeletedEvent,
  type AlertPanelProps,
  type AlertSavedEvent,
} from './AlertPanel.js';
