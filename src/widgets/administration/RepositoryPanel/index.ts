export { RepositoryPanel, repositoryPanelCodec, type RepositoryPanelProps } from './RepositoryPanel.js';
