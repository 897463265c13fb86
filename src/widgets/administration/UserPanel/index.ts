export {
  UserPanel,
  userPanelCodec,
  type UserDeletedEvent,
  type UserPanelProps,
  type UserSavedEvent,
} from './UserPanel.js';
