export {
  AdminPanels,
  type AdminPanelShownEvent,
  type AdminPanelsProps,
  type AdminPanelsValue,
  type ShownAdminPanel,
} from './AdminPanels.js';
export { offersAdministration } from './adminSections.js';
