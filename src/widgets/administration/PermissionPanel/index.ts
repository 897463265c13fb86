export { PermissionPanel, permissionPanelCodec, type PermissionPanelProps } from './PermissionPanel.js';
