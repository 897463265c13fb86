export {
  RepositoryPanel,
  repositoryPanelCodec,
  type RepositoryDeletedEvent,
  type RepositoryPanelProps,
  type RepositorySavedEvent,
} from './RepositoryPanel.js';
