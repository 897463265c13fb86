export {
  OidcGroupPanel,
  oidcGroupPanelCodec,
  type OidcGroupDeletedEvent,
  type OidcGroupPanelProps,
  type OidcGroupSavedEvent,
} from './OidcGroupPanel.js';
