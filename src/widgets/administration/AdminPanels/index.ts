export {
  AdminPanels,
  type AdminPanelShownEvent,
  type AdminPanelsProps,
  type AdminPanelsValue,
  type ShownAdminPanel,
} from './AdminPanels.js';
export { adminPanelsFor } from './panelPlace.js';
