export {
  ProjectAccessPanel,
  projectAccessPanelCodec,
  type ProjectAccessPanelProps,
} from './ProjectAccessPanel.js';
