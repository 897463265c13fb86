/** The door `bomdeck/host`: what the host hands in, for all widgets below. As small as `bomdeck/api`. */
export { KitProvider, type KitProviderProps } from './host/KitProvider.js';
export type {
  AuthContext,
  ComponentTab,
  HostProps,
  HostUser,
  LicenseTab,
  NavigationAdapter,
  NavigationTarget,
  Notice,
  NoticeAction,
  PreferenceStore,
  ProjectTab,
  UnsavedEvent,
  VulnerabilityTab,
} from './host/types.js';
