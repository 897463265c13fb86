export {
  TeamPanel,
  teamPanelCodec,
  type TeamDeletedEvent,
  type TeamPanelProps,
  type TeamSavedEvent,
} from './TeamPanel.js';
