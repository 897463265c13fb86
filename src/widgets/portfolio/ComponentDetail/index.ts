export {
  ComponentDetail,
  type ComponentDeletedEvent,
  type ComponentDetailProps,
  type ComponentLoadedEvent,
} from './ComponentDetail.js';
